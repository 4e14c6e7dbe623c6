import type { components } from '#generated/contracts/product-api.ts';
import type { VoucherRow } from '../db/schema/vouchers.ts';
import { spread } from '../pricing/spread.ts';
import { scaleByPercent } from '../pricing/vat.ts';
import type { Cost } from './order-totals.ts';

type LineDiscount = components['schemas']['LineDiscount'];

/** What a voucher takes off an order. */
export interface Discount {
  /** For each line. */
  readonly lines: readonly LineDiscount[];
  /** By VAT rate, that of the delivery included. */
  readonly costs: readonly Cost[];
}

const none: LineDiscount = { incVat: 0, excVat: 0 };

/**
 * Spreads the discount of a voucher over the lines in proportion to what they cost, first over the VAT rates and then within
 * each rate, by the largest remainder. Within a rate the net amount is reduced in the same proportion as the gross one, so an
 * order of which everything is taken off has neither an amount nor VAT.
 *
 * @param goods - Of each line.
 * @param shipping - Absent: no delivery is chosen.
 */
export function discountOrder(
  voucher: Pick<VoucherRow, 'kind' | 'percentage' | 'amount' | 'maximum'>,
  goods: readonly Cost[],
  shipping: Cost | undefined,
): Discount {
  if (voucher.kind === 'freeShipping') {
    return { lines: goods.map(() => none), costs: shipping && shipping.incVat > 0 ? [shipping] : [] };
  }
  const rates = [...new Set(goods.map(({ vatPercentage }) => vatPercentage))].map((vatPercentage) => {
    const lines = goods.flatMap((cost, index) => (cost.vatPercentage === vatPercentage ? [{ ...cost, index }] : []));
    return { vatPercentage, lines, incVat: sum(lines, 'incVat'), excVat: sum(lines, 'excVat') };
  });
  const whole = calculate(voucher, sum(goods, 'incVat'));
  const byRate = spread(
    whole,
    rates.map(({ incVat }) => ({ weight: incVat, most: incVat })),
  );
  const lines = goods.map(() => none);
  const costs: Cost[] = [];
  for (const [position, rate] of rates.entries()) {
    const incVat = byRate[position] ?? 0;
    if (incVat === 0) continue;
    const excVat = Math.round((rate.excVat * incVat) / rate.incVat);
    const gross = spread(
      incVat,
      rate.lines.map((line) => ({ weight: line.incVat, most: line.incVat })),
    );
    const net = spread(
      excVat,
      rate.lines.map((line, index) => ({
        weight: line.excVat,
        most: Math.min(line.excVat, gross[index] ?? 0),
      })),
    );
    for (const [index, line] of rate.lines.entries()) {
      lines[line.index] = { incVat: gross[index] ?? 0, excVat: net[index] ?? 0 };
    }
    costs.push({ incVat, excVat, vatPercentage: rate.vatPercentage });
  }
  return { lines, costs };
}

/** Returns the cents to take off goods. */
function calculate(
  { percentage, amount, maximum }: Pick<VoucherRow, 'percentage' | 'amount' | 'maximum'>,
  goodsIncVat: number,
): number {
  const wanted = percentage === null ? (amount ?? 0) : scaleByPercent(goodsIncVat, percentage);
  return Math.min(wanted, maximum ?? wanted, goodsIncVat);
}

const sum = (costs: readonly Cost[], part: 'excVat' | 'incVat'): number =>
  costs.reduce((total, cost) => total + cost[part], 0);
