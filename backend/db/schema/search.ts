import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

/** What can be searched for, by the names of the content API. */
export type SearchedKind = 'Product' | 'Project' | 'Blog';

/**
 * Every word that a shop uses in a language. A mistyped, shortened or compound word is looked up here, among thousands of
 * words, and not in the texts of all products: that is what keeps searching as quick in a large shop as in a small one.
 *
 * Filled by `refresh_search` (see the migration), which triggers call when something searchable changes.
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
    /** What the word has in common with its other forms, by the language's stemmer. */
    stem: text().notNull(),
    /** The word as it was first written, for proposing it. */
    spelling: text().notNull(),
    /** Number of entries that hold it. A word that is used no more stays with 0 and leads nowhere. */
    uses: integer().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.shopId, table.language, table.word),
    // A word in any of its forms.
    index().on(table.shopId, table.language, table.stem),
    // What has been typed so far: `like 'pan%'`, whatever the database's collation.
    index('search_words_prefix').on(table.shopId, table.language, table.word.op('text_pattern_ops')),
    // What is similar, and compounds that hold the word: `<%` and `like '%paneel%'`.
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/**
 * What is searched: one row for each thing and wording. Locales of one language mostly share their texts and then their
 * row. Words are kept by their ids, which belong to one shop and language: what is found can only be the shop's own.
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
    /** Order among those that fit equally well: the shop's for products, newest first for the others. */
    position: integer().notNull(),
    /** Words of the name or title. */
    titleWords: integer().array().notNull(),
    /** All words, those of the title included. */
    words: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.ownerId, table.locale] }),
    // Products have indexes of their own: among many of them the few blogs and projects with a common word would be far to seek.
    index('search_entries_product_titles').using('gin', table.titleWords).where(sql`kind = 'Product'`),
    index('search_entries_product_words').using('gin', table.words).where(sql`kind = 'Product'`),
    index('search_entries_other_titles').using('gin', table.titleWords).where(sql`kind <> 'Product'`),
    index('search_entries_other_words').using('gin', table.words).where(sql`kind <> 'Product'`),
  ],
);
