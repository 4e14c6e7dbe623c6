import { describe, expect, it } from 'vitest';
import { priceRows } from '#runtime/features/product/price-tiers.ts';

const base = { priceIncVat: 1210, priceExcVat: 1000 };

describe('priceRows', () => {
  it('shows no table for a product without tiers', () => {
    expect(priceRows({ ...base, volumeDiscount: [] })).toEqual([]);
  });

  it('starts with the price of one and ends open', () => {
    const rows = priceRows({
      ...base,
      volumeDiscount: [
        { minQuantity: 25, priceIncludingVat: 1089, priceExcludingVat: 900 },
        { minQuantity: 10, maxQuantity: 24, priceIncludingVat: 1150, priceExcludingVat: 950 },
      ],
    });
    expect(rows).toEqual([
      { min: 1, max: 9, incVat: 1210, excVat: 1000, savingPercent: 0 },
      { min: 10, max: 24, incVat: 1150, excVat: 950, savingPercent: 5 },
      { min: 25, incVat: 1089, excVat: 900, savingPercent: 10 },
    ]);
  });

  it('treats a tier without lower bound as starting at one', () => {
    const rows = priceRows({
      ...base,
      volumeDiscount: [{ maxQuantity: 4, priceIncludingVat: 1210, priceExcludingVat: 1000 }],
    });
    expect(rows).toEqual([{ min: 1, max: 4, incVat: 1210, excVat: 1000, savingPercent: 0 }]);
  });

  it.each([
    [1000, 0],
    [999, 0],
    [991, 0],
    [990, 1],
    [931, 6],
    [1100, 0],
  ])('promises no more than a tier at %i instead of 1000 saves: %i %%', (priceExcludingVat, saving) => {
    const [, row] = priceRows({
      ...base,
      volumeDiscount: [{ minQuantity: 5, priceIncludingVat: 1, priceExcludingVat }],
    });
    expect(row?.savingPercent).toBe(saving);
  });

  it('returns the discount before rounding', () => {
    const [, row] = priceRows({
      priceIncVat: 9999,
      priceExcVat: 9257,
      volumeDiscount: [{ minQuantity: 5, priceIncludingVat: 8599, priceExcludingVat: Math.round(9257 * 0.86) }],
    });
    expect(row?.savingPercent).toBe(14);
  });
});
