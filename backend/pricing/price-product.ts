import type { components } from '#generated/contracts/product-api.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { getVatPercentage, withVat } from './vat.ts';
import { findTier, type TierBounds, tierPrice, type VolumeTier } from './volume-tiers.ts';

export type Pricing = components['schemas']['Pricing'];

/** The price of one unit, in cents excluding VAT. */
export interface PriceList {
  /** Outside all volume tiers. */
  readonly unitPrice: number;
  readonly tiers: readonly PricedTier[];
}

export interface PricedTier extends TierBounds {
  readonly unitPrice: number;
}

/** Creates a price list. @param basePrice Cents excluding VAT for one. */
export function createPriceList(basePrice: number, tiers: readonly VolumeTier[]): PriceList {
  return {
    unitPrice: basePrice,
    tiers: tiers.map((tier) => ({
      minQuantity: tier.minQuantity,
      maxQuantity: tier.maxQuantity,
      unitPrice: tierPrice(basePrice, tier),
    })),
  };
}

/** Prices a quantity: the price of its volume tier, or else the base price, times the quantity, and VAT on that. */
export function priceQuantity(
  shop: Pick<ShopView, 'country' | 'currency'>,
  { unitPrice, tiers }: PriceList,
  quantity: number,
): Pricing {
  const vatPercentage = getVatPercentage(shop.country);
  const priceExcVat = findTier(tiers, quantity)?.unitPrice ?? unitPrice;
  const totalExcVat = priceExcVat * quantity;
  return {
    currency: shop.currency,
    vatPercentage,
    quantity: { current: quantity },
    volumeDiscount: [...tiers]
      .sort((a, b) => (a.minQuantity ?? 0) - (b.minQuantity ?? 0))
      .map((tier) => ({
        ...(tier.minQuantity !== null && { minQuantity: tier.minQuantity }),
        ...(tier.maxQuantity !== null && { maxQuantity: tier.maxQuantity }),
        priceIncludingVat: withVat(tier.unitPrice, vatPercentage),
        priceExcludingVat: tier.unitPrice,
      })),
    priceIncVat: withVat(priceExcVat, vatPercentage),
    priceExcVat,
    totalIncVat: withVat(totalExcVat, vatPercentage),
    totalExcVat,
  };
}

/** Prices a quantity of a product without options. @param basePrice Cents excluding VAT for one. */
export function priceProduct(
  shop: Pick<ShopView, 'country' | 'currency'>,
  basePrice: number,
  tiers: readonly VolumeTier[],
  quantity: number,
): Pricing {
  return priceQuantity(shop, createPriceList(basePrice, tiers), quantity);
}
