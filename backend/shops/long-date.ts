/**
 * Writes dates with the name of the month: `20 november 2026`. French has the first of a month as an ordinal: `1er septembre 2026`.
 *
 * @param locale - BCP 47.
 * @param timeZone - IANA.
 * @param timeStyle - How the time of day is written; absent: not at all.
 */
export function longDates(
  locale: string,
  timeZone: string,
  timeStyle?: Intl.DateTimeFormatOptions['timeStyle'],
): (date: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone, ...(timeStyle && { timeStyle }) });
  if (!locale.startsWith('fr')) return (date) => format.format(date);
  return (date) =>
    format
      .formatToParts(date)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}
