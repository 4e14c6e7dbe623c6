import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import {
  lineaBaffleDetailPicture,
  lunaRoundRaftDetailPicture,
  nubeCeilingRaftDetailPicture,
} from '../detail-pictures.ts';

export const suspensionSet: SeedProduct = {
  key: 'suspension-set',
  categories: ['accessories'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'ophangset-staaldraad',
    fr: 'kit-de-suspension-cable-acier',
    de: 'abhaengeset-stahlseil',
    en: 'wire-suspension-set',
  },
  name: {
    nl: 'Ophangset met staaldraad, vier draden',
    fr: 'Kit de suspension, quatre câbles d’acier',
    de: 'Abhängeset mit vier Stahlseilen',
    en: 'Suspension set with four steel wires',
  },
  intro: {
    nl: 'Vier dunne draden met traploze grijpers, voor elk eiland en elke baffle, in de lengte die je plafond vraagt.',
    fr: 'Quatre câbles fins à pinces réglables, pour chaque îlot et chaque baffle, à la longueur de votre plafond.',
    de: 'Vier dünne Seile mit stufenlosen Klemmen für jedes Segel und jede Baffel, in der Länge, die Ihre Decke verlangt.',
    en: 'Four thin wires with stepless grippers, for any raft or baffle, at the length your ceiling asks for.',
  },
  description: {
    nl: `<p>Bij elk eiland zit een set voor een gewoon plafond. Is het jouwe van staal, van riet of zes meter hoog, dan heb je deze nodig. De draad is 1,5 mm dik en houdt 15 kilo per stuk, met vijfvoudige veiligheid.</p>
<p>De grijper loopt maar één kant op: trekken is korter, een pennetje indrukken is langer. Zo stel je een eiland waterpas terwijl het al hangt. Kies hieronder waarmee de draad aan het plafond komt.</p>
<ul><li>Vier draden, vier plafondpunten, vier grijpers met oog</li><li>Draad blank of zwart</li><li>Reststuk afknippen met een kniptang; kapjes zitten erbij</li></ul>`,
    fr: `<p>Chaque îlot est livré avec un kit pour plafond ordinaire. Si le vôtre est en acier, en canisse ou à six mètres, il vous faut celui-ci. Le câble de 1,5 mm porte 15 kilos par point, avec un coefficient de sécurité de cinq.</p>
<p>La pince ne coulisse que dans un sens : tirez pour raccourcir, pressez l’ergot pour allonger. L’îlot se met ainsi de niveau une fois suspendu. Choisissez ci-dessous la fixation au plafond.</p>
<ul><li>Quatre câbles, quatre points de plafond, quatre pinces à œillet</li><li>Câble naturel ou noir</li><li>Le surplus se coupe à la pince ; embouts fournis</li></ul>`,
    de: `<p>Jedem Segel liegt ein Set für eine gewöhnliche Decke bei. Ist Ihre aus Stahl, aus Schilf oder sechs Meter hoch, brauchen Sie dieses. Das Seil ist 1,5 mm dick und trägt 15 Kilo je Punkt, bei fünffacher Sicherheit.</p>
<p>Die Klemme läuft nur in eine Richtung: Ziehen verkürzt, ein Druck auf den Stift verlängert. So richten Sie ein Segel aus, während es schon hängt. Womit das Seil an die Decke kommt, wählen Sie unten.</p>
<ul><li>Vier Seile, vier Deckenpunkte, vier Klemmen mit Öse</li><li>Seil blank oder schwarz</li><li>Überstand mit dem Seitenschneider kürzen; Kappen liegen bei</li></ul>`,
    en: `<p>Every raft comes with a set for an ordinary ceiling. If yours is steel, or reed, or six metres up, this is the one you need. The wire is 1.5 mm thick and holds 15 kilos a point, with a safety factor of five.</p>
<p>The gripper runs one way only: pull to shorten, press the pin to lengthen. So you level a raft while it is already hanging. Choose below how the wire meets the ceiling.</p>
<ul><li>Four wires, four ceiling points, four grippers with eyelets</li><li>Wire in plain steel or black</li><li>Trim the end with side cutters; caps included</li></ul>`,
  },
  pictures: [nubeCeilingRaftDetailPicture, lineaBaffleDetailPicture, lunaRoundRaftDetailPicture],
  options: [
    {
      key: 'ceiling',
      type: 'DropDown',
      name: { nl: 'Plafondpunt', fr: 'Point de plafond', de: 'Deckenpunkt', en: 'Ceiling point' },
      required: true,
      values: [
        {
          key: 'concrete',
          name: { nl: 'Plug voor beton', fr: 'Cheville à béton', de: 'Dübel für Beton', en: 'Plug for concrete' },
        },
        {
          key: 'magnet',
          name: { nl: 'Magneet voor staal', fr: 'Aimant pour acier', de: 'Magnet für Stahl', en: 'Magnet for steel' },
        },
        {
          key: 'grid',
          name: {
            nl: 'Klem voor T-profiel',
            fr: 'Pince pour profil en T',
            de: 'Klemme für T-Profil',
            en: 'Clip for T-bar',
          },
        },
      ],
    },
    {
      key: 'length',
      type: 'Number',
      name: { nl: 'Draadlengte', fr: 'Longueur du câble', de: 'Seillänge', en: 'Wire length' },
      number: { min: 1000, max: 10000, step: 500, default: 3000 },
      unit: inAllLanguages('mm'),
      required: true,
      // A longer wire swings, and a magnet lets go when it is pulled sideways.
      limits: [{ when: [{ option: 'ceiling', chosen: ['magnet'] }], number: { max: 4000 } }],
    },
    {
      key: 'finish',
      type: 'Radio',
      name: { nl: 'Afwerking', fr: 'Finition', de: 'Ausführung', en: 'Finish' },
      values: [
        { key: 'steel', name: { nl: 'Blank staal', fr: 'Acier naturel', de: 'Stahl blank', en: 'Plain steel' } },
        {
          key: 'black',
          name: { nl: 'Zwart', fr: 'Noir', de: 'Schwarz', en: 'Black' },
          surcharge: { eur: 248, gbp: 218 },
        },
      ],
    },
    {
      key: 'people',
      type: 'RedRemark',
      name: { nl: 'Boven mensen', fr: 'Au-dessus de personnes', de: 'Über Personen', en: 'Above people' },
      description: {
        nl: 'Magneten alleen met een tweede borging, zoals een draad om de ligger.',
        fr: 'Aimants uniquement avec une seconde sécurité, par exemple un câble autour de la poutre.',
        de: 'Magnete nur mit zweiter Sicherung, etwa einem Seil um den Träger.',
        en: 'Use magnets only with a second safeguard, such as a wire round the beam.',
      },
    },
  ],
  variants: [
    { sku: 'SUS-CON', choices: { ceiling: 'concrete' }, price: { eur: 1231, gbp: 1079 }, weight: 160 },
    { sku: 'SUS-MAG', choices: { ceiling: 'magnet' }, price: { eur: 2227, gbp: 1950 }, weight: 340 },
    { sku: 'SUS-GRI', choices: { ceiling: 'grid' }, price: { eur: 1066, gbp: 933 }, weight: 150 },
  ],
  tiers: boxTiers,
  attributes: [
    attribute('packed', {
      nl: '4 draden met toebehoren',
      fr: '4 câbles et accessoires',
      de: '4 Seile mit Zubehör',
      en: '4 wires and fittings',
    }),
    attribute('material', {
      nl: 'Verzinkt staal, 7 × 7 strengen',
      fr: 'Acier galvanisé, 7 × 7 torons',
      de: 'Verzinkter Stahl, 7 × 7 Litzen',
      en: 'Galvanised steel, 7 × 7 strands',
    }),
    {
      name: { nl: 'Draagkracht', fr: 'Charge admissible', de: 'Tragkraft', en: 'Safe load' },
      value: { nl: '15 kg per draad', fr: '15 kg par câble', de: '15 kg je Seil', en: '15 kg per wire' },
    },
    attribute('origin', { nl: 'Duitsland', fr: 'Allemagne', de: 'Deutschland', en: 'Germany' }),
  ],
  delivery: fromStock,
  since: '2023-01-23',
  related: ['linea-baffle', 'luna-round-raft', 'nube-ceiling-raft', 'linea-rail-set'],
};
