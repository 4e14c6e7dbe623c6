import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

const { anthracite, grey } = foamColors;
const colors = [anthracite, grey] as const;

export const pu28Pyramid: SeedProduct = {
  key: 'pu-28-pyramid',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'pu-28-piramideschuim-50-mm',
    fr: 'pu-28-mousse-pyramidale-50-mm',
    de: 'pu-28-pyramidenschaum-50-mm',
    en: 'pu-28-pyramid-foam-50-mm',
  },
  name: {
    nl: 'PU 28 piramideschuim, 50 mm',
    fr: 'Mousse pyramidale PU 28, 50 mm',
    de: 'Pyramidenschaum PU 28, 50 mm',
    en: 'PU 28 pyramid foam, 50 mm',
  },
  intro: {
    nl: 'Polyesterschuim, 28 kg/m³, open cellen. Plaat van 1000 × 500 mm of gezaagd op de millimeter.',
    fr: 'Mousse polyester, 28 kg/m³, cellules ouvertes. Plaque de 1000 × 500 mm ou découpe au millimètre.',
    de: 'Polyesterschaum, 28 kg/m³, offenporig. Platte von 1000 × 500 mm oder Zuschnitt auf den Millimeter.',
    en: 'Polyester foam, 28 kg/m³, open cell. Sheet of 1000 × 500 mm, or cut to the millimetre.',
  },
  description: {
    nl: '<p>Standaardmateriaal voor bekleding van kappen, kasten en meetcabines. Stromingsweerstand 9 kPa·s/m². Rug 20 mm, piramides 30 mm.</p><table><thead><tr><th>Eigenschap</th><th>Norm</th><th>Waarde</th></tr></thead><tbody><tr><td>Dichtheid</td><td>ISO 845</td><td>28 kg/m³ ± 5%</td></tr><tr><td>Druksterkte bij 40%</td><td>ISO 3386-1</td><td>4,2 kPa</td></tr><tr><td>Temperatuur</td><td></td><td>−40 tot 100 °C</td></tr></tbody></table><p>Niet bestand tegen langdurig vocht boven 40 °C (hydrolyse). Kies dan polyether of melamine.</p>',
    fr: '<p>Matériau courant pour garnir capots, armoires et cabines de mesure. Résistance à l’écoulement 9 kPa·s/m². Dos de 20 mm, pyramides de 30 mm.</p><table><thead><tr><th>Propriété</th><th>Norme</th><th>Valeur</th></tr></thead><tbody><tr><td>Masse volumique</td><td>ISO 845</td><td>28 kg/m³ ± 5 %</td></tr><tr><td>Résistance à 40 %</td><td>ISO 3386-1</td><td>4,2 kPa</td></tr><tr><td>Température</td><td></td><td>−40 à 100 °C</td></tr></tbody></table><p>Ne résiste pas à une humidité prolongée au-delà de 40 °C (hydrolyse). Préférez alors le polyéther ou la mélamine.</p>',
    de: '<p>Standardmaterial für die Auskleidung von Hauben, Schränken und Messkabinen. Strömungswiderstand 9 kPa·s/m². Rücken 20 mm, Pyramiden 30 mm.</p><table><thead><tr><th>Eigenschaft</th><th>Norm</th><th>Wert</th></tr></thead><tbody><tr><td>Rohdichte</td><td>ISO 845</td><td>28 kg/m³ ± 5 %</td></tr><tr><td>Stauchhärte bei 40 %</td><td>ISO 3386-1</td><td>4,2 kPa</td></tr><tr><td>Temperatur</td><td></td><td>−40 bis 100 °C</td></tr></tbody></table><p>Nicht beständig gegen dauerhafte Feuchte über 40 °C (Hydrolyse). Wählen Sie dann Polyether oder Melamin.</p>',
    en: '<p>Standard material for lining hoods, cabinets and test booths. Flow resistance 9 kPa·s/m². Base 20 mm, pyramids 30 mm.</p><table><thead><tr><th>Property</th><th>Standard</th><th>Value</th></tr></thead><tbody><tr><td>Density</td><td>ISO 845</td><td>28 kg/m³ ± 5%</td></tr><tr><td>Compression at 40%</td><td>ISO 3386-1</td><td>4.2 kPa</td></tr><tr><td>Temperature</td><td></td><td>−40 to 100 °C</td></tr></tbody></table><p>Not for prolonged damp above 40 °C (hydrolysis). Use polyether or melamine there.</p>',
  },
  pictures: [materialPictures.pyramids, materialDetails.pyramids],
  options: [
    colorOption(colors),
    {
      key: 'cut',
      type: 'Dimensions',
      name: { nl: 'Maat', fr: 'Format', de: 'Maß', en: 'Size' },
      description: {
        nl: 'Tolerantie ± 2 mm. Zaagsnede loopt recht door de piramides.',
        fr: 'Tolérance ± 2 mm. La coupe traverse les pyramides en ligne droite.',
        de: 'Toleranz ± 2 mm. Der Schnitt läuft gerade durch die Pyramiden.',
        en: 'Tolerance ± 2 mm. The cut runs straight through the pyramids.',
      },
      dimensions: {
        width: { min: 50, max: 1000, step: 1, default: 1000 },
        height: { min: 50, max: 500, step: 1, default: 500 },
      },
      surcharge: { eur: 310, gbp: 271 },
    },
    {
      key: 'backing',
      type: 'Radio',
      name: { nl: 'Rugzijde', fr: 'Dos', de: 'Rückseite', en: 'Back' },
      values: [
        { key: 'plain', name: { nl: 'Kaal', fr: 'Nu', de: 'Roh', en: 'Plain' } },
        {
          key: 'adhesive',
          name: {
            nl: 'Acrylaat zelfklevend',
            fr: 'Adhésif acrylique',
            de: 'Acrylat, selbstklebend',
            en: 'Acrylic self-adhesive',
          },
          surcharge: { eur: 475, gbp: 417 },
        },
      ],
    },
  ],
  variants: colorVariants(colors, {
    sku: 'FF-PU28P-50',
    price: { eur: 2145, gbp: 1871 },
    size: { width: 1000, height: 500, depth: 50 },
    weight: 420,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '1000 × 500 × 50 mm'),
    attribute('coverage', { nl: '0,5 m²', fr: '0,5 m²', de: '0,5 m²', en: '0.5 m²' }),
    attribute('material', {
      nl: 'PU-schuim, esterbasis, open cellen',
      fr: 'Mousse PU ester, cellules ouvertes',
      de: 'PU-Schaum, Esterbasis, offenporig',
      en: 'PU foam, ester based, open cell',
    }),
    attribute('emissions', 'CertiPUR'),
    attribute('measured', {
      nl: 'EN ISO 354, montage type A',
      fr: 'EN ISO 354, montage de type A',
      de: 'EN ISO 354, Montage Typ A',
      en: 'EN ISO 354, type A mounting',
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
  since: '2025-01-06',
  related: ['melamine-9-block'],
};
