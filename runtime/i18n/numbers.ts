import type { Locale } from '#runtime/contracts/locale.ts';

/** Formats a number as the locale writes it, with exactly `digits` decimals. */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}
