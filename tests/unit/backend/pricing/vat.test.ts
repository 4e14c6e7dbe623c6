import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getVatPercentage, scaleByPercent, withVat } from '#backend/pricing/vat.ts';

describe('VAT', () => {
  it.each([
    ['NL', 21],
    ['BE', 21],
    ['FR', 20],
    ['DE', 19],
    ['AT', 20],
    ['GB', 20],
  ])('of %s is %i percent', (country, percentage) => {
    expect(getVatPercentage(country)).toBe(percentage);
  });

  it('is unknown for a country without delivery', () => {
    expect(() => getVatPercentage('US')).toThrow('US');
  });

  it.each([
    [0, 21, 0],
    [50, 21, 61],
    // 1.50 × 1.21 = 1.815: half a cent goes up.
    [150, 21, 182],
    [250, 21, 303],
    [6900, 21, 8349],
    [9_999_999_999_950, 21, 12_099_999_999_940],
  ])('makes %i cents with %i percent %i', (without, percentage, expected) => {
    expect(withVat(without, percentage)).toBe(expected);
  });

  it('rounds half up, to the cent, at any price and rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (cents, hundredths) => {
          const exact = BigInt(cents) * BigInt(hundredths);
          const rounded = (exact * 2n + 10_000n) / 20_000n;
          expect(scaleByPercent(cents, hundredths / 100)).toBe(Number(rounded));
        },
      ),
    );
  });
});
