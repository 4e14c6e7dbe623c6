import type { components } from '#generated/contracts/product-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import { vatPercentageOf, withVat } from './vat.ts';
import { tierAt, tierPrice, type VolumeTier } from './volume-tiers.ts';

export type Pricing = components['schemas']['Pricing'];

/**
 * What a quantity costs: the price of its volume tier, or else the base price, times the quantity, and VAT on that.
 *
 * @param basePrice Cents excluding VAT for one.
 */
export function priceProduct(
  shop: Pick<ShopView, 'country' | 'currency'>,
  basePrice: number,
  tiers: readonly VolumeTier[],
  quantity: number,
): Pricing {
  const vatPercentage = vatPercentageOf(shop.country);
  const tier = tierAt(tiers, quantity);
  const priceExcVat = tier ? tierPrice(basePrice, tier) : basePrice;
  const totalExcVat = priceExcVat * quantity;
  return {
    currency: shop.currency,
    vatPercentage,
    quantity: { current: quantity },
    volumeDiscount: [...tiers]
      .sort((a, b) => (a.minQuantity ?? 0) - (b.minQuantity ?? 0))
      .map((entry) => {
        const price = tierPrice(basePrice, entry);
        return {
          ...(entry.minQuantity !== null && { minQuantity: entry.minQuantity }),
          ...(entry.maxQuantity !== null && { maxQuantity: entry.maxQuantity }),
          priceIncludingVat: withVat(price, vatPercentage),
          priceExcludingVat: price,
        };
      }),
    priceIncVat: withVat(priceExcVat, vatPercentage),
    priceExcVat,
    totalIncVat: withVat(totalExcVat, vatPercentage),
    totalExcVat,
  };
}
