import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { adhesiveBack } from '../cutting.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

const { grey, anthracite, blue } = foamColors;
const colors = [grey, anthracite, blue] as const;

export const pu28Wedge: SeedProduct = {
  key: 'pu-28-wedge',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'pu-28-wigschuim-60-mm',
    fr: 'pu-28-mousse-a-diedres-60-mm',
    de: 'pu-28-keilschaum-60-mm',
    en: 'pu-28-wedge-foam-60-mm',
  },
  name: {
    nl: 'PU 28 wigschuim, 60 mm',
    fr: 'Mousse à dièdres PU 28, 60 mm',
    de: 'Keilschaum PU 28, 60 mm',
    en: 'PU 28 wedge foam, 60 mm',
  },
  intro: {
    nl: 'Tegels van 500 × 500 mm met zes wiggen. Om en om gedraaid verdwijnen de naden.',
    fr: 'Dalles de 500 × 500 mm à six dièdres. Tournées en alternance, elles cachent leurs joints.',
    de: 'Platten von 500 × 500 mm mit sechs Keilen. Abwechselnd gedreht verschwinden die Fugen.',
    en: 'Tiles of 500 × 500 mm with six wedges. Turned alternately, the joints disappear.',
  },
  description: {
    nl: '<p>Hetzelfde materiaal als de vlakke plaat, in een vorm die bij 4.000 Hz niet terugkaatst naar waar het geluid vandaan kwam. De rug is 25 mm, de wiggen zijn 35 mm hoog.</p><p>Per vierkante meter vier tegels. Voor een regiekamer van 16 m² rekenen wij op 20 tot 28 stuks, en de rest aan de hoeken.</p>',
    fr: '<p>La même matière que la plaque lisse, dans une forme qui, à 4 000 Hz, ne renvoie pas vers la source. Dos de 25 mm, dièdres de 35 mm.</p><p>Quatre dalles au mètre carré. Pour une régie de 16 m², comptez 20 à 28 pièces, et le reste pour les angles.</p>',
    de: '<p>Derselbe Stoff wie die glatte Platte, in einer Form, die bei 4.000 Hz nicht dorthin zurückwirft, woher der Schall kam. Rücken 25 mm, Keile 35 mm.</p><p>Vier Platten je Quadratmeter. Für eine Regie von 16 m² rechnen wir mit 20 bis 28 Stück, der Rest gehört in die Ecken.</p>',
    en: '<p>The same stuff as the flat sheet, in a shape that at 4,000 Hz does not send sound back where it came from. The base is 25 mm, the wedges 35 mm high.</p><p>Four tiles to the square metre. For a control room of 16 m² we allow 20 to 28 pieces, and spend the rest on the corners.</p>',
  },
  pictures: [materialPictures.wedges, materialDetails.wedges],
  options: [colorOption(colors), adhesiveBack({ eur: 240, gbp: 210 })],
  variants: colorVariants(colors, {
    sku: 'FF-PU28W-60',
    price: { eur: 1310, gbp: 1145 },
    size: { width: 500, height: 500, depth: 60 },
    weight: 300,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '500 × 500 × 60 mm'),
    attribute('coverage', { nl: '0,25 m²', fr: '0,25 m²', de: '0,25 m²', en: '0.25 m²' }),
    attribute('emissions', 'CertiPUR'),
    attribute('packed', { nl: '12 stuks', fr: '12 pièces', de: '12 Stück', en: '12 pieces' }),
    attribute('measured', {
      nl: 'EN ISO 354, montage type A',
      fr: 'EN ISO 354, montage de type A',
      de: 'EN ISO 354, Montage Typ A',
      en: 'EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.14, 0.38, 0.82, 0.98, 1.02, 1.03],
    nrc: 0.8,
    alphaW: 0.7,
    soundClass: 'C',
    fireClass: 'E',
    thickness: 60,
    density: 28,
  },
  delivery: fromStock,
  since: '2023-05-08',
  related: ['pu-28-pyramid', 'foam-cylinder', 'foam-corner', 'spray-adhesive'],
};
