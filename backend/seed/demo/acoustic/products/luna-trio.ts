import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { lunaRoundRaftDetailPicture } from '../detail-pictures.ts';
import { lunaRoundRaftPicture } from '../family-pictures.ts';

export const lunaTrio: SeedProduct = {
  key: 'luna-trio',
  categories: ['ceiling', 'rafts'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'luna-trio-drie-ronde-eilanden',
    fr: 'luna-trio-trois-ilots-ronds',
    de: 'luna-trio-drei-runde-deckensegel',
    en: 'luna-trio-three-round-rafts',
  },
  name: {
    nl: 'Luna Trio, drie ronde eilanden',
    fr: 'Luna Trio, trois îlots ronds',
    de: 'Luna Trio, drei runde Deckensegel',
    en: 'Luna Trio, three round rafts',
  },
  intro: {
    nl: 'Een grote, een middelmaat en een kleine Luna in één pakket, met een hangplan voor boven de bank of tafel.',
    fr: 'Une grande, une moyenne et une petite Luna dans un seul colis, avec un plan d’accrochage pour le salon ou la table.',
    de: 'Eine große, eine mittlere und eine kleine Luna im Paket, samt Hängeplan für Sofa oder Esstisch.',
    en: 'A large, a medium and a small Luna in one parcel, with a hanging plan for over the sofa or table.',
  },
  description: {
    nl: `<p>De meeste mensen die één Luna kopen, komen terug voor een tweede. Daarom hebben we de drie maten bij elkaar gezet: 1200, 900 en 600 mm, samen 2,05 m² en dus ruim vier vierkante meter absorberend oppervlak als je de bovenkant meetelt.</p>
<p>In de doos zit een hangplan op ware grootte, van papier. Leg het op de vloer, schuif tot het klopt en zet de punten met een lood of laser over naar het plafond. De hoogteverschillen die we aanraden: 300, 500 en 400 mm onder het plafond.</p>
<ul><li>Kies een kleurenpalet; de grootste schijf heeft de donkerste kleur</li><li>De kleine van 600 mm is alleen in dit pakket te krijgen</li><li>Geschikt voor kamers van 15 tot 25 m²</li></ul>`,
    fr: `<p>Ceux qui achètent une Luna en rachètent souvent une deuxième. Nous avons donc réuni trois formats : 1200, 900 et 600 mm, soit 2,05 m² et plus de quatre mètres carrés absorbants en comptant le dessus.</p>
<p>Le colis contient un plan d’accrochage en papier, grandeur nature. Posez-le au sol, déplacez-le jusqu’à ce que tout tombe bien, puis reportez les points au plafond au fil à plomb ou au laser. Les hauteurs que nous conseillons : 300, 500 et 400 mm sous le plafond.</p>
<ul><li>Choisissez une palette ; le plus grand disque porte la teinte la plus sombre</li><li>Le petit disque de 600 mm n’existe que dans cet ensemble</li><li>Pour des pièces de 15 à 25 m²</li></ul>`,
    de: `<p>Wer eine Luna kauft, kommt meist für eine zweite wieder. Deshalb haben wir drei Größen zusammengestellt: 1200, 900 und 600 mm, zusammen 2,05 m² und damit gut vier Quadratmeter Absorptionsfläche, wenn man die Oberseite mitzählt.</p>
<p>Im Karton liegt ein Hängeplan aus Papier in Originalgröße. Legen Sie ihn auf den Boden, schieben Sie, bis es stimmt, und übertragen Sie die Punkte mit Lot oder Laser an die Decke. Unsere Empfehlung für die Höhen: 300, 500 und 400 mm unter der Decke.</p>
<ul><li>Eine Farbpalette wählen; die größte Scheibe trägt den dunkelsten Ton</li><li>Die kleine Scheibe mit 600 mm gibt es nur in diesem Paket</li><li>Für Räume von 15 bis 25 m²</li></ul>`,
    en: `<p>Most people who buy one Luna come back for a second. So we put three sizes together: 1200, 900 and 600 mm, which makes 2.05 m², or a good four square metres of absorbing surface once you count the top faces.</p>
<p>The box contains a full-size hanging plan on paper. Lay it on the floor, shuffle it until it looks right, and carry the points up to the ceiling with a plumb line or laser. The drops we suggest are 300, 500 and 400 mm.</p>
<ul><li>Choose a palette; the largest disc takes the darkest colour</li><li>The small 600 mm disc comes only in this set</li><li>Suits rooms of 15 to 25 m²</li></ul>`,
  },
  pictures: [lunaRoundRaftPicture, lunaRoundRaftDetailPicture],
  options: [
    {
      key: 'palette',
      type: 'DropDown',
      name: { nl: 'Kleurenpalet', fr: 'Palette', de: 'Farbpalette', en: 'Palette' },
      required: true,
      values: [
        {
          key: 'forest',
          name: {
            nl: 'Bos: dennengroen, klei, salie',
            fr: 'Forêt : sapin, argile, sauge',
            de: 'Wald: Tanne, Ton, Salbei',
            en: 'Forest: pine, clay, sage',
          },
        },
        {
          key: 'coast',
          name: {
            nl: 'Kust: meerblauw, zand, krijt',
            fr: 'Côte : bleu lac, sable, craie',
            de: 'Küste: Seeblau, Sand, Kreide',
            en: 'Coast: lake blue, sand, chalk',
          },
        },
        {
          key: 'city',
          name: {
            nl: 'Stad: antraciet, mist, oker',
            fr: 'Ville : anthracite, brume, ocre',
            de: 'Stadt: Anthrazit, Nebel, Ocker',
            en: 'City: anthracite, fog, ochre',
          },
        },
      ],
    },
    {
      key: 'drop',
      type: 'Number',
      name: {
        nl: 'Langste draad (mm)',
        fr: 'Câble le plus long (mm)',
        de: 'Längstes Seil (mm)',
        en: 'Longest wire (mm)',
      },
      number: { min: 500, max: 4000, step: 100, default: 1000 },
    },
  ],
  variants: [
    {
      sku: 'LUT-FOREST',
      choices: { palette: 'forest' },
      price: { eur: 31405, gbp: 27625 },
      size: { width: 1200, height: 40, depth: 1200 },
      weight: 8300,
    },
    {
      sku: 'LUT-COAST',
      choices: { palette: 'coast' },
      price: { eur: 31405, gbp: 27625 },
      size: { width: 1200, height: 40, depth: 1200 },
      weight: 8300,
    },
    {
      sku: 'LUT-CITY',
      choices: { palette: 'city' },
      price: { eur: 31405, gbp: 27625 },
      size: { width: 1200, height: 40, depth: 1200 },
      weight: 8300,
      inStock: false,
    },
  ],
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: '1200, 900 en 600 mm rond, 40 mm dik',
      fr: '1200, 900 et 600 mm de diamètre, 40 mm d’épaisseur',
      de: '1200, 900 und 600 mm Durchmesser, 40 mm dick',
      en: '1200, 900 and 600 mm across, 40 mm thick',
    }),
    attribute('coverage', {
      nl: '2,05 m² per zijde',
      fr: '2,05 m² par face',
      de: '2,05 m² je Seite',
      en: '2.05 m² per face',
    }),
    attribute('material', {
      nl: 'PET-vilt om een kern van PET-wol',
      fr: 'Feutre PET sur âme en laine PET',
      de: 'PET-Filz um einen Kern aus PET-Wolle',
      en: 'PET felt around a PET wool core',
    }),
    attribute('packed', {
      nl: '3 schijven, 10 draden, hangplan',
      fr: '3 disques, 10 câbles, plan d’accrochage',
      de: '3 Scheiben, 10 Seile, Hängeplan',
      en: '3 discs, 10 wires, hanging plan',
    }),
    attribute('weight', { nl: '8,3 kg', fr: '8,3 kg', de: '8,3 kg', en: '8.3 kg' }),
    attribute('measured', {
      nl: 'EN ISO 354, vrij hangend, betrokken op één zijde',
      fr: 'EN ISO 354, suspendu, rapporté à une face',
      de: 'EN ISO 354, frei hängend, bezogen auf eine Seite',
      en: 'EN ISO 354, freely suspended, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.22, 0.55, 0.9, 1.08, 1.1, 1.05],
    nrc: 0.9,
    alphaW: 0.85,
    soundClass: 'B',
    fireClass: 'B-s1,d0',
    thickness: 40,
    density: 95,
  },
  delivery: madeAndFitted,
  since: '2026-05-25',
  related: ['luna-round-raft', 'nube-ceiling-raft', 'isola-raft-set', 'suspension-set'],
};
