import type { priceHistory, variantPrices } from '../db/schema/variants.ts';
import { scaleByPercent } from '../pricing/vat.ts';
import type { SeedProduct, SeedReduction } from './seed-data.ts';
import type { InnerProblem } from './seed-problem.ts';

/**
 * Returns the price history of a reduced price, itself included; of others the database begins a history when they are
 * inserted.
 */
export function pricesUntil(
  reduction: SeedReduction | undefined,
  { shopId, variantId, currency, priceExcVat }: typeof variantPrices.$inferInsert,
): (typeof priceHistory.$inferInsert)[] {
  if (!reduction) return [];
  return [...reduction.before, { since: reduction.since, percent: 100 }].map(({ since, percent }) => ({
    shopId,
    variantId,
    currency,
    since: new Date(since),
    priceExcVat: scaleByPercent(priceExcVat, percent),
  }));
}

/** Returns the problems of a product's reduction. */
export function checkReduction({ reduction }: SeedProduct): InnerProblem[] {
  if (!reduction) return [];
  const days = [...reduction.before.map(({ since }) => since), reduction.since];
  const messages = [
    ...days.filter((day) => !isDay(day)).map((day) => `a price of the reduction began on ${day}, which is no day`),
    ...(days.some((day, index) => day <= (days[index - 1] ?? ''))
      ? ['the prices before the reduction are not in the order in which they began, all before the reduction']
      : []),
    ...reduction.before
      .filter(({ percent }) => percent <= 100)
      .map(({ percent }) => `the price was ${percent} % of today's, so today's is not reduced`),
  ];
  return messages.map((message) => ({ path: ['reduction'], message }));
}

/** Returns whether a text is a day, or the timestamp of a change. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) && !Number.isNaN(Date.parse(text));
}
