const dayMs = 86_400_000;

/**
 * Returns the Monday of a day's week: weeks begin on Monday (ISO 8601), as in all countries the shops serve.
 *
 * @param noon - Noon UTC of a calendar day.
 */
export function startOfWeek(noon: Date): Date {
  const sinceMonday = (noon.getUTCDay() + 6) % 7;
  return new Date(noon.getTime() - sinceMonday * dayMs);
}
