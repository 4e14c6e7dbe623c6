import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';

/** Formats an instant as day, full month name and year in the locale's time zone: `20 november 2026`. */
export function formatDate(date: Date, locale: Locale, settings: Pick<LocaleSettings, 'timeZone'>): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: settings.timeZone,
  }).format(date);
}
