import type { PriceList } from './price-product.ts';
import type { TierBounds } from './volume-tiers.ts';

/** Square millimetres. */
const squareMetre = 1_000_000;

/** Units that an order line can have. */
const maxUnits = 10_000;

/**
 * The prices of pieces cut from what is sold by the square metre: each costs its area, and the volume tiers, which are about
 * square metres, hold for as many pieces as make so many whole ones. A tier that no number of pieces falls into is left out.
 *
 * @param prices Of one square metre.
 * @param area Of one piece, in square millimetres.
 */
export function pricesOfPieces({ unitPrice, tiers }: PriceList, area: number): PriceList {
  return {
    unitPrice: priceOfArea(unitPrice, area),
    tiers: tiers.flatMap((tier) => {
      const bounds = piecesIn(tier, area);
      return bounds ? [{ ...bounds, unitPrice: priceOfArea(tier.unitPrice, area) }] : [];
    }),
  };
}

/** Cents of an area at cents a square metre, rounded half up. */
function priceOfArea(cents: number, area: number): number {
  return Math.round((cents * area) / squareMetre);
}

/** How many pieces make as many whole square metres as a tier holds; `undefined`: no number does. */
function piecesIn({ minQuantity, maxQuantity }: TierBounds, area: number): TierBounds | undefined {
  const first = minQuantity === null ? null : Math.max(1, Math.ceil((minQuantity * squareMetre) / area));
  const last = maxQuantity === null ? null : Math.ceil(((maxQuantity + 1) * squareMetre) / area) - 1;
  if ((first ?? 1) > Math.min(last ?? maxUnits, maxUnits)) return undefined;
  return { minQuantity: first, maxQuantity: last !== null && last < maxUnits ? last : null };
}
