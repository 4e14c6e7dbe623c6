import type { components } from '#generated/contracts/product-api.ts';

type OrderTotals = components['schemas']['OrderTotals'];

/** The price of a line or of the delivery. Cents. */
export interface Cost {
  readonly excVat: number;
  readonly incVat: number;
  readonly vatPercentage: number;
}

/**
 * Returns the totals of an order: sums of its lines and its delivery, each of which has had its VAT rounded by itself.
 *
 * @param discounts - What a voucher takes off, by VAT rate.
 */
export function sumTotals(
  currency: OrderTotals['currency'],
  goods: readonly Cost[],
  shipping: Cost | undefined,
  reverseCharge: boolean,
  discounts: readonly Cost[] = [],
): OrderTotals {
  const taken = discounts.map((cost) => ({ ...cost, excVat: -cost.excVat, incVat: -cost.incVat }));
  const all = [...goods, ...(shipping ? [shipping] : []), ...taken];
  const rates = [...new Set(all.map(({ vatPercentage }) => vatPercentage))].sort((a, b) => b - a);
  const sum = (costs: readonly Cost[], part: 'excVat' | 'incVat'): number =>
    costs.reduce((total, cost) => total + cost[part], 0);
  return {
    currency,
    goodsIncVat: sum(goods, 'incVat'),
    goodsExcVat: sum(goods, 'excVat'),
    shippingIncVat: shipping?.incVat ?? 0,
    shippingExcVat: shipping?.excVat ?? 0,
    ...(discounts.length > 0 && {
      discountIncVat: sum(discounts, 'incVat'),
      discountExcVat: sum(discounts, 'excVat'),
    }),
    vat: rates.map((percentage) => {
      const ofRate = all.filter(({ vatPercentage }) => vatPercentage === percentage);
      const baseExcVat = sum(ofRate, 'excVat');
      return { percentage, baseExcVat, amount: sum(ofRate, 'incVat') - baseExcVat };
    }),
    totalIncVat: sum(all, 'incVat'),
    totalExcVat: sum(all, 'excVat'),
    reverseCharge,
  };
}
