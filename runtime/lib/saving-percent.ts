/**
 * Returns how much lower a price is than another, in whole percents, rounded down and never negative, so that no saving
 * is overstated by more than the rounding of cents.
 */
export function savingPercent(before: number, now: number): number {
  if (before <= now || before <= 0) return 0;
  const percent = ((before - now) * 100) / before;
  const nearest = Math.round(percent);
  return Math.round((before * (100 - nearest)) / 100) === now ? nearest : Math.floor(percent);
}
