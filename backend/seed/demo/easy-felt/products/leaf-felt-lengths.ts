import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { objectTiers } from '../../common/tiers.ts';
import { feltDetails } from '../detail-pictures.ts';

const { pine, moss, sage, clay, ochre, lake, chalk } = feltColors;
const colors = [pine, moss, sage, clay, ochre, lake, chalk] as const;

export const leafFeltLengths: SeedProduct = {
  key: 'leaf-felt-lengths',
  categories: ['shapes'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'blad-viltbanen',
    fr: 'feuille-les-de-feutre',
    de: 'blatt-filzbahnen',
    en: 'leaf-felt-lengths',
  },
  name: { nl: 'Blad, viltbanen', fr: 'Feuille, lés de feutre', de: 'Blatt, Filzbahnen', en: 'Leaf felt lengths' },
  intro: {
    nl: 'Eén baan vilt met uitgesneden bladeren. Hang er drie naast elkaar en je hebt een halve muur.',
    fr: 'Un lé de feutre ajouré de feuilles. Suspendez-en trois et vous tenez la moitié d’un mur.',
    de: 'Eine Filzbahn mit ausgeschnittenen Blättern. Drei nebeneinander, und Sie haben eine halbe Wand.',
    en: 'A length of felt with leaves cut out. Hang three side by side and you have half a wall.',
  },
  description: {
    nl: '<p>De bladeren die de laser eruit haalt, doen we los in het pakje: 26 per baan. Slinger, onderzetter, boekenlegger, verzin het maar. De baan zelf hangt aan twee oogjes aan elke roede of elk koord.</p><ul><li>620 × 2000 mm, 9 mm dik</li><li>Korter? Afsnijden onder een rij bladeren ziet niemand</li></ul>',
    fr: '<p>Les feuilles découpées au laser sont glissées dans le paquet : 26 par lé. Guirlande, dessous de verre, marque-page, à vous de jouer. Le lé se suspend par deux œillets à une tringle ou à une corde.</p><ul><li>620 × 2000 mm, 9 mm d’épaisseur</li><li>Trop long ? Coupez sous une rangée de feuilles, personne n’y verra rien</li></ul>',
    de: '<p>Die Blätter, die der Laser herausschneidet, liegen lose im Paket: 26 je Bahn. Girlande, Untersetzer, Lesezeichen, was Ihnen einfällt. Die Bahn hängt mit zwei Ösen an jeder Stange oder Schnur.</p><ul><li>620 × 2000 mm, 9 mm dick</li><li>Zu lang? Unter einer Blattreihe gekürzt fällt es niemandem auf</li></ul>',
    en: '<p>The leaves the laser takes out go into the parcel loose, 26 to a length. Garland, coaster, bookmark: it’s up to you. The length itself hangs from two eyelets on any pole or cord.</p><ul><li>620 × 2000 mm, 9 mm thick</li><li>Too long? Cut below a row of leaves and nobody will know</li></ul>',
  },
  pictures: [
    {
      key: 'cascade-hanging-divider',
      alt: {
        nl: 'Drie groene viltbanen met uitgesneden bladeren naast elkaar aan een rail',
        fr: 'Trois lés de feutre vert ajourés de feuilles, côte à côte sur un rail',
        de: 'Drei grüne Filzbahnen mit ausgeschnittenen Blättern nebeneinander an einer Schiene',
        en: 'Three green felt lengths with leaves cut out, side by side on a rail',
      },
    },
    feltDetails.leaves,
  ],
  options: [colorOption(colors)],
  variants: colorVariants(colors, {
    sku: 'EF-BLA-62',
    price: { eur: 6901, gbp: 6083 },
    size: { width: 620, height: 2000, depth: 9 },
    weight: 1500,
  }),
  tiers: objectTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '620 × 2000 mm'),
    attribute('thickness', '9 mm'),
    attribute('material', { nl: 'PET-vilt', fr: 'Feutre PET', de: 'PET-Filz', en: 'PET felt' }),
    attribute('recycled', percent(70)),
    attribute('mounting', {
      nl: 'Twee oogjes van 8 mm',
      fr: 'Deux œillets de 8 mm',
      de: 'Zwei Ösen, 8 mm',
      en: 'Two 8 mm eyelets',
    }),
  ],
  acoustics: {
    absorption: [0.04, 0.12, 0.26, 0.44, 0.58, 0.64],
    nrc: 0.35,
    fireClass: 'B-s1,d0',
    thickness: 9,
    density: 180,
  },
  delivery: fromStock,
  since: '2026-08-03',
  related: ['honeycomb-hexagons'],
};
