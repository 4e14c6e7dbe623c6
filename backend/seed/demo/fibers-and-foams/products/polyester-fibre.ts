import type { SeedProduct, SeedVariant } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { boxTiers } from '../../common/tiers.ts';
import { cutToSize, thicknessOption } from '../cutting.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';
import { waddingPictures } from '../sheet-pictures.ts';

/** A panel of 1200 × 600 mm at 40 kg/m³ weighs just under 29 g per millimetre. */
function panel(thickness: number, eur: number, gbp: number): SeedVariant {
  return {
    sku: `FF-PES40-${thickness}`,
    choices: { thickness: `t${thickness}` },
    price: { eur, gbp },
    size: { width: 1200, height: 600, depth: thickness },
    weight: Math.round(thickness * 28.8),
  };
}

export const polyester40: SeedProduct = {
  key: 'polyester-40',
  categories: ['fibre-panels'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'polyestervezel-40-plaat',
    fr: 'plaque-fibre-polyester-40',
    de: 'polyesterfaser-40-platte',
    en: 'polyester-fibre-40-panel',
  },
  name: {
    nl: 'Polyestervezel 40, plaat',
    fr: 'Plaque de fibre polyester 40',
    de: 'Platte Polyesterfaser 40',
    en: 'Polyester fibre 40 panel',
  },
  intro: {
    nl: 'Doet wat minerale wol doet, zonder jeuk. Voor achter doek, latten en geperforeerd plaatwerk.',
    fr: 'Fait ce que fait la laine minérale, sans démanger. Derrière toile, lattes et tôle perforée.',
    de: 'Leistet, was Mineralwolle leistet, ohne zu jucken. Hinter Stoff, Lamellen und Lochblech.',
    en: 'Does what mineral wool does, without the itch. For behind cloth, slats and perforated sheet.',
  },
  description: {
    nl: '<p>Thermisch gebonden vezel uit flessen, zonder hars. U snijdt het met een broodmes, en wat overblijft kan bij het plastic.</p><p>De plaat is stijf genoeg om tussen latten te klemmen en zakt na jaren niet uit. Wit aan beide zijden.</p>',
    fr: '<p>Fibre de bouteilles liée par la chaleur, sans résine. Se coupe au couteau à pain, et les chutes vont au plastique.</p><p>Assez raide pour tenir entre des tasseaux, elle ne s’affaisse pas avec les années. Blanche des deux côtés.</p>',
    de: '<p>Thermisch verfestigte Flaschenfaser, ohne Harz. Sie schneiden sie mit dem Brotmesser, der Rest darf zum Kunststoff.</p><p>Steif genug, um zwischen Latten zu klemmen, sackt auch nach Jahren nicht ab. Beidseitig weiß.</p>',
    en: '<p>Bottle fibre bonded by heat, without resin. Cut it with a bread knife; what is left goes with the plastics.</p><p>Stiff enough to wedge between battens, and it does not sag over the years. White on both sides.</p>',
  },
  pictures: [materialPictures.polyester, materialDetails.polyester],
  options: [thicknessOption(20, 40, 50), cutToSize(1200, 600, { eur: 250, gbp: 219 })],
  variants: [panel(50, 1690, 1477), panel(20, 840, 734), panel(40, 1390, 1215)],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '1200 × 600 mm'),
    attribute('recycled', percent(80)),
    attribute('fireClass', 'B-s1,d0'),
    attribute('packed', { nl: '6 platen', fr: '6 plaques', de: '6 Platten', en: '6 panels' }),
    attribute('measured', {
      nl: '50 mm, EN ISO 354, montage type A',
      fr: '50 mm, EN ISO 354, montage de type A',
      de: '50 mm, EN ISO 354, Montage Typ A',
      en: '50 mm, EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.14, 0.42, 0.84, 0.98, 1, 1.01],
    nrc: 0.8,
    alphaW: 0.7,
    soundClass: 'C',
    fireClass: 'B-s1,d0',
    thickness: 50,
    density: 40,
  },
  delivery: fromStock,
  since: '2022-04-04',
  related: ['polyester-wadding', 'stone-wool-wrapped', 'needle-felt'],
};

export const polyesterWadding: SeedProduct = {
  key: 'polyester-wadding',
  categories: ['fibre-panels'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'polyesterwatten-op-rol',
    fr: 'ouate-polyester-en-rouleau',
    de: 'polyesterwatte-auf-rolle',
    en: 'polyester-wadding-on-a-roll',
  },
  name: {
    nl: 'Polyesterwatten op rol',
    fr: 'Ouate polyester en rouleau',
    de: 'Polyesterwatte auf Rolle',
    en: 'Polyester wadding on a roll',
  },
  intro: {
    nl: 'Zacht, 40 mm, per strekkende meter van een rol van 1,5 meter breed. Vult wat geen plaat is.',
    fr: 'Souple, 40 mm, au mètre d’un rouleau de 1,5 mètre. Remplit ce qui n’est pas une plaque.',
    de: 'Weich, 40 mm, laufmeterweise von einer 1,5 Meter breiten Rolle. Füllt, was keine Platte ist.',
    en: 'Soft, 40 mm, by the metre off a roll 1.5 metres wide. Fills whatever is not a panel.',
  },
  description: {
    nl: '<p>Voor luidsprekerkasten, kussens, systeemwanden en alle holtes met ronde hoeken. De vezel is met zichzelf verlijmd en pluist nauwelijks.</p><p>Eén besteleenheid is één vierkante meter; wij snijden de lengte aan één stuk.</p>',
    fr: '<p>Pour enceintes, coussins, cloisons et toute cavité aux angles ronds. La fibre est liée par elle-même et peluche à peine.</p><p>L’unité est le mètre carré ; la longueur est coupée d’une pièce.</p>',
    de: '<p>Für Lautsprechergehäuse, Kissen, Trennwände und alle Hohlräume mit runden Ecken. Die Faser ist mit sich selbst verklebt und fusselt kaum.</p><p>Eine Einheit ist ein Quadratmeter; die Länge schneiden wir in einem Stück.</p>',
    en: '<p>For loudspeaker cabinets, cushions, partitions and any cavity with round corners. The fibre is bonded to itself and hardly sheds.</p><p>One unit is one square metre; we cut the length in one piece.</p>',
  },
  pictures: waddingPictures,
  variants: [
    {
      sku: 'FF-PESW-40',
      choices: {},
      price: { eur: 790, gbp: 690 },
      size: { width: 1500, height: 667, depth: 40 },
      weight: 600,
    },
  ],
  unit: 'm2',
  quantity: { min: 3, max: 600, step: 1 },
  tiers: [
    { max: 14, discountPercent: 0 },
    { min: 15, max: 59, discountPercent: 8 },
    { min: 60, discountPercent: 15 },
  ],
  attributes: [
    attribute('thickness', '40 mm'),
    attribute('recycled', percent(65)),
    attribute('care', {
      nl: 'Wasbaar op 30 °C',
      fr: 'Lavable à 30 °C',
      de: 'Waschbar bei 30 °C',
      en: 'Washable at 30 °C',
    }),
  ],
  acoustics: {
    absorption: [0.1, 0.28, 0.62, 0.86, 0.95, 0.98],
    nrc: 0.7,
    alphaW: 0.6,
    soundClass: 'C',
    fireClass: 'C-s2,d0',
    thickness: 40,
    density: 15,
  },
  delivery: fromStock,
  since: '2024-02-19',
  related: ['polyester-40', 'spray-adhesive'],
};
