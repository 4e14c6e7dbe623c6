import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { objectTiers } from '../../common/tiers.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { bureauDeskScreenDetailPicture } from '../detail-pictures.ts';
import { bureauDeskScreenPicture } from '../family-pictures.ts';

const { pine, moss, sage, fog, anthracite, clay, lake, midnight } = feltColors;
const colors = [pine, moss, sage, fog, anthracite, clay, lake, midnight] as const;

export const bureauDeskScreen: SeedProduct = {
  key: 'bureau-desk-screen',
  categories: ['screens-dividers'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'bureau-tafelscherm',
    fr: 'bureau-ecran-de-table',
    de: 'bureau-tischtrennwand',
    en: 'bureau-desk-screen',
  },
  oldSlugs: { nl: ['bureauscherm-vilt'], de: ['bureau-tischaufsatz'] },
  name: {
    nl: 'Bureau tafelscherm',
    fr: 'Écran de table Bureau',
    de: 'Tischtrennwand Bureau',
    en: 'Bureau desk screen',
  },
  intro: {
    nl: 'Vilten scherm met ronde hoeken dat je zonder boren op het blad klemt: hoog genoeg om achter te bellen.',
    fr: 'Écran de feutre aux angles arrondis, pincé sur le plateau sans percer : assez haut pour téléphoner derrière.',
    de: 'Filztrennwand mit runden Ecken, ohne Bohren an die Platte geklemmt: hoch genug, um dahinter zu telefonieren.',
    en: 'A felt screen with rounded corners that clamps on without drilling, tall enough to take a call behind.',
  },
  description: {
    nl: `<p>Wie aan een bureau zit, praat op ongeveer 1,20 m hoogte. Bureau steekt 480 mm boven het blad uit en breekt daarmee de rechte lijn naar de collega ertegenover. De rest doet het vilt: 35 mm dik, aan beide kanten open.</p>
<p>Twee klemmen van zwart staal pakken bladen van 15 tot 35 mm. Het scherm loopt 140 mm onder het blad door, zodat kabels uit het zicht blijven. Een punaise houdt; een memo ook.</p>
<ul><li>In vier breedtes voor gangbare bureaus</li><li>Zit-stabureaus: het scherm gaat gewoon mee omhoog</li></ul>`,
    fr: `<p>Assis à son bureau, on parle à environ 1,20 m du sol. Bureau dépasse le plateau de 480 mm et coupe ainsi la ligne directe vers le collègue d’en face. Le feutre fait le reste : 35 mm d’épaisseur, absorbant des deux côtés.</p>
<p>Deux pinces en acier noir serrent des plateaux de 15 à 35 mm. L’écran descend de 140 mm sous le plateau et cache les câbles. Une punaise y tient, un pense-bête aussi.</p>
<ul><li>Quatre largeurs pour les bureaux courants</li><li>Bureau assis-debout : l’écran suit le mouvement</li></ul>`,
    de: `<p>Wer am Schreibtisch sitzt, spricht auf etwa 1,20 m Höhe. Bureau ragt 480 mm über die Platte und unterbricht so die gerade Linie zum Gegenüber. Den Rest erledigt der Filz: 35 mm stark und auf beiden Seiten offen.</p>
<p>Zwei Klemmen aus schwarzem Stahl fassen Platten von 15 bis 35 mm. Die Trennwand reicht 140 mm unter die Platte, Kabel bleiben also verdeckt. Pinnnadeln halten, Notizzettel auch.</p>
<ul><li>Vier Breiten für gängige Schreibtische</li><li>Am Steh-Sitz-Tisch fährt sie einfach mit</li></ul>`,
    en: `<p>Sitting at a desk, people talk at about 1.20 m. Bureau rises 480 mm above the top and so breaks the straight line to whoever sits opposite. The felt does the rest: 35 mm thick and open on both faces.</p>
<p>Two clamps of black steel grip tops from 15 to 35 mm. The screen carries on 140 mm below the top, which keeps cables out of sight. It takes a drawing pin, and a memo with it.</p>
<ul><li>Four widths for the usual desks</li><li>On a sit-stand desk it simply travels along</li></ul>`,
  },
  pictures: [
    bureauDeskScreenPicture,
    bureauDeskScreenDetailPicture,
    {
      key: 'scene-office',
      alt: {
        nl: 'Vilten schermen tussen de werkplekken van een licht kantoor',
        fr: 'Écrans de feutre entre les postes d’un bureau lumineux',
        de: 'Filztrennwände zwischen den Arbeitsplätzen eines hellen Büros',
        en: 'Felt screens between the desks of a bright office',
      },
    },
    {
      key: 'quadra-ceiling-tile',
      alt: {
        nl: 'Enkel bureau met een mosgroen tafelscherm in een kantoor met systeemplafond',
        fr: 'Bureau unique avec un écran vert mousse, sous un plafond démontable',
        de: 'Einzelner Schreibtisch mit moosgrüner Trennwand unter einer Rasterdecke',
        en: 'A single desk with a moss green screen under a grid ceiling',
      },
    },
  ],
  options: [
    colorOption(colors),
    {
      key: 'width',
      type: 'DropDown',
      name: { nl: 'Breedte', fr: 'Largeur', de: 'Breite', en: 'Width' },
      required: true,
      values: [
        { key: '1200', name: inAllLanguages('1200 mm') },
        { key: '1400', name: inAllLanguages('1400 mm') },
        { key: '1600', name: inAllLanguages('1600 mm') },
        { key: '1800', name: inAllLanguages('1800 mm') },
      ],
    },
    {
      key: 'clamps',
      type: 'Radio',
      name: { nl: 'Klemmen', fr: 'Pinces', de: 'Klemmen', en: 'Clamps' },
      values: [
        { key: 'black', name: { nl: 'Zwart', fr: 'Noires', de: 'Schwarz', en: 'Black' } },
        { key: 'white', name: { nl: 'Wit', fr: 'Blanches', de: 'Weiß', en: 'White' } },
      ],
    },
    {
      key: 'thick-top',
      type: 'Checkbox',
      name: {
        nl: 'Klemmen voor bladen van 36 tot 60 mm',
        fr: 'Pinces pour plateaux de 36 à 60 mm',
        de: 'Klemmen für Platten von 36 bis 60 mm',
        en: 'Clamps for tops of 36 to 60 mm',
      },
      surcharge: { eur: 905, gbp: 792 },
    },
  ],
  variants: colorVariants(
    colors,
    {
      sku: 'BUR-1600',
      choices: { width: '1600' },
      price: { eur: 12810, gbp: 11417 },
      size: { width: 1600, height: 620, depth: 35 },
      weight: 6100,
    },
    {
      sku: 'BUR-1200',
      choices: { width: '1200' },
      price: { eur: 10413, gbp: 9167 },
      size: { width: 1200, height: 620, depth: 35 },
      weight: 4600,
    },
    {
      sku: 'BUR-1400',
      choices: { width: '1400' },
      price: { eur: 11570, gbp: 10250 },
      size: { width: 1400, height: 620, depth: 35 },
      weight: 5300,
    },
    {
      sku: 'BUR-1800',
      choices: { width: '1800' },
      price: { eur: 14380, gbp: 12583 },
      size: { width: 1800, height: 620, depth: 35 },
      weight: 6800,
    },
  ),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: '1200 tot 1800 × 620 × 35 mm',
      fr: '1200 à 1800 × 620 × 35 mm',
      de: '1200 bis 1800 × 620 × 35 mm',
      en: '1200 to 1800 × 620 × 35 mm',
    }),
    {
      name: {
        nl: 'Hoogte boven het blad',
        fr: 'Hauteur au-dessus du plateau',
        de: 'Höhe über der Tischplatte',
        en: 'Height above the desk top',
      },
      value: inAllLanguages('480 mm'),
    },
    attribute('material', {
      nl: 'PET-vilt, klemmen van gepoederlakt staal',
      fr: 'Feutre PET, pinces en acier thermolaqué',
      de: 'PET-Filz, Klemmen aus pulverbeschichtetem Stahl',
      en: 'PET felt, powder-coated steel clamps',
    }),
    attribute('recycled', percent(70)),
    attribute('mounting', {
      nl: 'Klemmen, bladdikte 15 tot 35 mm',
      fr: 'Pinces, plateau de 15 à 35 mm',
      de: 'Klemmen, Plattenstärke 15 bis 35 mm',
      en: 'Clamps, desk tops of 15 to 35 mm',
    }),
    attribute('care', {
      nl: 'Stofzuigen met een zachte borstel',
      fr: 'Aspirer avec une brosse douce',
      de: 'Mit weicher Bürste absaugen',
      en: 'Vacuum with a soft brush',
    }),
    attribute('measured', {
      nl: 'EN ISO 20189, betrokken op één zijde',
      fr: 'EN ISO 20189, rapporté à une face',
      de: 'EN ISO 20189, bezogen auf eine Seite',
      en: 'EN ISO 20189, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.1, 0.26, 0.55, 0.76, 0.84, 0.86],
    nrc: 0.6,
    fireClass: 'B-s1,d0',
    thickness: 35,
    density: 175,
  },
  delivery: madeToOrder,
  since: '2025-08-18',
  related: ['paravent-divider', 'linea-baffle', 'cascade-hanging-divider', 'quadra-ceiling-tile'],
};
