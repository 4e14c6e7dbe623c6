import type { SeedProduct, SeedVariant } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { adhesiveBack, cutToSize, drawingOption, thicknessOption } from '../cutting.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

/** A sheet of 1250 × 600 mm at 9 kg/m³ weighs just under 7 g per millimetre. */
function sheet(thickness: number, eur: number, gbp: number): SeedVariant {
  return {
    sku: `FF-MEL9S-${thickness}`,
    choices: { thickness: `t${thickness}` },
    price: { eur, gbp },
    size: { width: 1250, height: 600, depth: thickness },
    weight: Math.round(thickness * 6.75),
  };
}

export const melamine9Sheet: SeedProduct = {
  key: 'melamine-9-sheet',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'melamine-9-plaat',
    fr: 'plaque-melamine-9',
    de: 'melamin-9-platte',
    en: 'melamine-9-sheet',
  },
  name: { nl: 'Melamine 9 plaat', fr: 'Plaque mélamine 9', de: 'Platte Melamin 9', en: 'Melamine 9 sheet' },
  intro: {
    nl: 'Wit, licht als schuim op koffie, en bij 50 mm al klasse B. Smelt niet, druipt niet.',
    fr: 'Blanche, légère comme une mousse de café, et classe B dès 50 mm. Ne fond pas, ne goutte pas.',
    de: 'Weiß, leicht wie Milchschaum und schon mit 50 mm Klasse B. Schmilzt nicht, tropft nicht.',
    en: 'White, light as the froth on coffee, and class B at just 50 mm. Does not melt, does not drip.',
  },
  description: {
    nl: '<p>Een plaat van 50 mm weegt nog geen 350 gram. Dat telt aan een plafond, in een trein en in alles wat per vliegtuig reist. Het materiaal is van zichzelf brandwerend; er zit geen vlamvertrager in die kan uitgassen.</p><p>Het is bros. Waar mensen erbij kunnen, hoort er vlies of doek voor; wij leveren het op verzoek gecacheerd met glasvlies.</p>',
    fr: '<p>Une plaque de 50 mm pèse moins de 350 grammes. Cela compte au plafond, dans un train et dans tout ce qui voyage par avion. Elle résiste au feu par nature ; aucun additif ne s’en échappe.</p><p>Elle est cassante. À portée de main, il faut un voile ou une toile ; sur demande, nous la livrons contrecollée de voile de verre.</p>',
    de: '<p>Eine Platte von 50 mm wiegt keine 350 Gramm. Das zählt an der Decke, im Zug und in allem, was fliegt. Das Material ist von sich aus flammwidrig; kein Zusatz, der ausgasen könnte.</p><p>Es ist spröde. In Reichweite gehört Vlies oder Stoff davor; auf Wunsch liefern wir es mit Glasvlies kaschiert.</p>',
    en: '<p>A 50 mm sheet weighs less than 350 grams. That counts on a ceiling, in a train and in anything that flies. The material resists fire by itself; there is no additive to gas out.</p><p>It is brittle. Within reach of people it needs fleece or cloth in front; we supply it faced with glass fleece on request.</p>',
  },
  pictures: [materialPictures.melamineSheets, materialDetails.melamineSheets],
  options: [
    thicknessOption(20, 30, 50),
    cutToSize(1250, 600, { eur: 310, gbp: 271 }),
    adhesiveBack({ eur: 420, gbp: 367 }),
    {
      key: 'facing',
      type: 'Radio',
      // The press would crush thin foam.
      limits: [{ when: [{ option: 'thickness', chosen: ['t20'] }], values: ['plain'] }],
      name: { nl: 'Voorzijde', fr: 'Face avant', de: 'Vorderseite', en: 'Face' },
      values: [
        { key: 'plain', name: { nl: 'Kaal', fr: 'Nue', de: 'Roh', en: 'Plain' } },
        {
          key: 'glass',
          name: { nl: 'Glasvlies, wit', fr: 'Voile de verre blanc', de: 'Glasvlies, weiß', en: 'Glass fleece, white' },
          surcharge: { eur: 560, gbp: 489 },
        },
      ],
    },
    drawingOption,
  ],
  variants: [sheet(50, 3420, 2989), sheet(20, 1540, 1346), sheet(30, 2190, 1914)],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  reduction: {
    since: '2026-11-16',
    before: [
      { since: '2025-06-02', percent: 125 },
      { since: '2026-11-02', percent: 118 },
    ],
  },
  attributes: [
    attribute('dimensions', '1250 × 600 mm'),
    attribute('fireClass', 'B-s1,d0'),
    attribute('material', {
      nl: 'Melamineschuim, open cellen',
      fr: 'Mousse de mélamine, cellules ouvertes',
      de: 'Melaminschaum, offenporig',
      en: 'Melamine foam, open cell',
    }),
    attribute('measured', {
      nl: '50 mm, EN ISO 354, montage type A',
      fr: '50 mm, EN ISO 354, montage de type A',
      de: '50 mm, EN ISO 354, Montage Typ A',
      en: '50 mm, EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.16, 0.48, 0.92, 1.03, 1.04, 1.02],
    nrc: 0.85,
    alphaW: 0.8,
    soundClass: 'B',
    fireClass: 'B-s1,d0',
    thickness: 50,
    density: 9,
  },
  delivery: fromStock,
  since: '2022-09-19',
  related: ['melamine-9-block', 'melamine-pyramid', 'melamine-baffle'],
};
