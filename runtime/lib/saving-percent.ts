/**
 * How much less a price is than another, in whole percents. Rounded down: nobody saves less than is said, but for the part of
 * a cent that a price is rounded by. Never below zero.
 */
export function savingPercent(before: number, now: number): number {
  if (before <= now || before <= 0) return 0;
  const percent = ((before - now) * 100) / before;
  const nearest = Math.round(percent);
  return Math.round((before * (100 - nearest)) / 100) === now ? nearest : Math.floor(percent);
}
