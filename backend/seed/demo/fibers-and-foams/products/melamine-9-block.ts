import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

const { white, grey } = foamColors;
const colors = [white, grey] as const;

export const melamine9Block: SeedProduct = {
  key: 'melamine-9-block',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'melamine-9-blok-100-mm',
    fr: 'melamine-9-bloc-100-mm',
    de: 'melamin-9-block-100-mm',
    en: 'melamine-9-block-100-mm',
  },
  name: {
    nl: 'Melamine 9 blok, 100 mm',
    fr: 'Bloc mélamine 9, 100 mm',
    de: 'Block Melamin 9, 100 mm',
    en: 'Melamine 9 block, 100 mm',
  },
  intro: {
    nl: 'Melamineschuim, 9 kg/m³, klasse B zonder toeslag, tot 150 °C. Gezaagd in drie richtingen.',
    fr: 'Mousse de mélamine, 9 kg/m³, classe B sans additif, jusqu’à 150 °C. Découpe dans les trois sens.',
    de: 'Melaminschaum, 9 kg/m³, Klasse B ohne Zusätze, bis 150 °C. Zuschnitt in drei Richtungen.',
    en: 'Melamine foam, 9 kg/m³, class B without additives, up to 150 °C. Cut in three directions.',
  },
  description: {
    nl: '<p>Voor toepassingen waar gewicht, temperatuur of brand PU uitsluit: treinen, ovens, ventilatiekanalen, cleanrooms met omhulsel.</p><table><thead><tr><th>Eigenschap</th><th>Norm</th><th>Waarde</th></tr></thead><tbody><tr><td>Dichtheid</td><td>ISO 845</td><td>9 kg/m³ ± 1,5</td></tr><tr><td>Warmtegeleiding, 10 °C</td><td>EN 12667</td><td>0,034 W/(m·K)</td></tr><tr><td>Brandgedrag</td><td>EN 13501-1</td><td>B-s1,d0</td></tr></tbody></table><p>Bros bij puntbelasting. Bekleed met vlies waar het wordt aangeraakt.</p>',
    fr: '<p>Pour les usages où le poids, la température ou le feu excluent le PU : trains, fours, gaines de ventilation, salles blanches sous housse.</p><table><thead><tr><th>Propriété</th><th>Norme</th><th>Valeur</th></tr></thead><tbody><tr><td>Masse volumique</td><td>ISO 845</td><td>9 kg/m³ ± 1,5</td></tr><tr><td>Conductivité, 10 °C</td><td>EN 12667</td><td>0,034 W/(m·K)</td></tr><tr><td>Réaction au feu</td><td>EN 13501-1</td><td>B-s1,d0</td></tr></tbody></table><p>Cassante sous charge ponctuelle. À couvrir d’un voile partout où on la touche.</p>',
    de: '<p>Für Anwendungen, in denen Gewicht, Temperatur oder Brandschutz PU ausschließen: Züge, Öfen, Lüftungskanäle, Reinräume mit Umhüllung.</p><table><thead><tr><th>Eigenschaft</th><th>Norm</th><th>Wert</th></tr></thead><tbody><tr><td>Rohdichte</td><td>ISO 845</td><td>9 kg/m³ ± 1,5</td></tr><tr><td>Wärmeleitfähigkeit, 10 °C</td><td>EN 12667</td><td>0,034 W/(m·K)</td></tr><tr><td>Brandverhalten</td><td>EN 13501-1</td><td>B-s1,d0</td></tr></tbody></table><p>Spröde bei Punktlast. Wo es berührt wird, mit Vlies kaschieren.</p>',
    en: '<p>For uses where weight, temperature or fire rules out PU: trains, ovens, ventilation ducts, clean rooms with a wrap.</p><table><thead><tr><th>Property</th><th>Standard</th><th>Value</th></tr></thead><tbody><tr><td>Density</td><td>ISO 845</td><td>9 kg/m³ ± 1.5</td></tr><tr><td>Thermal conductivity, 10 °C</td><td>EN 12667</td><td>0.034 W/(m·K)</td></tr><tr><td>Reaction to fire</td><td>EN 13501-1</td><td>B-s1,d0</td></tr></tbody></table><p>Brittle under point load. Face it with fleece wherever it will be touched.</p>',
  },
  pictures: [materialPictures.melamine, materialDetails.melamine],
  options: [
    colorOption(colors),
    {
      key: 'cut',
      type: 'Dimensions',
      name: { nl: 'Maat', fr: 'Format', de: 'Maß', en: 'Size' },
      dimensions: {
        width: { min: 20, max: 1250, step: 1, default: 600 },
        height: { min: 20, max: 600, step: 1, default: 300 },
        depth: { min: 10, max: 400, step: 1, default: 100 },
      },
      surcharge: { eur: 397, gbp: 354 },
    },
    {
      key: 'drawing',
      type: 'File',
      name: { nl: 'Tekening', fr: 'Plan', de: 'Zeichnung', en: 'Drawing' },
      description: {
        nl: 'Bemaat, voor uitsparingen en vormdelen.',
        fr: 'Coté, pour découpes et pièces de forme.',
        de: 'Bemaßt, für Aussparungen und Formteile.',
        en: 'With dimensions, for cut-outs and shaped parts.',
      },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'FF-MEL9-100',
    price: { eur: 1855, gbp: 1621 },
    size: { width: 600, height: 300, depth: 100 },
    weight: 165,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '600 × 300 × 100 mm'),
    attribute('material', {
      nl: 'Melamineschuim, open cellen',
      fr: 'Mousse de mélamine, cellules ouvertes',
      de: 'Melaminschaum, offenporig',
      en: 'Melamine foam, open cell',
    }),
    attribute('weight', { nl: '165 g', fr: '165 g', de: '165 g', en: '165 g' }),
    attribute('measured', {
      nl: 'EN ISO 354, montage type A',
      fr: 'EN ISO 354, montage de type A',
      de: 'EN ISO 354, Montage Typ A',
      en: 'EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.38, 0.82, 1.04, 1.08, 1.06, 1.05],
    nrc: 1,
    alphaW: 1,
    soundClass: 'A',
    fireClass: 'B-s1,d0',
    thickness: 100,
    density: 9,
  },
  delivery: fromStock,
  since: '2025-01-06',
  related: ['pu-28-pyramid'],
};
