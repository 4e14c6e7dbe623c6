import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pricesOfPieces } from '#backend/pricing/cut-pieces.ts';

const perSquareMetre = {
  unitPrice: 6033,
  tiers: [
    { minQuantity: null, maxQuantity: 4, unitPrice: 6033 },
    { minQuantity: 5, maxQuantity: 19, unitPrice: 5671 },
    { minQuantity: 20, maxQuantity: null, unitPrice: 5369 },
  ],
};

it('charges a piece for its area, rounded half up', () => {
  // 1250 × 625 mm is 0.78125 m²: 47.1328 and so on.
  expect(pricesOfPieces(perSquareMetre, 781_250)).toEqual({
    unitPrice: 4713,
    tiers: [
      { minQuantity: null, maxQuantity: 6, unitPrice: 4713 },
      // 7 pieces are 5.47 m², 25 are 19.53 m², 26 are 20.31 m².
      { minQuantity: 7, maxQuantity: 25, unitPrice: 4430 },
      { minQuantity: 26, maxQuantity: null, unitPrice: 4195 },
    ],
  });
  expect(pricesOfPieces({ unitPrice: 1, tiers: [] }, 500_000)).toEqual({ unitPrice: 1, tiers: [] });
});

it('leaves out a tier that no number of pieces falls into', () => {
  // One piece is 31.2 m².
  expect(pricesOfPieces(perSquareMetre, 31_200_000).tiers).toEqual([
    { minQuantity: 1, maxQuantity: null, unitPrice: 167_513 },
  ]);
});

it('gives each number of pieces the tier of its whole square metres', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2500, max: 40_000_000 }), fc.integer({ min: 1, max: 10_000 }), (area, pieces) => {
      const whole = Math.floor((area * pieces) / 1_000_000);
      const expected = whole <= 4 ? 6033 : whole <= 19 ? 5671 : 5369;
      const found = pricesOfPieces(perSquareMetre, area).tiers.find(
        ({ minQuantity, maxQuantity }) => (minQuantity ?? 1) <= pieces && pieces <= (maxQuantity ?? 10_000),
      );
      expect(found?.unitPrice).toBe(Math.round((expected * area) / 1_000_000));
    }),
  );
});
