import { z } from 'zod';
import { getLanguage } from '../../seed/seed-locales.ts';
import type { SeedLocale, SeedText } from '../../seed/seed-texts.ts';
import { htmlToMarkdown, markdownToHtml } from '../markdown.ts';
import { inMemory } from './in-memory.ts';
import { list } from './lists.ts';

/** The formats of texts in the files of one shop. */
export type TextFormats = ReturnType<typeof createTextFormats>;

/**
 * Creates the formats of texts. A text that is the same in all languages is written once, any other by language. Where
 * a locale differs from its language, its own text stands beside it: `{ de: …, de-AT: … }`.
 *
 * @param locales Locales of the shop: a text is required in each of their languages.
 */
export function createTextFormats(locales: readonly SeedLocale[]) {
  const languages = [...new Set(locales.map(getLanguage))];
  const line = z.string().min(1);
  const byLanguage = z.strictObject({
    ...Object.fromEntries(languages.map((language) => [language, line])),
    ...Object.fromEntries(locales.map((locale) => [locale, line.exactOptional()])),
  });

  const codec = (read: (given: string) => string, write: (value: string) => string) =>
    z.codec(z.union([line, byLanguage]), inMemory<SeedText>(), {
      decode: (given) =>
        typeof given === 'string'
          ? Object.fromEntries(languages.map((language) => [language, read(given)]))
          : mapTexts(given, read),
      encode: (texts) => {
        const written = mapTexts(texts, write);
        const [first = '', ...others] = Object.values(written);
        return others.every((other) => other === first) ? first : written;
      },
    });

  const asItIs = (text: string): string => text;
  const text = codec(asItIs, asItIs);
  /** Markdown in files; HTML in memory. */
  const richText = codec(markdownToHtml, htmlToMarkdown);
  const oldSlugs = z.strictObject(
    Object.fromEntries(languages.map((language) => [language, list(line).exactOptional()])),
  );
  /** Texts for the head of a page; absent: its title and its introduction. */
  const searchTexts = { metaTitle: text.exactOptional(), metaDescription: text.exactOptional() };
  return { languages, text, richText, oldSlugs, searchTexts };
}

function mapTexts(texts: Readonly<Record<string, string>>, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));
}
