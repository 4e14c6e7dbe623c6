/** Bounds of a volume tier, both inclusive; an absent or null bound is open. */
export interface VolumeBounds {
  readonly minQuantity?: number | null | undefined;
  readonly maxQuantity?: number | null | undefined;
}

/** The quantity asked for when a visitor has not said otherwise. */
export const defaultQuantity = 1;

/** Whether a tier applies to a quantity: when the quantity lies within its bounds. */
export function tierHolds(tier: VolumeBounds, quantity: number): boolean {
  const aboveMin = tier.minQuantity == null || quantity >= tier.minQuantity;
  const belowMax = tier.maxQuantity == null || quantity <= tier.maxQuantity;
  return aboveMin && belowMax;
}

/** The first tier that applies to a quantity; `undefined` means that the base price does. */
export function findVolumeTier<Tier extends VolumeBounds>(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.find((tier) => tierHolds(tier, quantity));
}
