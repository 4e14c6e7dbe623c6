import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { cornerBassTrapDetailPicture } from '../detail-pictures.ts';
import { cornerBassTrapPicture } from '../family-pictures.ts';

const { anthracite, grey, blue } = foamColors;
const colors = [anthracite, grey, blue] as const;

export const cornerBassTrap: SeedProduct = {
  key: 'corner-bass-trap',
  categories: ['absorbers', 'studio-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'corner-basabsorber',
    fr: 'corner-piege-a-basses',
    de: 'corner-bassabsorber',
    en: 'corner-bass-trap',
  },
  oldSlugs: { nl: ['hoekabsorber'], de: ['eckabsorber'] },
  name: { nl: 'Corner basabsorber', fr: 'Piège à basses Corner', de: 'Bassabsorber Corner', en: 'Corner bass trap' },
  intro: {
    nl: 'Driehoekige zuil voor de hoek, waar lage tonen zich ophopen en dun schuim niets meer uithaalt.',
    fr: 'Un prisme triangulaire pour l’angle, là où les graves s’accumulent et où la mousse mince ne peut plus rien.',
    de: 'Dreieckige Säule für die Raumecke, wo tiefe Töne sich stauen und dünner Schaum nichts mehr ausrichtet.',
    en: 'A triangular column for the corner, where low notes pile up and thin foam can do no more.',
  },
  description: {
    nl: `<p>In een hoek is de druk van een lage toon het grootst. Juist daar wil je dikte, en die geeft Corner: benen van 500 mm, tot 350 mm schuim van voorkant tot hoek. Bij 125 Hz verdwijnt twee derde van wat erop valt.</p>
<p>Een element is 600 mm hoog. Stapel er vier van vloer tot plafond, in minstens twee hoeken. De ribben op de voorkant nemen de hoge tonen mee; wil je die juist sparen, hang er dan een doek voor.</p>
<ul><li>Staat zonder lijm; alleen gestapeld zet je ze vast met twee strips</li><li>Ook te leggen in de naad van wand en plafond</li></ul>`,
    fr: `<p>C’est dans un angle que la pression d’un son grave est la plus forte. C’est donc là qu’il faut de l’épaisseur, et Corner en a : 500 mm de côté, jusqu’à 350 mm de mousse entre la face et l’angle. À 125 Hz, les deux tiers de ce qui l’atteint disparaissent.</p>
<p>Un élément fait 600 mm de haut. Empilez-en quatre du sol au plafond, dans deux angles au moins. Les arêtes de la face captent les aigus ; pour les préserver, tendez un tissu devant.</p>
<ul><li>Tient sans colle ; empilés, deux bandes suffisent à les fixer</li><li>Se pose aussi dans l’arête entre mur et plafond</li></ul>`,
    de: `<p>In der Ecke ist der Druck eines tiefen Tons am größten. Genau dort braucht es Dicke, und die hat Corner: 500 mm Schenkellänge, bis zu 350 mm Schaum von der Front bis zur Ecke. Bei 125 Hz verschwinden zwei Drittel dessen, was auftrifft.</p>
<p>Ein Element ist 600 mm hoch. Stapeln Sie vier vom Boden bis zur Decke, in mindestens zwei Ecken. Die Rippen an der Front nehmen die Höhen mit; wer diese schonen möchte, hängt einen Stoff davor.</p>
<ul><li>Steht ohne Kleber; gestapelt genügen zwei Streifen zur Sicherung</li><li>Passt auch in die Kante zwischen Wand und Decke</li></ul>`,
    en: `<p>The pressure of a low note is greatest in a corner. That is where you want depth, and Corner has it: sides of 500 mm, and up to 350 mm of foam from face to corner. At 125 Hz, two thirds of what reaches it never comes back.</p>
<p>One element is 600 mm tall. Stack four from floor to ceiling, in at least two corners. The ribs on the face take some of the treble too; if you would rather keep it, hang cloth in front.</p>
<ul><li>Stands without glue; a stack needs two strips to stay put</li><li>Also lies along the join of wall and ceiling</li></ul>`,
  },
  pictures: [cornerBassTrapPicture, cornerBassTrapDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'cut',
      type: 'Number',
      name: { nl: 'Ingekort tot (mm)', fr: 'Recoupé à (mm)', de: 'Gekürzt auf (mm)', en: 'Cut down to (mm)' },
      description: {
        nl: 'Voor het bovenste element, als de kamer geen veelvoud van 600 mm hoog is.',
        fr: 'Pour l’élément du haut, si la hauteur de la pièce n’est pas un multiple de 600 mm.',
        de: 'Für das oberste Element, wenn die Raumhöhe kein Vielfaches von 600 mm ist.',
        en: 'For the top element, if the room is not a multiple of 600 mm high.',
      },
      number: { min: 100, max: 600, step: 10, default: 600 },
      surcharge: { eur: 351, gbp: 317 },
    },
    {
      key: 'strips',
      type: 'Checkbox',
      name: {
        nl: 'Twee bevestigingsstrips',
        fr: 'Deux bandes de fixation',
        de: 'Zwei Befestigungsstreifen',
        en: 'Two fixing strips',
      },
      surcharge: { eur: 248, gbp: 229 },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'COR-5060',
    price: { eur: 4917, gbp: 4292 },
    size: { width: 500, height: 600, depth: 500 },
    weight: 2100,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Benen 500 mm, hoogte 600 mm',
      fr: 'Côtés 500 mm, hauteur 600 mm',
      de: 'Schenkel 500 mm, Höhe 600 mm',
      en: 'Sides 500 mm, height 600 mm',
    }),
    attribute('thickness', {
      nl: '350 mm in het hart',
      fr: '350 mm au centre',
      de: '350 mm in der Mitte',
      en: '350 mm at the centre',
    }),
    attribute('material', {
      nl: 'PU-schuim met open cellen',
      fr: 'Mousse PU à cellules ouvertes',
      de: 'Offenporiger PU-Schaum',
      en: 'Open-cell PU foam',
    }),
    attribute('weight', { nl: '2,1 kg', fr: '2,1 kg', de: '2,1 kg', en: '2.1 kg' }),
    attribute('mounting', {
      nl: 'Los gestapeld of met strips',
      fr: 'Empilé librement ou sur bandes',
      de: 'Lose gestapelt oder mit Streifen',
      en: 'Stacked loose, or with strips',
    }),
    attribute('emissions', 'CertiPUR'),
    attribute('measured', {
      nl: 'EN ISO 354, in de hoek, betrokken op de voorkant',
      fr: 'EN ISO 354, en angle, rapporté à la face avant',
      de: 'EN ISO 354, in der Ecke, bezogen auf die Front',
      en: 'EN ISO 354, in a corner, related to the front face',
    }),
  ],
  acoustics: {
    absorption: [0.68, 0.98, 1.1, 1.08, 1.05, 1.02],
    nrc: 1.05,
    alphaW: 1,
    soundClass: 'A',
    fireClass: 'E',
    thickness: 350,
    density: 28,
  },
  delivery: fromStock,
  since: '2025-01-20',
  related: ['pyra-foam-panel', 'wedge-foam-panel', 'melamine-absorber-block', 'drape-acoustic-curtain'],
};
