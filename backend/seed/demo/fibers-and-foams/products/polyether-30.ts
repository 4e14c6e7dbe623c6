import type { SeedProduct, SeedVariant } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { cutToSize, thicknessOption } from '../cutting.ts';
import { polyetherPictures } from '../sheet-pictures.ts';

/** A sheet of 2000 × 1000 mm at 30 kg/m³ weighs 60 g per millimetre. */
function sheet(thickness: number, eur: number, gbp: number): SeedVariant {
  return {
    sku: `FF-PET30-${thickness}`,
    choices: { thickness: `t${thickness}` },
    price: { eur, gbp },
    size: { width: 2000, height: 1000, depth: thickness },
    weight: thickness * 60,
  };
}

export const polyether30: SeedProduct = {
  key: 'polyether-30',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'polyether-30-plaat', fr: 'plaque-polyether-30', de: 'polyether-30-platte', en: 'polyether-30-sheet' },
  name: { nl: 'Polyether 30 plaat', fr: 'Plaque polyéther 30', de: 'Platte Polyether 30', en: 'Polyether 30 sheet' },
  intro: {
    nl: 'Verdraagt stoom en warm vocht. Absorbeert iets minder, en doet dat tien jaar langer.',
    fr: 'Supporte la vapeur et l’humidité chaude. Absorbe un peu moins, mais dix ans de plus.',
    de: 'Verträgt Dampf und warme Feuchte. Absorbiert etwas weniger, aber zehn Jahre länger.',
    en: 'Stands steam and warm damp. Absorbs a little less, and does so for ten years longer.',
  },
  description: {
    nl: '<p>Esterschuim valt in een vochtige kas binnen drie jaar uit elkaar; ether niet. Voor zwembaden, wasstraten, warmtepompkasten en compressoren met condens.</p><p>De cellen zijn grover (stromingsweerstand 5 kPa·s/m²), dus neem een dikte meer dan u van PU 28 zou nemen.</p>',
    fr: '<p>La mousse ester se désagrège en trois ans dans une serre humide ; l’éther, non. Pour piscines, tunnels de lavage, coffrets de pompes à chaleur et compresseurs à condensation.</p><p>Les cellules sont plus grosses (5 kPa·s/m²) : prenez une épaisseur de plus qu’en PU 28.</p>',
    de: '<p>Esterschaum zerfällt in einem feuchten Gewächshaus binnen drei Jahren, Ether nicht. Für Schwimmbäder, Waschstraßen, Wärmepumpengehäuse und Verdichter mit Kondensat.</p><p>Die Zellen sind gröber (5 kPa·s/m²), nehmen Sie also eine Dicke mehr als bei PU 28.</p>',
    en: '<p>Ester foam falls apart in a damp greenhouse within three years; ether does not. For swimming pools, car washes, heat pump housings and compressors that sweat.</p><p>Its cells are coarser (5 kPa·s/m²), so take one thickness more than you would of PU 28.</p>',
  },
  pictures: polyetherPictures,
  options: [
    thicknessOption(20, 40, 60),
    cutToSize(2000, 1000, { eur: 390, gbp: 341 }),
    {
      key: 'chlorine',
      type: 'OrangeRemark',
      name: { nl: 'Chloor', fr: 'Chlore', de: 'Chlor', en: 'Chlorine' },
      description: {
        nl: 'Boven een bad: alleen achter folie. Chloordamp kleurt het schuim geel.',
        fr: 'Au-dessus d’un bassin : uniquement sous film. Les vapeurs de chlore jaunissent la mousse.',
        de: 'Über einem Becken nur hinter Folie: Chlordampf färbt den Schaum gelb.',
        en: 'Above a pool, only behind film: chlorine vapour turns the foam yellow.',
      },
    },
  ],
  variants: [sheet(40, 3360, 2937), sheet(20, 1850, 1617), sheet(60, 4890, 4274)],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '2000 × 1000 mm'),
    attribute('material', {
      nl: 'PU-schuim, etherbasis',
      fr: 'Mousse PU éther',
      de: 'PU-Schaum, Etherbasis',
      en: 'PU foam, ether based',
    }),
    attribute('measured', {
      nl: '40 mm, EN ISO 354, montage type A',
      fr: '40 mm, EN ISO 354, montage de type A',
      de: '40 mm, EN ISO 354, Montage Typ A',
      en: '40 mm, EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.09, 0.24, 0.55, 0.82, 0.93, 0.96],
    nrc: 0.65,
    alphaW: 0.55,
    soundClass: 'D',
    fireClass: 'E',
    thickness: 40,
    density: 30,
  },
  delivery: fromStock,
  since: '2024-06-10',
  related: ['pu-28-flat', 'melamine-baffle', 'duct-foam-alu'],
};
