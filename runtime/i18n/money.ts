import type { Locale } from '#runtime/contracts/locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in cents of `currency` (ISO 4217) as the locale writes it: `12950` → `€ 129,50`. */
export function formatMoney(cents: number, currency: string, locale: Locale): string {
  const id = `${locale} ${currency}`;
  let format = formats.get(id);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formats.set(id, format);
  }
  return format.format(cents / 100);
}
