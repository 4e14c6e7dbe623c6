import { savingPercent } from '#runtime/lib/saving-percent.ts';

/** Money in cents. */
export interface PriceRow {
  /** Bounds of the quantity, both included; without `max` the row is open upwards. */
  readonly min: number;
  readonly max?: number;
  readonly incVat: number;
  readonly excVat: number;
  /** The saving compared with the price of one, in whole percent, rounded down. */
  readonly savingPercent: number;
}

interface TieredPrice {
  readonly priceIncVat: number;
  readonly priceExcVat: number;
  readonly volumeDiscount: readonly {
    readonly minQuantity?: number;
    readonly maxQuantity?: number;
    readonly priceIncludingVat: number;
    readonly priceExcludingVat: number;
  }[];
}

/**
 * Returns the rows of a price table for a product priced at a quantity of one: the price of one, then the volume tiers
 * in ascending order. A tier without lower bound starts at one. Quantities between two tiers cost the price of one and
 * get a row of their own only at the start, where every shopper looks.
 */
export function priceRows(pricing: TieredPrice): readonly PriceRow[] {
  const tiers = pricing.volumeDiscount
    .map((tier) => ({
      min: tier.minQuantity ?? 1,
      ...(tier.maxQuantity !== undefined && { max: tier.maxQuantity }),
      incVat: tier.priceIncludingVat,
      excVat: tier.priceExcludingVat,
      savingPercent: savingPercent(pricing.priceExcVat, tier.priceExcludingVat),
    }))
    .sort((a, b) => a.min - b.min);
  const first = tiers[0];
  if (first === undefined) return [];
  if (first.min <= 1) return tiers;
  return [
    { min: 1, max: first.min - 1, incVat: pricing.priceIncVat, excVat: pricing.priceExcVat, savingPercent: 0 },
    ...tiers,
  ];
}
