import type { PerLanguage, SeedLanguage, SeedLocale } from './seed-texts.ts';

/** Country (ISO 3166-1) and currency (ISO 4217) by locale, in the order in which shops list them. */
export const seedLocales: Readonly<Record<SeedLocale, { readonly country: string; readonly currency: 'EUR' | 'GBP' }>> =
  {
    'nl-NL': { country: 'NL', currency: 'EUR' },
    'nl-BE': { country: 'BE', currency: 'EUR' },
    'fr-BE': { country: 'BE', currency: 'EUR' },
    'fr-FR': { country: 'FR', currency: 'EUR' },
    'de-DE': { country: 'DE', currency: 'EUR' },
    'de-AT': { country: 'AT', currency: 'EUR' },
    'en-GB': { country: 'GB', currency: 'GBP' },
  };

const languages = {
  'nl-NL': 'nl',
  'nl-BE': 'nl',
  'fr-BE': 'fr',
  'fr-FR': 'fr',
  'de-DE': 'de',
  'de-AT': 'de',
  'en-GB': 'en',
} as const satisfies Record<SeedLocale, SeedLanguage>;

export const allSeedLocales: readonly SeedLocale[] = ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'];

export function getLanguage(locale: SeedLocale): SeedLanguage {
  return languages[locale];
}

/** Returns the locale's own value, or that of its language. @throws {Error} when there is neither. */
export function inLocale<T>(values: PerLanguage<T>, locale: SeedLocale): T {
  const value = values[locale] ?? values[languages[locale]];
  if (value === undefined) throw new Error(`Nothing is said in ${locale}: ${JSON.stringify(values).slice(0, 80)}.`);
  return value;
}

/** Returns the value in each of the locales. */
export function byLocale<T>(values: PerLanguage<T>, locales: readonly SeedLocale[]): Record<string, T> {
  return Object.fromEntries(locales.map((locale) => [locale, inLocale(values, locale)]));
}
