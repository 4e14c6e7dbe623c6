import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TextByLocale } from './column-types.ts';
import { shops } from './shops.ts';

/**
 * The tables of listings, derived from the products by `refresh_listing` (see the migration), which triggers call on
 * changes. The rows of a product have no foreign key: they are deleted by the same function, which needs the product's
 * ordinal for it. Docs: docs/decisions/0017-listings-and-search-at-any-size.md.
 */

/** Products in one row of `facet_bits`. A row of 1 KB is stored inline, without being moved out or compressed. */
export const facetChunk = 8192;

const bits = customType<{ data: string }>({ dataType: () => `bit(${facetChunk})` });

/** Each product with its ordinal: the position of its bit in `facet_bits`. */
export const listedProducts = pgTable(
  'listed_products',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    /** Counted from 0 within the shop; the ordinal of a product never changes. */
    ordinal: integer().notNull(),
    position: integer().notNull(),
    nrc: real(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    // Finds the product of a bit.
    uniqueIndex().on(table.shopId, table.ordinal),
    // The orders of a listing are read from an index, and only as far as the page needs. Each contains the ordinal, so
    // that products that are not chosen are skipped without reading the table.
    index('listed_products_recommended').on(table.shopId, table.position, table.productId, table.ordinal),
    index('listed_products_nrc').on(
      table.shopId,
      table.nrc.desc().nullsLast(),
      table.position,
      table.productId,
      table.ordinal,
    ),
  ],
);

/** The lowest price of each product, by which listings are ordered. */
export const listedPrices = pgTable(
  'listed_prices',
  {
    shopId: text().notNull(),
    currency: text().notNull(),
    productId: text().notNull(),
    /** Integer cents excluding VAT. */
    price: integer().notNull(),
    position: integer().notNull(),
    ordinal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.currency] }),
    // Finds the price of a bit: where few products are chosen, they are fetched and sorted.
    uniqueIndex().on(table.shopId, table.currency, table.ordinal),
    index('listed_prices_order').on(
      table.shopId,
      table.currency,
      table.price,
      table.position,
      table.productId,
      table.ordinal,
    ),
  ],
);

/** The name of each product as it is sorted. */
export const listedNames = pgTable(
  'listed_names',
  {
    shopId: text().notNull(),
    locale: text().notNull(),
    productId: text().notNull(),
    /** Without accents and case, compared by bytes: the same in every database, while collations differ. */
    name: text().notNull(),
    ordinal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.locale] }),
    // Finds the name of a bit.
    uniqueIndex().on(table.shopId, table.locale, table.ordinal),
    index('listed_names_order').on(table.shopId, table.locale, table.name, table.productId, table.ordinal),
  ],
);

/** The facet values of a shop's listings, with the number of products of the whole shop. */
export const facetValues = pgTable(
  'facet_values',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    facetId: text().notNull(),
    valueId: text().notNull(),
    label: jsonb().$type<TextByLocale>().notNull(),
    position: integer().notNull(),
    /** Stored, so that an unfiltered listing and a list of categories need not count. */
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.facetId, table.valueId] })],
);

/**
 * The products that have a value: one bit each, by their ordinals, in chunks. The facets of a hundred thousand products
 * are then a megabyte, and counting under any choice is AND and a count of bits. All products of the shop are in the
 * row with an empty facet and value.
 */
export const facetBits = pgTable(
  'facet_bits',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    facetId: text().notNull(),
    valueId: text().notNull(),
    /** Holds the products from `chunk * 8192` on. */
    chunk: integer().notNull(),
    bits: bits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.facetId, table.valueId, table.chunk] })],
);

/**
 * The version of each chunk of `facet_bits`: a number that no other state of any chunk has, changed in the transaction
 * that changes the bits. The backend keeps bits in memory and reads again only the chunks with another version.
 */
export const facetChunks = pgTable(
  'facet_chunks',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    chunk: integer().notNull(),
    version: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.chunk] })],
);
