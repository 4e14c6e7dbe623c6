import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumTotals } from '#backend/orders/order-totals.ts';
import { convertPricing } from '#backend/orders/order-vat.ts';
import { priceProduct } from '#backend/pricing/price-product.ts';
import { withVat } from '#backend/pricing/vat.ts';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';

/** Percent, by the law of each country in 2026. */
const rates = { NL: 21n, BE: 21n, FR: 20n, DE: 19n, AT: 20n, GB: 20n } as const;
const countries = ['NL', 'BE', 'FR', 'DE', 'AT', 'GB'] as const;

/** Divides integers, rounded half up. */
const divided = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

const line = fc.record({
  cents: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  /** Hundredths of a percent off, from a quantity on. */
  discount: fc.integer({ min: 0, max: 6000 }),
  from: fc.integer({ min: 2, max: 200 }),
});

const cart = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  country: fc.constantFrom(...countries),
  reverseCharge: fc.boolean(),
  shipping: fc.option(fc.integer({ min: 0, max: 50_000 })),
});

it(`lines add up to the totals to the cent, for any order ${ofCheck(13)}`, () => {
  const seed = freshSeed();
  const cases = casesOf(13, 2000);
  fc.assert(
    fc.property(cart, ({ lines, country, reverseCharge, shipping }) => {
      const percentage = reverseCharge ? 0 : Number(rates[country]);
      const costs = lines.map(({ cents, quantity, discount, from }) => {
        const tiers = [{ minQuantity: from, maxQuantity: null, discountPercent: discount / 100 }];
        const priced = priceProduct({ country, currency: 'EUR' }, cents, tiers, quantity);
        const { totalExcVat, totalIncVat, vatPercentage } = convertPricing(priced, percentage);
        return { excVat: totalExcVat, incVat: totalIncVat, vatPercentage };
      });
      const delivery =
        shipping === null
          ? undefined
          : { excVat: shipping, incVat: withVat(shipping, percentage), vatPercentage: percentage };
      const totals = sumTotals('EUR', costs, delivery, reverseCharge);

      const rate = BigInt(percentage);
      const nets = lines.map(({ cents, quantity, discount, from }) => {
        const unit = quantity >= from ? divided(BigInt(cents) * BigInt(10_000 - discount), 10_000n) : BigInt(cents);
        return unit * BigInt(quantity);
      });
      const all = shipping === null ? nets : [...nets, BigInt(shipping)];
      const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
      const vat = sum(all.map((net) => divided(net * rate, 100n)));
      expect(BigInt(totals.goodsExcVat)).toBe(sum(nets));
      expect(BigInt(totals.goodsIncVat)).toBe(sum(nets.map((net) => net + divided(net * rate, 100n))));
      expect(BigInt(totals.totalExcVat)).toBe(sum(all));
      expect(BigInt(totals.totalIncVat)).toBe(sum(all) + vat);
      expect(totals.goodsIncVat + totals.shippingIncVat).toBe(totals.totalIncVat);
      expect(BigInt(totals.vat.reduce((total, { amount }) => total + amount, 0))).toBe(vat);
    }),
    { numRuns: cases, seed },
  );
  held(13, cases, { seed });
});

it('shows VAT by rate, the highest first', () => {
  const goods = [
    { excVat: 1000, incVat: 1090, vatPercentage: 9 },
    { excVat: 1003, incVat: 1214, vatPercentage: 21 },
    { excVat: 1003, incVat: 1214, vatPercentage: 21 },
  ];
  expect(sumTotals('EUR', goods, undefined, false).vat).toEqual([
    { percentage: 21, baseExcVat: 2006, amount: 422 },
    { percentage: 9, baseExcVat: 1000, amount: 90 },
  ]);
});
