import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

/** The kinds of things that can be searched, by their names in the content API. */
export type SearchedKind = 'Product' | 'Project' | 'Blog';

/**
 * Every word that a shop uses in a language. A mistyped, shortened or compound word is looked up here, among thousands
 * of words, and not in the texts of all products: that keeps search as fast in a large shop as in a small one.
 *
 * Filled by `refresh_search` (see the migration), which triggers call on changes of searchable texts.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** ISO 639-1. */
    language: text().notNull(),
    /** Lower case, without accents. */
    word: text().notNull(),
    /** The stem that the word shares with its other forms, by the language's stemmer. */
    stem: text().notNull(),
    /** The word as it was first written, for suggestions. */
    spelling: text().notNull(),
    /** Number of entries that contain it. A word that is no longer used stays with 0 and finds nothing. */
    uses: integer().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.shopId, table.language, table.word),
    // A word in any of its forms.
    index().on(table.shopId, table.language, table.stem),
    // The beginning of a word: `like 'pan%'`, whatever the database's collation.
    index('search_words_prefix').on(table.shopId, table.language, table.word.op('text_pattern_ops')),
    // Similar words, and compounds that contain the word: `<%` and `like '%paneel%'`.
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/**
 * The search index: one row for each thing and wording. Locales of one language mostly share their texts and then their
 * row. Words are stored as ids, which belong to one shop and language: a search can only find entries of its own shop.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    shopId: text().notNull(),
    kind: text().$type<SearchedKind>().notNull(),
    ownerId: text().notNull(),
    /** The first of its locales. */
    locale: text().notNull(),
    locales: text().array().notNull(),
    /** Order among equal matches: the shop's for products, newest first for the others. */
    position: integer().notNull(),
    /** Words of the name or title. */
    titleWords: integer().array().notNull(),
    /** All words, those of the title included. */
    words: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.ownerId, table.locale] }),
    // Products have indexes of their own: among many products the few blogs and projects with a common word would be
    // slow to find.
    index('search_entries_product_titles').using('gin', table.titleWords).where(sql`kind = 'Product'`),
    index('search_entries_product_words').using('gin', table.words).where(sql`kind = 'Product'`),
    index('search_entries_other_titles').using('gin', table.titleWords).where(sql`kind <> 'Product'`),
    index('search_entries_other_words').using('gin', table.words).where(sql`kind <> 'Product'`),
  ],
);
