import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { pyraFoamPanelDetailPicture } from '../detail-pictures.ts';
import { pyraFoamPanelPicture } from '../family-pictures.ts';
import { inTheirColors } from '../tinted-pictures.ts';

const { anthracite, grey, blue } = foamColors;
const colors = [anthracite, grey, blue] as const;

export const pyraFoamPanel: SeedProduct = {
  key: 'pyra-foam-panel',
  categories: ['absorbers', 'studio-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'pyra-piramideschuim',
    fr: 'pyra-mousse-pyramidale',
    de: 'pyra-pyramidenschaum',
    en: 'pyra-foam-panel',
  },
  oldSlugs: { nl: ['piramideschuim-50-mm'], en: ['pyramid-foam-50-mm'] },
  name: { nl: 'Pyra piramideschuim', fr: 'Mousse pyramidale Pyra', de: 'Pyramidenschaum Pyra', en: 'Pyra foam panel' },
  intro: {
    nl: 'Schuim van 50 mm met piramides: snel geplakt in studio, oefenruimte of tegen de machinekap.',
    fr: 'Une mousse pyramidale de 50 mm, vite collée en studio, en salle de répétition ou dans un capot de machine.',
    de: 'Pyramidenschaum, 50 mm: schnell geklebt in Studio, Proberaum oder Maschinenhaube.',
    en: '50 mm pyramid foam, quick to stick up in a studio, a rehearsal room or a machine hood.',
  },
  description: {
    nl: `<p>Pyra is polyurethaanschuim met open cellen: je kunt erdoorheen blazen, en dus komt geluid er ook in. De piramides vergroten het oppervlak en houden het gewicht laag. Een paneel weegt 200 gram en blijft met een paar strepen lijm zitten.</p>
<p>Vanaf 500 Hz doet Pyra wat je hoopt. Daaronder loopt het terug, want 50 mm is kort vergeleken met de golflengte van een basgitaar. Zet daarom bassabsorbers in de hoeken en gebruik Pyra waar stemmen en bekkens op de muur kaatsen.</p>
<ul><li>Plak eerst de eerste reflecties: zij- en achterwand, en het plafond boven de luisterplek</li><li>Per vierkante meter gaan er precies vier panelen</li><li>Brandklasse E: niet voor vluchtwegen, kies daar melamine</li></ul>`,
    fr: `<p>Pyra est une mousse de polyuréthane à cellules ouvertes : on peut souffler au travers, le son y entre donc aussi. Les pyramides augmentent la surface et allègent le panneau. Avec 200 grammes, quelques cordons de colle suffisent.</p>
<p>À partir de 500 Hz, Pyra tient ses promesses. En dessous, l’effet diminue, car 50 mm pèsent peu face à la longueur d’onde d’une basse. Placez donc des pièges à basses dans les angles et gardez Pyra pour les murs où rebondissent voix et cymbales.</p>
<ul><li>Traitez d’abord les premières réflexions : murs latéraux, mur du fond, plafond au-dessus du point d’écoute</li><li>Exactement quatre panneaux au mètre carré</li><li>Euroclasse E : à éviter dans les issues de secours, où la mélamine convient mieux</li></ul>`,
    de: `<p>Pyra ist offenporiger Polyurethanschaum: Man kann hindurchblasen, also kommt auch Schall hinein. Die Pyramiden vergrößern die Oberfläche und halten das Gewicht niedrig. Ein Paneel wiegt 200 Gramm und hält mit ein paar Streifen Kleber.</p>
<p>Ab 500 Hz tut Pyra, was man sich erhofft. Darunter lässt die Wirkung nach, denn 50 mm sind wenig gegen die Wellenlänge einer Bassgitarre. Setzen Sie Bassabsorber in die Ecken und Pyra dorthin, wo Stimmen und Becken von der Wand zurückkommen.</p>
<ul><li>Zuerst die ersten Reflexionen: Seitenwände, Rückwand und Decke über dem Hörplatz</li><li>Auf den Quadratmeter gehen genau vier Paneele</li><li>Brandverhalten E: nicht für Fluchtwege, dort ist Melaminschaum die Wahl</li></ul>`,
    en: `<p>Pyra is open-cell polyurethane foam: you can blow through it, so sound gets in as well. The pyramids add surface and keep the weight down. A panel weighs 200 grams and a few lines of adhesive will hold it.</p>
<p>From 500 Hz up Pyra does what you hope for. Below that it tails off, as 50 mm is short compared with the wavelength of a bass guitar. Put bass traps in the corners and use Pyra where voices and cymbals come back off the wall.</p>
<ul><li>Treat first reflections first: side walls, rear wall, and the ceiling above the listening spot</li><li>Exactly four panels to the square metre</li><li>Fire class E: not for escape routes, where melamine is the better choice</li></ul>`,
  },
  pictures: [pyraFoamPanelPicture, pyraFoamPanelDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'glue',
      type: 'Radio',
      name: { nl: 'Lijm', fr: 'Colle', de: 'Kleber', en: 'Adhesive' },
      values: [
        { key: 'none', name: { nl: 'Zonder', fr: 'Sans', de: 'Ohne', en: 'None' } },
        {
          key: 'strips',
          name: {
            nl: 'Vier plakstrips per paneel',
            fr: 'Quatre bandes adhésives par panneau',
            de: 'Vier Klebestreifen je Paneel',
            en: 'Four adhesive strips per panel',
          },
          surcharge: { eur: 186, gbp: 167 },
        },
        {
          key: 'self-adhesive',
          name: {
            nl: 'Zelfklevende rug',
            fr: 'Dos autocollant',
            de: 'Selbstklebender Rücken',
            en: 'Self-adhesive back',
          },
          surcharge: { eur: 269, gbp: 229 },
        },
      ],
    },
    {
      key: 'fire',
      type: 'RedRemark',
      name: { nl: 'Brandklasse E', fr: 'Euroclasse E', de: 'Brandverhalten E', en: 'Fire class E' },
      description: {
        nl: 'Niet toepassen in vluchtwegen of boven open vuur.',
        fr: 'À ne pas poser dans une issue de secours ni au-dessus d’une flamme.',
        de: 'Nicht in Fluchtwegen oder über offenem Feuer verwenden.',
        en: 'Not for escape routes or above a naked flame.',
      },
    },
  ],
  variants: inTheirColors(
    'pyra-foam-panel',
    colorVariants(colors, {
      sku: 'PYR-5050',
      price: { eur: 1194, gbp: 1042 },
      size: { width: 500, height: 500, depth: 50 },
      weight: 200,
    }),
  ),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '500 × 500 × 50 mm'),
    attribute('coverage', { nl: '0,25 m²', fr: '0,25 m²', de: '0,25 m²', en: '0.25 m²' }),
    attribute('material', {
      nl: 'PU-schuim met open cellen, esterbasis',
      fr: 'Mousse PU ester à cellules ouvertes',
      de: 'Offenporiger PU-Schaum auf Esterbasis',
      en: 'Open-cell PU foam, ester based',
    }),
    attribute('mounting', {
      nl: 'Spuitlijm, strips of zelfklevend',
      fr: 'Colle en bombe, bandes ou autocollant',
      de: 'Sprühkleber, Streifen oder selbstklebend',
      en: 'Spray adhesive, strips or self-adhesive',
    }),
    attribute('emissions', { nl: 'CertiPUR', fr: 'CertiPUR', de: 'CertiPUR', en: 'CertiPUR' }),
    attribute('packed', { nl: 'Los per stuk', fr: 'À la pièce', de: 'Einzeln', en: 'Singles' }),
    attribute('measured', {
      nl: 'EN ISO 354, direct op de wand',
      fr: 'EN ISO 354, pose directe au mur',
      de: 'EN ISO 354, direkt auf der Wand',
      en: 'EN ISO 354, straight on the wall',
    }),
  ],
  acoustics: {
    absorption: [0.12, 0.32, 0.74, 0.95, 1, 1.02],
    nrc: 0.75,
    alphaW: 0.6,
    soundClass: 'C',
    fireClass: 'E',
    thickness: 50,
    density: 28,
  },
  delivery: fromStock,
  since: '2024-11-04',
  related: ['wedge-foam-panel', 'corner-bass-trap', 'melamine-absorber-block', 'drape-acoustic-curtain'],
};
