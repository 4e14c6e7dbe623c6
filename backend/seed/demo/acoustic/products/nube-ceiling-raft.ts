import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { objectTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { nubeCeilingRaftDetailPicture } from '../detail-pictures.ts';
import { nubeCeilingRaftPicture } from '../family-pictures.ts';

const { chalk, oat, sage, moss, fog, clay, lake, anthracite } = feltColors;
const colors = [sage, chalk, oat, moss, fog, clay, lake, anthracite] as const;

export const nubeCeilingRaft: SeedProduct = {
  key: 'nube-ceiling-raft',
  categories: ['ceiling', 'rafts'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'nube-plafondeiland',
    fr: 'nube-ilot-de-plafond',
    de: 'nube-deckensegel',
    en: 'nube-ceiling-raft',
  },
  oldSlugs: { nl: ['nube-plafondwolk'], en: ['nube-ceiling-cloud'] },
  name: { nl: 'Nube plafondeiland', fr: 'Îlot de plafond Nube', de: 'Deckensegel Nube', en: 'Nube ceiling raft' },
  intro: {
    nl: 'Een kiezelvormig eiland van 50 mm dat vrij onder het plafond zweeft en aan beide kanten werkt.',
    fr: 'Un galet de 50 mm suspendu sous le plafond, qui absorbe sur ses deux faces.',
    de: 'Ein kieselförmiges Segel, 50 mm stark, das frei unter der Decke schwebt und auf beiden Seiten wirkt.',
    en: 'A pebble-shaped raft, 50 mm thick, that floats below the ceiling and works on both faces.',
  },
  description: {
    nl: `<p>Boven een tafel is een plafondeiland de kortste weg naar rust: het geluid komt er als eerste langs en raakt op de terugweg de bovenkant nog eens. Nube is daarom per vierkante meter ongeveer dubbel zo werkzaam als een even dik paneel dat tegen het plafond is gelijmd.</p>
<p>De vorm heeft geen voor- of achterkant. Draai er drie ten opzichte van elkaar en geen twee lijken gelijk. Een ring in het hart houdt het vilt strak; de rand is met de hand rondgeschuurd.</p>
<ul><li>Laat minstens 200 mm lucht boven het eiland, 400 mm is beter</li><li>Drie ophangpunten, dus altijd waterpas te krijgen</li><li>Een opening voor een pendelarmatuur boren we op aanvraag</li></ul>`,
    fr: `<p>Au-dessus d’une table, un îlot est le plus court chemin vers le calme : le son le rencontre en premier, puis repasse par le dessus au retour. Au mètre carré, Nube est donc à peu près deux fois plus efficace qu’un panneau de même épaisseur collé au plafond.</p>
<p>La forme n’a ni devant ni derrière. Tournez-en trois différemment et aucun ne semble pareil. Un anneau central maintient le feutre bien plan ; le bord est adouci à la main.</p>
<ul><li>Laissez au moins 200 mm d’air au-dessus, 400 mm de préférence</li><li>Trois points de suspension : la mise à niveau est toujours possible</li><li>Percement pour une suspension lumineuse sur demande</li></ul>`,
    de: `<p>Über einem Tisch ist ein Deckensegel der kürzeste Weg zur Ruhe: Der Schall trifft es zuerst und auf dem Rückweg noch einmal von oben. Je Quadratmeter wirkt Nube deshalb etwa doppelt so stark wie eine gleich dicke Platte, die an der Decke klebt.</p>
<p>Die Form kennt kein Vorn und kein Hinten. Drei Stück, gegeneinander verdreht, und keines gleicht dem anderen. Ein Ring im Inneren hält den Filz eben, die Kante ist von Hand rund geschliffen.</p>
<ul><li>Mindestens 200 mm Luft über dem Segel, besser 400 mm</li><li>Drei Aufhängepunkte, lässt sich also immer ausrichten</li><li>Eine Öffnung für eine Pendelleuchte bohren wir auf Anfrage</li></ul>`,
    en: `<p>Over a table, a raft is the shortest way to quiet: sound reaches it first, then meets the top face on its way back. Per square metre Nube therefore does roughly twice the work of a panel of the same thickness glued to the ceiling.</p>
<p>The shape has no front or back. Turn three of them to different angles and no two look alike. A ring inside keeps the felt flat; the edge is sanded round by hand.</p>
<ul><li>Leave at least 200 mm of air above, preferably 400 mm</li><li>Three suspension points, so it always hangs level</li><li>We drill an opening for a pendant lamp on request</li></ul>`,
  },
  pictures: [
    nubeCeilingRaftPicture,
    nubeCeilingRaftDetailPicture,
    {
      key: 'scene-restaurant',
      alt: {
        nl: 'Plafondeilanden boven de tafels van een restaurant',
        fr: 'Îlots de plafond au-dessus des tables d’un restaurant',
        de: 'Deckensegel über den Tischen eines Restaurants',
        en: 'Ceiling rafts above the tables of a restaurant',
      },
    },
  ],
  options: [
    colorOption(colors),
    {
      key: 'size',
      type: 'Radio',
      name: { nl: 'Formaat', fr: 'Format', de: 'Größe', en: 'Size' },
      required: true,
      values: [
        { key: 'm', name: inAllLanguages('1600 × 1100 mm') },
        { key: 'l', name: inAllLanguages('2200 × 1500 mm') },
      ],
    },
    {
      key: 'lamp',
      type: 'Checkbox',
      name: {
        nl: 'Opening van 60 mm voor een pendel',
        fr: 'Ouverture de 60 mm pour une suspension',
        de: 'Öffnung, 60 mm, für eine Pendelleuchte',
        en: '60 mm opening for a pendant lamp',
      },
      surcharge: { eur: 1814, gbp: 1579 },
    },
    {
      key: 'lamp-position',
      type: 'TextArea',
      name: {
        nl: 'Plaats van de opening',
        fr: 'Emplacement de l’ouverture',
        de: 'Lage der Öffnung',
        en: 'Position of the opening',
      },
      description: {
        nl: 'Bijvoorbeeld: midden, of 400 mm vanaf de smalle kant.',
        fr: 'Par exemple : au centre, ou à 400 mm du petit côté.',
        de: 'Zum Beispiel: mittig oder 400 mm von der schmalen Seite.',
        en: 'For instance: in the middle, or 400 mm from the narrow end.',
      },
      maxLength: 200,
      // The drill needs to know where.
      required: true,
      shownWhen: [{ option: 'lamp', answered: true }],
    },
  ],
  variants: colorVariants(
    colors,
    {
      sku: 'NUB-M',
      choices: { size: 'm' },
      price: { eur: 24876, gbp: 21917 },
      size: { width: 1600, height: 50, depth: 1100 },
      weight: 6200,
    },
    {
      sku: 'NUB-L',
      choices: { size: 'l' },
      price: { eur: 41488, gbp: 36583 },
      size: { width: 2200, height: 50, depth: 1500 },
      weight: 11600,
    },
  ),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: '1600 × 1100 mm of 2200 × 1500 mm',
      fr: '1600 × 1100 mm ou 2200 × 1500 mm',
      de: '1600 × 1100 mm oder 2200 × 1500 mm',
      en: '1600 × 1100 mm or 2200 × 1500 mm',
    }),
    attribute('coverage', {
      nl: '1,4 m² of 2,6 m² per zijde',
      fr: '1,4 m² ou 2,6 m² par face',
      de: '1,4 m² oder 2,6 m² je Seite',
      en: '1.4 m² or 2.6 m² per face',
    }),
    attribute('material', {
      nl: 'PET-vilt om een kern van PET-wol, aluminium ring',
      fr: 'Feutre PET sur âme en laine PET, anneau en aluminium',
      de: 'PET-Filz um einen Kern aus PET-Wolle, Aluminiumring',
      en: 'PET felt around a PET wool core, aluminium ring',
    }),
    attribute('recycled', percent(75)),
    attribute('mounting', {
      nl: 'Drie staaldraden van 1,5 m, meegeleverd',
      fr: 'Trois câbles d’acier de 1,5 m, fournis',
      de: 'Drei Stahlseile, 1,5 m, liegen bei',
      en: 'Three steel wires of 1.5 m, supplied',
    }),
    attribute('weight', { nl: '6,2 of 11,6 kg', fr: '6,2 ou 11,6 kg', de: '6,2 oder 11,6 kg', en: '6.2 or 11.6 kg' }),
    attribute('measured', {
      nl: 'EN ISO 354, 400 mm onder het plafond, betrokken op één zijde',
      fr: 'EN ISO 354, à 400 mm du plafond, rapporté à une face',
      de: 'EN ISO 354, 400 mm unter der Decke, bezogen auf eine Seite',
      en: 'EN ISO 354, 400 mm below the ceiling, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.25, 0.62, 0.95, 1.1, 1.12, 1.08],
    nrc: 0.95,
    alphaW: 0.9,
    soundClass: 'A',
    fireClass: 'B-s1,d0',
    thickness: 50,
    density: 90,
  },
  delivery: madeAndFitted,
  since: '2026-01-12',
  related: ['luna-round-raft', 'linea-baffle', 'fjord-wall-panel', 'drape-acoustic-curtain'],
};
