import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';

const styles = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayName: { weekday: 'long' },
  moment: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Creating a formatter costs far more than using it, and a site has few locales. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(style: keyof typeof styles, locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const id = `${style} ${locale} ${timeZone}`;
  let format = formats.get(id);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
    formats.set(id, format);
  }
  return format;
}

/** Writes a date. French has the first of a month as an ordinal: `1er septembre`. */
function write(format: Intl.DateTimeFormat, date: Date, locale: Locale): string {
  if (!locale.startsWith('fr')) return format.format(date);
  const parts = format.formatToParts(date);
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('');
}

/** Formats an instant as day, full month name and year in the locale's time zone: `20 november 2026`. */
export function formatDate(date: Date, locale: Locale, { timeZone }: Pick<LocaleSettings, 'timeZone'>): string {
  return write(getFormat('date', locale, timeZone), date, locale);
}

/** Formats an instant as weekday, day and full month name in the locale's time zone: `vrijdag 20 november`. */
export function formatWeekday(date: Date, locale: Locale, { timeZone }: Pick<LocaleSettings, 'timeZone'>): string {
  return write(getFormat('weekday', locale, timeZone), date, locale);
}

/** Formats an instant as date and time of day in the locale's time zone: `20 november 2026 om 14:05`. */
export function formatMoment(date: Date, locale: Locale, { timeZone }: Pick<LocaleSettings, 'timeZone'>): string {
  return write(getFormat('moment', locale, timeZone), date, locale);
}

/**
 * Formats a day of the calendar with its weekday: `vrijdag 20 november 2026`.
 *
 * @param day - ISO 8601: `2026-11-20`.
 */
export function formatDay(day: string, locale: Locale): string {
  return write(getFormat('day', locale, 'UTC'), new Date(`${day}T12:00:00Z`), locale);
}

/**
 * Returns the name of a weekday: `maandag`.
 *
 * @param day - 1 is Monday, 7 Sunday (ISO 8601).
 */
export function weekdayName(day: number, locale: Locale): string {
  // 1 January 2024 was a Monday.
  return getFormat('weekdayName', locale, 'UTC').format(new Date(Date.UTC(2024, 0, day)));
}
