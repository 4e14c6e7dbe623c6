import { scaleByPercent } from './vat.ts';

/** The quantities of a tier from `minQuantity` to `maxQuantity`, both included; a bound that is null is open. */
export interface TierBounds {
  readonly minQuantity: number | null;
  readonly maxQuantity: number | null;
}

export interface VolumeTier extends TierBounds {
  readonly discountPercent: number;
}

/** Finds the tier of a quantity. */
export function findTier<Tier extends TierBounds>(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.find(
    ({ minQuantity, maxQuantity }) => (minQuantity ?? -Infinity) <= quantity && quantity <= (maxQuantity ?? Infinity),
  );
}

/** Returns the price of one in a tier, in cents, rounded half up. */
export function tierPrice(basePrice: number, tier: VolumeTier): number {
  return scaleByPercent(basePrice, 100 - tier.discountPercent);
}

/** Finds two tiers that share a quantity, for which the price would be ambiguous. */
export function findOverlap(tiers: readonly VolumeTier[]): readonly [VolumeTier, VolumeTier] | undefined {
  const sorted = [...tiers].sort((a, b) => (a.minQuantity ?? -Infinity) - (b.minQuantity ?? -Infinity));
  for (const [index, tier] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next && (next.minQuantity ?? -Infinity) <= (tier.maxQuantity ?? Infinity)) return [tier, next];
  }
  return undefined;
}
