import type { Locale } from '#runtime/contracts/locale.ts';

/** Creating a formatter costs far more than using it, and a page uses few. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number as the locale writes it, with exactly `digits` decimals. */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  const id = `${locale} ${digits}`;
  let format = formats.get(id);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(id, format);
  }
  return format.format(value);
}
