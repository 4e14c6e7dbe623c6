import type { priceHistory, variantPrices } from '../../db/schema/variants.ts';
import { scaleByPercent } from '../../pricing/vat.ts';
import type { SeedEarlierPrice, SeedProduct } from '../../seed/seed-data.ts';
import { groupRows } from './group-rows.ts';

type PriceRow = typeof variantPrices.$inferSelect;
type HistoryRow = typeof priceHistory.$inferSelect;

/** Returns a reduced price, with its earlier prices in percent of today's. */
export function exportReduction(
  prices: readonly PriceRow[],
  history: readonly HistoryRow[],
): Pick<SeedProduct, 'reduction'> {
  const since = prices[0]?.reducedSince;
  if (!since) return {};
  const now = new Map(prices.map((row) => [getKey(row), row.priceExcVat]));
  const earlier = history.filter((row) => row.since < since);
  const [first, ...others] = [...groupRows(earlier, (row) => getDay(row.since))]
    .map(([day, rows]): SeedEarlierPrice => ({ since: day, percent: calculatePercent(rows, now) }))
    // An earlier price that was lower is no reduction.
    .filter(({ percent }) => percent > 100);
  return first ? { reduction: { since: dayOrMoment(since), before: [first, ...others] } } : {};
}

/** Returns the roundest percentage that yields all of these prices. */
function calculatePercent(rows: readonly HistoryRow[], now: ReadonlyMap<string, number>): number {
  const [first] = rows;
  const exact = first ? (first.priceExcVat / (now.get(getKey(first)) ?? first.priceExcVat)) * 100 : 100;
  const fits = (percent: number): boolean =>
    rows.every((row) => scaleByPercent(now.get(getKey(row)) ?? 0, percent) === row.priceExcVat);
  const rounded = [1, 10, 100].map((steps) => Math.round(exact * steps) / steps);
  return rounded.find(fits) ?? exact;
}

const getKey = ({ variantId, currency }: Pick<PriceRow, 'variantId' | 'currency'>): string =>
  `${variantId} ${currency}`;
const dayOrMoment = (moment: Date): string => moment.toISOString().replace('T00:00:00.000Z', '');
const getDay = (moment: Date): string => moment.toISOString().slice(0, 10);
