import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountOrder } from '#backend/orders/discount.ts';
import { sumTotals } from '#backend/orders/order-totals.ts';
import { withVat } from '#backend/pricing/vat.ts';

const cost = (excVat: number, vatPercentage: number) => ({
  excVat,
  incVat: withVat(excVat, vatPercentage),
  vatPercentage,
});
const amount = (cents: number) => ({ kind: 'amount', amount: cents, percentage: null, maximum: null }) as const;
const percentage = (percent: number, maximum: number | null = null) =>
  ({ kind: 'percentage', percentage: percent, amount: null, maximum }) as const;

it('spreads an amount by the largest remainder, first over the rates and then over their lines', () => {
  // 121.00 and 60.50 at 21 %, 106.00 at 6 %: 287.50 together, of which 10.00 are taken off.
  const goods = [cost(10_000, 21), cost(5000, 21), cost(10_000, 6)];
  const { lines, costs } = discountOrder(amount(1000), goods, undefined);
  // 631.30 and 368.70 cents: the last one goes to the second rate, of which more was cut off.
  expect(costs).toEqual([
    { incVat: 631, excVat: 521, vatPercentage: 21 },
    { incVat: 369, excVat: 348, vatPercentage: 6 },
  ]);
  // 631 in the proportion 2 to 1: 420.67 and 210.33. 521: 347.33 and 173.67.
  expect(lines).toEqual([
    { incVat: 421, excVat: 347 },
    { incVat: 210, excVat: 174 },
    { incVat: 369, excVat: 348 },
  ]);
});

it('takes a percentage of the goods and not of the delivery, up to its maximum', () => {
  const goods = [cost(78_720, 21)];
  const delivery = cost(1236, 21);
  expect(discountOrder(percentage(10), goods, delivery).costs).toEqual([
    { incVat: 9525, excVat: 7872, vatPercentage: 21 },
  ]);
  expect(discountOrder(percentage(10, 5000), goods, delivery).costs).toMatchObject([{ incVat: 5000 }]);
});

it('takes no more than the goods cost, and then leaves no VAT', () => {
  const goods = [cost(99, 21), cost(1, 21), cost(333, 6)];
  const { lines, costs } = discountOrder(amount(1_000_000), goods, undefined);
  expect(lines).toEqual(goods.map(({ incVat, excVat }) => ({ incVat, excVat })));
  const totals = sumTotals('EUR', goods, undefined, false, costs);
  expect(totals).toMatchObject({ totalIncVat: 0, totalExcVat: 0 });
  expect(totals.vat.map(({ amount: vat }) => vat)).toEqual([0, 0]);
});

it('takes the delivery off, and nothing of the lines', () => {
  const free = { kind: 'freeShipping', percentage: null, amount: null, maximum: null } as const;
  const goods = [cost(1000, 21)];
  expect(discountOrder(free, goods, cost(1236, 21))).toEqual({
    lines: [{ incVat: 0, excVat: 0 }],
    costs: [cost(1236, 21)],
  });
  expect(discountOrder(free, goods, cost(0, 21)).costs).toEqual([]);
  expect(discountOrder(free, goods, undefined).costs).toEqual([]);
});

it('adds up to the cent for any order: lines, rates and totals', () => {
  const line = fc.record({
    excVat: fc.integer({ min: 0, max: 5_000_000 }),
    rate: fc.constantFrom(0, 6, 9, 19, 20, 21),
  });
  const voucher = fc.oneof(
    fc.integer({ min: 1, max: 6_000_000 }).map(amount),
    fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.option(fc.integer({ min: 1, max: 100_000 })))
      .map(([percent, most]) => percentage(percent, most)),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), voucher, (rows, terms) => {
      const goods = rows.map(({ excVat, rate }) => cost(excVat, rate));
      const { lines, costs } = discountOrder(terms, goods, undefined);
      const before = sumTotals('EUR', goods, undefined, false);
      const after = sumTotals('EUR', goods, undefined, false, costs);
      for (const part of ['incVat', 'excVat'] as const) {
        const taken = lines.reduce((sum, one) => sum + one[part], 0);
        const total = part === 'incVat' ? 'totalIncVat' : 'totalExcVat';
        expect(after[total]).toBe(before[total] - taken);
        expect(costs.reduce((sum, one) => sum + one[part], 0)).toBe(taken);
      }
      for (const [index, { incVat, excVat }] of lines.entries()) {
        expect(incVat).toBeLessThanOrEqual(goods[index]?.incVat ?? 0);
        expect(excVat).toBeLessThanOrEqual(Math.min(goods[index]?.excVat ?? 0, incVat));
        expect(Math.min(incVat, excVat)).toBeGreaterThanOrEqual(0);
      }
      for (const { baseExcVat, amount: vat } of after.vat) expect(Math.min(baseExcVat, vat)).toBeGreaterThanOrEqual(0);
      const wanted = terms.amount ?? Math.round((before.goodsIncVat * (terms.percentage ?? 0)) / 100);
      expect(before.totalIncVat - after.totalIncVat).toBe(
        Math.min(wanted, terms.maximum ?? wanted, before.goodsIncVat),
      );
    }),
    { numRuns: 1000 },
  );
});
