import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';

/** Making a format costs far more than using it, and a site has few locales. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant as day, full month name and year in the locale's time zone: `20 november 2026`. */
export function formatDate(date: Date, locale: Locale, { timeZone }: Pick<LocaleSettings, 'timeZone'>): string {
  const id = `${locale} ${timeZone}`;
  let format = formats.get(id);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
    formats.set(id, format);
  }
  return format.format(date);
}
