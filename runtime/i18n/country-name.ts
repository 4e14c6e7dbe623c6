import type { Locale } from '#runtime/contracts/locale.ts';

/** Returns the name of a country (ISO 3166-1 alpha-2) in the language of a locale. */
export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
