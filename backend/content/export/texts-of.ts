import { isDeepStrictEqual } from 'node:util';
import type { SeedLocale, SeedText } from '../../seed/seed-texts.ts';
import { createMerger } from './per-language.ts';

/** The text rows of one thing, a row per locale, with each column as texts by language. */
export interface RowTexts<Row> {
  text(column: (row: Row) => string | null | undefined): SeedText;
  optional<Key extends string>(
    key: Key,
    column: (row: Row) => string | null | undefined,
  ): { readonly [K in Key]?: SeedText };
}

/** Returns the text rows of a thing. @param name The owner of the texts, for messages. */
export function getTexts<Row extends { readonly locale: string }>(
  locales: readonly SeedLocale[],
  name: string,
  rows: readonly Row[],
): RowTexts<Row> {
  const merge = createMerger(locales, name);
  const byLocale = (column: (row: Row) => string | null | undefined) =>
    Object.fromEntries(rows.map((row) => [row.locale, column(row)]));
  return {
    text: (column) => merge.text(byLocale(column)),
    optional: (key, column) => merge.optional(key, byLocale(column)),
  };
}

/** Returns whether two texts are the same in every language. */
export function isSameText(one: SeedText, other: SeedText): boolean {
  return isDeepStrictEqual(one, other);
}
