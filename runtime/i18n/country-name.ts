import type { Locale } from '#runtime/contracts/locale.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Returns the name of a country (ISO 3166-1 alpha-2) in the language of a locale. */
export function countryName(country: string, locale: Locale): string {
  let known = names.get(locale);
  if (!known) {
    known = new Intl.DisplayNames(locale, { type: 'region' });
    names.set(locale, known);
  }
  return known.of(country) ?? country;
}
