import { describe, expect, it } from 'vitest';
import { findVolumeTier, tierHolds } from '#runtime/lib/volume-discount.ts';

describe('tierHolds', () => {
  it.each([
    [{ minQuantity: 10, maxQuantity: 24 }, 9, false],
    [{ minQuantity: 10, maxQuantity: 24 }, 10, true],
    [{ minQuantity: 10, maxQuantity: 24 }, 24, true],
    [{ minQuantity: 10, maxQuantity: 24 }, 25, false],
    [{ minQuantity: 10 }, 10_000, true],
    [{ maxQuantity: 9 }, 1, true],
    [{ maxQuantity: 9 }, 10, false],
    [{ minQuantity: null, maxQuantity: null }, 1, true],
    [{}, 7, true],
    [{ minQuantity: 0, maxQuantity: 0 }, 1, false],
  ])('%j holds %i: %j', (tier, quantity, holds) => {
    expect(tierHolds(tier, quantity)).toBe(holds);
  });
});

describe('findVolumeTier', () => {
  const tiers = [
    { minQuantity: 10, maxQuantity: 24, price: 7937 },
    { minQuantity: 25, price: 7500 },
  ];

  it('finds the tier whose bounds hold the quantity', () => {
    expect(findVolumeTier(tiers, 24)?.price).toBe(7937);
    expect(findVolumeTier(tiers, 25)?.price).toBe(7500);
  });

  it('finds none below the first tier: the base price applies', () => {
    expect(findVolumeTier(tiers, 9)).toBeUndefined();
  });
});
