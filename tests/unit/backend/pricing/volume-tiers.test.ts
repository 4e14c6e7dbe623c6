import { describe, expect, it } from 'vitest';
import { findOverlap, findTier, tierPrice, type VolumeTier } from '#backend/pricing/volume-tiers.ts';

const tier = (minQuantity: number | null, maxQuantity: number | null, discountPercent = 10): VolumeTier => ({
  minQuantity,
  maxQuantity,
  discountPercent,
});

describe('the tier of a quantity', () => {
  const tiers = [tier(null, 4, 0), tier(10, 24, 5), tier(25, null, 12.5)];

  it.each([
    [1, 0],
    [4, 0],
    [5, undefined],
    [9, undefined],
    [10, 5],
    [24, 5],
    [25, 12.5],
    [1_000_000, 12.5],
  ])('of %i is the one whose bounds hold it, both included, a missing one open', (quantity, discount) => {
    expect(findTier(tiers, quantity)?.discountPercent).toBe(discount);
  });

  it('is none when there are no tiers', () => {
    expect(findTier([], 10)).toBeUndefined();
  });
});

it.each([
  [9995, 5, 9495],
  [9995, 12.5, 8746],
  [1, 50, 1],
  [100, 33.33, 67],
  [100, 0, 100],
])('takes off %i cents %d percent, rounded half up', (base, discountPercent, expected) => {
  expect(tierPrice(base, tier(1, null, discountPercent))).toBe(expected);
});

it.each([
  ['side by side', [tier(1, 9), tier(10, null)], false],
  ['with a gap', [tier(1, 5), tier(10, 20)], false],
  ['in any order', [tier(10, null), tier(null, 9)], false],
  ['sharing a bound', [tier(1, 10), tier(10, 20)], true],
  ['one inside the other', [tier(1, 100), tier(20, 30)], true],
  ['both open above', [tier(1, null), tier(50, null)], true],
])('tiers %s overlap or not', (_, tiers, overlap) => {
  expect(findOverlap(tiers) !== undefined).toBe(overlap);
});
