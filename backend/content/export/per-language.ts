import { StartupError } from '../../errors/startup-error.ts';
import { getLanguage } from '../../seed/seed-locales.ts';
import type { SeedLocale, SeedText } from '../../seed/seed-texts.ts';

/** Texts by locale, as the database stores them. */
export type ByLocale<Value> = Readonly<Record<string, Value>>;

/** Merges texts by locale into texts by language. */
export interface LanguageMerger {
  /** Returns a text by language. @throws {StartupError} when a locale has no text. */
  text(values: ByLocale<string | null | undefined>): SeedText;
  /** Returns the same as `text`, or nothing where no locale has a text. */
  optional<Key extends string>(
    key: Key,
    values: ByLocale<string | null | undefined>,
  ): { readonly [K in Key]?: SeedText };
}

/**
 * Creates a merger for a shop's locales: the first locale of a language provides the text of the language, another one
 * has a text of its own where it differs.
 *
 * @param name The owner of the texts, for messages.
 */
export function createMerger(locales: readonly SeedLocale[], name: string): LanguageMerger {
  const text = (values: ByLocale<string | null | undefined>): SeedText => {
    const merged: Record<string, string> = {};
    for (const locale of locales) {
      const value = values[locale];
      const language = getLanguage(locale);
      if (value === undefined || value === null || value === '') {
        throw new StartupError(
          `${name} has a text in some locales and none in ${locale}.`,
          'Give it one in that locale, or take it away in the others.',
        );
      }
      if (merged[language] === undefined) merged[language] = value;
      else if (merged[language] !== value) merged[locale] = value;
    }
    return merged;
  };
  return {
    text,
    optional: (key, values) => {
      const isEmpty = locales.every((locale) => (values[locale] ?? '') === '');
      const result: { [K in typeof key]?: SeedText } = {};
      if (!isEmpty) result[key] = text(values);
      return result;
    },
  };
}
