import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { objectTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { lunaRoundRaftDetailPicture } from '../detail-pictures.ts';
import { lunaRoundRaftPicture } from '../family-pictures.ts';

const { clay, ochre, sand, chalk, sage, pine, lake, midnight, anthracite } = feltColors;
const colors = [sage, clay, ochre, sand, chalk, pine, lake, midnight, anthracite] as const;

export const lunaRoundRaft: SeedProduct = {
  key: 'luna-round-raft',
  categories: ['ceiling', 'rafts'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'luna-rond-plafondeiland',
    fr: 'luna-ilot-rond',
    de: 'luna-rundes-deckensegel',
    en: 'luna-round-raft',
  },
  name: {
    nl: 'Luna rond plafondeiland',
    fr: 'Îlot rond Luna',
    de: 'Rundes Deckensegel Luna',
    en: 'Luna round raft',
  },
  intro: {
    nl: 'Een ronde schijf van 40 mm vilt, in drie doorsneden, los boven een tafel of in een zwerm door de zaal.',
    fr: 'Un disque de feutre de 40 mm, en trois diamètres, seul au-dessus d’une table ou en nuée dans la salle.',
    de: 'Eine Filzscheibe von 40 mm in drei Durchmessern, einzeln über dem Tisch oder als Schwarm im Saal.',
    en: 'A disc of felt, 40 mm thick, in three diameters: one above a table, or a flock across the room.',
  },
  description: {
    nl: `<p>Luna is de eenvoudigste vorm die we maken, en de vorm die het vaakst wordt nabesteld. Drie formaten op verschillende hoogte geven een zaal ritme; één grote schijf boven een ronde tafel geeft een gesprek een plek.</p>
<p>De schijf is uit één stuk. Er loopt dus geen naad door het midden en aan de rand zie je alleen vilt. Aan de bovenkant zitten vier ingelaten moeren voor de draden.</p>
<ul><li>Boven een tafel: hang de schijf 600 tot 900 mm boven de lamp, of gebruik hem als plafond van de zithoek</li><li>Voor een zaal van 80 m² werkt een mix van zes grote en zes kleine goed</li></ul>`,
    fr: `<p>Luna est la forme la plus simple de notre gamme, et celle qui revient le plus souvent dans les commandes. Trois formats à des hauteurs différentes donnent du rythme à une salle ; un grand disque au-dessus d’une table ronde donne un lieu à la conversation.</p>
<p>Le disque est d’une seule pièce : aucune couture au milieu, rien que du feutre sur le bord. Quatre écrous noyés sur le dessus reçoivent les câbles.</p>
<ul><li>Au-dessus d’une table, suspendez-le 600 à 900 mm au-dessus de la lampe, ou faites-en le plafond d’un coin salon</li><li>Pour une salle de 80 m², six grands et six petits font un bon ensemble</li></ul>`,
    de: `<p>Luna ist die einfachste Form, die wir fertigen, und die am häufigsten nachbestellte. Drei Größen auf verschiedenen Höhen geben einem Saal Rhythmus, eine große Scheibe über einem runden Tisch gibt dem Gespräch einen Ort.</p>
<p>Die Scheibe besteht aus einem Stück. Keine Naht läuft durch die Mitte, am Rand ist nur Filz zu sehen. Auf der Oberseite sitzen vier eingelassene Muttern für die Seile.</p>
<ul><li>Über dem Tisch: 600 bis 900 mm über der Leuchte, oder als eigene Decke der Sitzecke</li><li>Für einen Saal von 80 m² ergeben sechs große und sechs kleine eine gute Mischung</li></ul>`,
    en: `<p>Luna is the simplest shape we make, and the one most often reordered. Three sizes at different heights give a dining room rhythm; one large disc over a round table gives a conversation somewhere to be.</p>
<p>Each disc is cut in one piece, so no seam runs through the middle and the edge shows nothing but felt. Four inset nuts on the top face take the wires.</p>
<ul><li>Over a table, hang it 600 to 900 mm above the lamp, or let it be the ceiling of a seating corner</li><li>In a room of 80 m², six large and six small make a good mix</li></ul>`,
  },
  pictures: [
    lunaRoundRaftPicture,
    lunaRoundRaftDetailPicture,
    {
      key: 'scene-restaurant',
      alt: {
        nl: 'Restaurant met ronde schijven van vilt boven de tafels',
        fr: 'Restaurant avec des disques de feutre au-dessus des tables',
        de: 'Restaurant mit runden Filzscheiben über den Tischen',
        en: 'Restaurant with discs of felt above the tables',
      },
    },
  ],
  options: [
    colorOption(colors),
    {
      key: 'diameter',
      type: 'Radio',
      name: { nl: 'Doorsnede', fr: 'Diamètre', de: 'Durchmesser', en: 'Diameter' },
      required: true,
      values: [
        { key: '900', name: inAllLanguages('900 mm') },
        { key: '1200', name: inAllLanguages('1200 mm') },
        { key: '1500', name: inAllLanguages('1500 mm') },
      ],
    },
    {
      key: 'wire',
      type: 'DropDown',
      name: { nl: 'Draadlengte', fr: 'Longueur des câbles', de: 'Seillänge', en: 'Wire length' },
      values: [
        { key: '1500', name: { nl: '1,5 m', fr: '1,5 m', de: '1,5 m', en: '1.5 m' } },
        { key: '3000', name: inAllLanguages('3 m'), surcharge: { eur: 769, gbp: 692 } },
        { key: '5000', name: inAllLanguages('5 m'), surcharge: { eur: 1194, gbp: 1042 } },
      ],
    },
  ],
  variants: colorVariants(
    colors,
    {
      sku: 'LUN-0900',
      choices: { diameter: '900' },
      price: { eur: 11901, gbp: 10500 },
      size: { width: 900, height: 40, depth: 900 },
      weight: 2600,
    },
    {
      sku: 'LUN-1200',
      choices: { diameter: '1200' },
      price: { eur: 16364, gbp: 14500 },
      size: { width: 1200, height: 40, depth: 1200 },
      weight: 4500,
    },
    {
      sku: 'LUN-1500',
      choices: { diameter: '1500' },
      price: { eur: 23884, gbp: 21083 },
      size: { width: 1500, height: 40, depth: 1500 },
      weight: 7000,
    },
  ),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Ø 900, 1200 of 1500 mm',
      fr: 'Ø 900, 1200 ou 1500 mm',
      de: 'Ø 900, 1200 oder 1500 mm',
      en: 'Ø 900, 1200 or 1500 mm',
    }),
    attribute('thickness', '40 mm'),
    attribute('coverage', {
      nl: '0,64, 1,13 of 1,77 m² per zijde',
      fr: '0,64, 1,13 ou 1,77 m² par face',
      de: '0,64, 1,13 oder 1,77 m² je Seite',
      en: '0.64, 1.13 or 1.77 m² per face',
    }),
    attribute('material', {
      nl: 'PET-vilt om een kern van PET-wol',
      fr: 'Feutre PET sur âme en laine PET',
      de: 'PET-Filz um einen Kern aus PET-Wolle',
      en: 'PET felt around a PET wool core',
    }),
    attribute('recycled', percent(75)),
    attribute('mounting', {
      nl: 'Vier draden naar één plafondpunt',
      fr: 'Quatre câbles réunis en un point au plafond',
      de: 'Vier Seile zu einem Deckenpunkt',
      en: 'Four wires to a single ceiling point',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, 400 mm onder het plafond, betrokken op één zijde',
      fr: 'EN ISO 354, à 400 mm du plafond, rapporté à une face',
      de: 'EN ISO 354, 400 mm unter der Decke, bezogen auf eine Seite',
      en: 'EN ISO 354, 400 mm below the ceiling, related to one face',
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
  since: '2025-10-06',
  related: ['nube-ceiling-raft', 'linea-baffle', 'hexa-felt-tiles', 'canvas-print-panel'],
};
