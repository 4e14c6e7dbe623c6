import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { boxTiers } from '../../common/tiers.ts';
import { quadraCeilingTileDetailPicture } from '../detail-pictures.ts';
import { quadraCeilingTilePicture } from '../family-pictures.ts';

const { chalk, oat, fog, anthracite } = feltColors;
const colors = [chalk, oat, fog, anthracite] as const;

export const quadraCeilingTile: SeedProduct = {
  key: 'quadra-ceiling-tile',
  categories: ['ceiling', 'ceiling-tiles'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'quadra-plafondtegel',
    fr: 'quadra-dalle-de-plafond',
    de: 'quadra-deckenplatte',
    en: 'quadra-ceiling-tile',
  },
  oldSlugs: { nl: ['quadra-systeemplafondplaat'], de: ['quadra-rasterdeckenplatte'] },
  name: {
    nl: 'Quadra plafondtegel',
    fr: 'Dalle de plafond Quadra',
    de: 'Deckenplatte Quadra',
    en: 'Quadra ceiling tile',
  },
  intro: {
    nl: 'Vilten tegel van 600 × 600 mm voor een bestaand systeemplafond: oude plaat eruit, Quadra erin.',
    fr: 'Dalle de feutre de 600 × 600 mm pour une ossature existante : l’ancienne sort, Quadra prend sa place.',
    de: 'Filzplatte, 600 × 600 mm, für die vorhandene Rasterdecke: alte Platte raus, Quadra rein.',
    en: 'A 600 × 600 mm felt tile for the grid you already have: lift the old one out, drop Quadra in.',
  },
  description: {
    nl: `<p>Veel kantoren hebben al een systeemplafond, alleen met platen die na twintig jaar verf nauwelijks meer absorberen. Quadra past in hetzelfde raster, weegt 1,3 kg en is in een paar seconden geplaatst. Er komt geen stof vrij, dus je kunt de zaak openhouden.</p>
<p>De 20 mm dikke plaat is van geperst vilt en kan niet breken of afbrokkelen. Vingervlekken en zelfs een deuk komen er met stoom weer uit.</p>
<ul><li>Voor T24- en T15-raster, vlak inliggend</li><li>Op maat te snijden voor de randen, gewoon met een mes</li><li>Verlichting en roosters: zaag de opening met een gatzaag</li></ul>`,
    fr: `<p>Beaucoup de bureaux ont déjà un plafond démontable, mais ses dalles, repeintes depuis vingt ans, n’absorbent presque plus rien. Quadra entre dans la même ossature, pèse 1,3 kg et se pose en quelques secondes. Aucune poussière : vous pouvez rester ouvert pendant la pose.</p>
<p>La dalle de 20 mm en feutre pressé ne casse pas et ne s’effrite pas. Les traces de doigts, et même un choc, repartent à la vapeur.</p>
<ul><li>Pour ossatures T24 et T15, pose à plat</li><li>Se recoupe au cutter le long des murs</li><li>Luminaires et grilles : l’ouverture se fait à la scie cloche</li></ul>`,
    de: `<p>Viele Büros haben längst eine Rasterdecke, nur mit Platten, die nach zwanzig Jahren Anstrich kaum noch etwas schlucken. Quadra passt in dasselbe Raster, wiegt 1,3 kg und liegt in wenigen Sekunden. Staub entsteht keiner, der Betrieb läuft also weiter.</p>
<p>Die 20 mm starke Platte aus gepresstem Filz bricht und bröckelt nicht. Fingerspuren und sogar Dellen gehen mit Dampf wieder heraus.</p>
<ul><li>Für T24- und T15-Profile, flach eingelegt</li><li>Am Rand mit dem Messer auf Maß geschnitten</li><li>Öffnungen für Leuchten und Gitter mit der Lochsäge</li></ul>`,
    en: `<p>Plenty of offices already have a grid ceiling, only with tiles that twenty years of paint have all but sealed. Quadra fits the same grid, weighs 1.3 kg and goes in within seconds. There is no dust, so you can stay open while it is done.</p>
<p>The 20 mm tile is pressed felt, which neither snaps nor crumbles. Finger marks, and even dents, come out with steam.</p>
<ul><li>For T24 and T15 grids, laid in flush</li><li>Trims to size along the walls with a knife</li><li>Lights and grilles: cut the opening with a hole saw</li></ul>`,
  },
  pictures: [quadraCeilingTilePicture, quadraCeilingTileDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'grid',
      type: 'Radio',
      name: { nl: 'Raster', fr: 'Ossature', de: 'Raster', en: 'Grid' },
      description: {
        nl: 'De zichtbare breedte van het profiel: 24 of 15 mm.',
        fr: 'La largeur visible du profil : 24 ou 15 mm.',
        de: 'Die sichtbare Breite des Profils: 24 oder 15 mm.',
        en: 'The visible width of the bar: 24 or 15 mm.',
      },
      values: [
        { key: 't24', name: { nl: 'T24', fr: 'T24', de: 'T24', en: 'T24' } },
        { key: 't15', name: { nl: 'T15', fr: 'T15', de: 'T15', en: 'T15' } },
      ],
    },
    {
      key: 'return-old',
      type: 'GreenRemark',
      name: { nl: 'Oud vilt terug', fr: 'Reprise du feutre', de: 'Rücknahme', en: 'Take-back' },
      description: {
        nl: 'Vilten tegels nemen we na gebruik terug; ze worden weer vilt.',
        fr: 'Nous reprenons les dalles de feutre en fin de vie ; elles redeviennent du feutre.',
        de: 'Filzplatten nehmen wir nach Gebrauch zurück, daraus wird wieder Filz.',
        en: 'We take felt tiles back after use and turn them into felt again.',
      },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'QUA-6060',
    price: { eur: 1690, gbp: 1496 },
    size: { width: 595, height: 595, depth: 20 },
    weight: 1300,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', {
      nl: '595 × 595 × 20 mm, voor raster 600 × 600 mm',
      fr: '595 × 595 × 20 mm, pour une trame de 600 × 600 mm',
      de: '595 × 595 × 20 mm, für Raster 600 × 600 mm',
      en: '595 × 595 × 20 mm, for a 600 × 600 mm grid',
    }),
    attribute('material', {
      nl: 'Geperst PET-vilt',
      fr: 'Feutre PET pressé',
      de: 'Gepresster PET-Filz',
      en: 'Pressed PET felt',
    }),
    attribute('recycled', percent(80)),
    attribute('weight', { nl: '1,3 kg', fr: '1,3 kg', de: '1,3 kg', en: '1.3 kg' }),
    {
      name: { nl: 'Lichtreflectie', fr: 'Réflexion lumineuse', de: 'Lichtreflexion', en: 'Light reflectance' },
      value: {
        nl: '78% (krijtwit)',
        fr: '78 % (blanc craie)',
        de: '78 % (Kreideweiß)',
        en: '78% (chalk)',
      },
    },
    attribute('care', {
      nl: 'Stofzuigen; vlekken met stoom',
      fr: 'Aspirer ; taches à la vapeur',
      de: 'Absaugen; Flecken mit Dampf',
      en: 'Vacuum; steam out stains',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, 200 mm onder het bouwkundig plafond (E-200)',
      fr: 'EN ISO 354, 200 mm sous la dalle (E-200)',
      de: 'EN ISO 354, 200 mm unter der Rohdecke (E-200)',
      en: 'EN ISO 354, 200 mm below the soffit (E-200)',
    }),
  ],
  acoustics: {
    absorption: [0.38, 0.62, 0.72, 0.8, 0.88, 0.9],
    nrc: 0.75,
    alphaW: 0.8,
    soundClass: 'B',
    fireClass: 'B-s1,d0',
    thickness: 20,
    density: 180,
  },
  delivery: fromStock,
  since: '2025-02-03',
  related: ['linea-baffle', 'nube-ceiling-raft', 'melamine-absorber-block', 'bureau-desk-screen'],
};
