import type { SeedTier } from '../../seed-data.ts';

/** For panels and tiles that are bought by the wall. */
export const wallTiers: readonly SeedTier[] = [
  { min: 1, max: 9, discountPercent: 0 },
  { min: 10, max: 24, discountPercent: 5 },
  { min: 25, max: 49, discountPercent: 9 },
  { min: 50, discountPercent: 14 },
];

/** For rafts, screens and other single objects. */
export const objectTiers: readonly SeedTier[] = [
  { min: 1, max: 3, discountPercent: 0 },
  { min: 4, max: 9, discountPercent: 4 },
  { min: 10, max: 19, discountPercent: 8 },
  { min: 20, discountPercent: 12 },
];

/** For tiles and foam that are bought by the box. */
export const boxTiers: readonly SeedTier[] = [
  { min: 1, max: 19, discountPercent: 0 },
  { min: 20, max: 49, discountPercent: 6 },
  { min: 50, max: 99, discountPercent: 11 },
  { min: 100, discountPercent: 16 },
];
