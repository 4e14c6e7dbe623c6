import type { PriceList } from './price-product.ts';
import type { TierBounds } from './volume-tiers.ts';

/** Square millimetres. */
const squareMetre = 1_000_000;

/** Max. units of an order line. */
const maxUnits = 10_000;

/**
 * Returns the prices of pieces cut from goods sold by the square metre: each costs its area, and the volume tiers,
 * which count square metres, are valid for the number of pieces with that area. A tier without any number of pieces is
 * left out.
 *
 * @param prices Of one square metre.
 * @param area Of one piece, in square millimetres.
 */
export function pricesOfPieces({ unitPrice, tiers }: PriceList, area: number): PriceList {
  return {
    unitPrice: priceOfArea(unitPrice, area),
    tiers: tiers.flatMap((tier) => {
      const bounds = countPieces(tier, area);
      return bounds ? [{ ...bounds, unitPrice: priceOfArea(tier.unitPrice, area) }] : [];
    }),
  };
}

/** Returns the cents of an area at cents a square metre, rounded half up. */
function priceOfArea(cents: number, area: number): number {
  return Math.round((cents * area) / squareMetre);
}

/** Returns the numbers of pieces whose area is in a tier; `undefined`: there is none. */
function countPieces({ minQuantity, maxQuantity }: TierBounds, area: number): TierBounds | undefined {
  const first = minQuantity === null ? null : Math.max(1, Math.ceil((minQuantity * squareMetre) / area));
  const last = maxQuantity === null ? null : Math.ceil(((maxQuantity + 1) * squareMetre) / area) - 1;
  if ((first ?? 1) > Math.min(last ?? maxUnits, maxUnits)) return undefined;
  return { minQuantity: first, maxQuantity: last !== null && last < maxUnits ? last : null };
}
