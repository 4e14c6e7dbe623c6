import { describe, expect, it } from 'vitest';
import { calculateUnitPrice } from '#backend/pricing/unit-price.ts';

describe('the unit price', () => {
  it.each([
    ['a sheet of 2 m²', 3980, { unit: 'm2', amount: 2_000_000 }, 1990],
    ['a panel of 1.71 m²', 31900, { unit: 'm2', amount: 1_710_000 }, 18655],
    ['a profile of 6 m', 1319, { unit: 'm', amount: 6000 }, 220],
    ['a piece of a tenth of a metre', 1, { unit: 'm', amount: 100 }, 10],
    ['what costs nothing', 0, { unit: 'm2', amount: 250_000 }, 0],
  ] as const)('of %s', (_, price, measure, expected) => {
    expect(calculateUnitPrice(price, measure)).toBe(expected);
  });

  it('is rounded half up, and only there', () => {
    // 1.5 and 1.4999… cents a metre.
    expect(calculateUnitPrice(3, { unit: 'm', amount: 2000 })).toBe(2);
    expect(calculateUnitPrice(2_999_999, { unit: 'm', amount: 2_000_000_000 })).toBe(1);
  });
});
