import type { OpeningHours } from '../db/schema/sellers.ts';

/**
 * Formats opening hours in one line: `maandag – vrijdag 08:30–17:00, zaterdag 10:00–13:00`; empty where there are none.
 * German has `Uhr` behind a time of day.
 */
export function formatOpeningHours(hours: readonly OpeningHours[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const getName = (day: number): string => format.format(Date.UTC(2024, 0, day));
  const clock = locale.startsWith('de') ? ' Uhr' : '';
  return hours
    .map(({ firstDay, lastDay, opens, closes }) => {
      const days = firstDay === lastDay ? getName(firstDay) : `${getName(firstDay)} – ${getName(lastDay)}`;
      return `${days} ${opens}–${closes}${clock}`;
    })
    .join(', ');
}
