/** Returns the day of a timestamp in a time zone, as `YYYY-MM-DD`. @param timeZone - IANA name. */
export function localDate(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
