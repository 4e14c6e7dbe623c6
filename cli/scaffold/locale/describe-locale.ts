import type { KnownLocale } from '../site/known-project.ts';

/** The properties of a locale that follow from its name; unknown ones have to be given. */
export interface LocaleGuess {
  readonly language: string;
  readonly country: string;
  readonly name: string | undefined;
  readonly currency: 'EUR' | 'GBP';
  readonly timeZone: string | undefined;
}

/** Countries that pay in pounds; in all others shops bill in euros. */
const poundCountries = ['GB', 'GG', 'JE', 'IM'];

/** Guesses the name and country of a locale from the Unicode CLDR in `Intl`. */
export function describeLocale(locale: string, known: readonly KnownLocale[]): LocaleGuess {
  const [language = '', country = ''] = locale.split('-');
  return {
    language,
    country,
    name: nameLocale(locale, language, country, known),
    currency: poundCountries.includes(country) ? 'GBP' : 'EUR',
    timeZone: guessTimeZone(country),
  };
}

/**
 * Returns a language's name in itself: `Español`; with the country where the language is there already: `Deutsch
 * (Schweiz)`.
 */
function nameLocale(
  locale: string,
  language: string,
  country: string,
  known: readonly KnownLocale[],
): string | undefined {
  const words = findDisplayName(locale, 'language', language);
  if (words === undefined) return undefined;
  const capital = words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1);
  if (!known.some((other) => other.language === language)) return capital;
  const region = listTimeZones(country).length === 0 ? undefined : findDisplayName(locale, 'region', country);
  return region === undefined ? undefined : `${capital} (${region})`;
}

function findDisplayName(locale: string, type: 'language' | 'region', code: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf([locale]).length === 0) return undefined;
  return new Intl.DisplayNames([locale], { type, fallback: 'none' }).of(code);
}

/** Returns a country's only time zone; of several the only one on the European mainland. */
function guessTimeZone(country: string): string | undefined {
  const zones = listTimeZones(country);
  const european = zones.filter((zone) => zone.startsWith('Europe/') && zone !== 'Europe/Busingen');
  const choice = zones.length === 1 ? zones : european;
  return choice.length === 1 ? choice[0] : undefined;
}

/**
 * Returns the time zones of a country. `getTimeZones` is a method in the standard, but a property in the engine of Node
 * 20.
 */
function listTimeZones(country: string): readonly string[] {
  const locale: object = new Intl.Locale(`und-${country}`);
  if ('getTimeZones' in locale && typeof locale.getTimeZones === 'function') return toTexts(locale.getTimeZones());
  return 'timeZones' in locale ? toTexts(locale.timeZones) : [];
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
