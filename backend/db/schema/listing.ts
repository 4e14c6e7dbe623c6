import { customType, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TextByLocale } from './column-types.ts';
import { shops } from './shops.ts';

/*
 * What listings are answered from, derived from the products by `refresh_listing` (see the migration), which triggers call
 * when one changes. The rows of a product have no foreign key: they are taken away by the same function, which needs the
 * product's ordinal for it. Docs: docs/decisions/0017-listings-and-search-at-any-size.md.
 */

/** Products that one row of `facet_bits` tells of. A row of 1 KB is read as it is, without being kept apart or compressed. */
export const facetChunk = 8192;

const bits = customType<{ data: string }>({ dataType: () => `bit(${facetChunk})` });

/** Each product with its number: the place of its bit in `facet_bits`. */
export const listedProducts = pgTable(
  'listed_products',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    /** Counted from 0 within the shop; the number of a product never changes. */
    ordinal: integer().notNull(),
    position: integer().notNull(),
    nrc: real(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    // From a bit to its product.
    uniqueIndex().on(table.shopId, table.ordinal),
    // The orders of a listing are read from an index, and only as far as the page goes. The ordinal stands in each, so that
    // what is not chosen is passed over without looking at the table.
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

/** The name of each product as the alphabet takes it. */
export const listedNames = pgTable(
  'listed_names',
  {
    shopId: text().notNull(),
    locale: text().notNull(),
    productId: text().notNull(),
    /** Without accents and case, compared by bytes: every database does that alike, while collations differ. */
    name: text().notNull(),
    ordinal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.locale] }),
    index('listed_names_order').on(table.shopId, table.locale, table.name, table.productId, table.ordinal),
  ],
);

/** What a shop's listings can be narrowed by, with the number of products of the whole shop. */
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
    /** Of a shop that is not narrowed by anything the counts are not counted, but read. */
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.facetId, table.valueId] })],
);

/**
 * Which products have a value: one bit each, by their ordinals, in chunks. The facets of a hundred thousand products are
 * then a megabyte, and counting under any choice is a matter of AND and of counting bits. All products of the shop stand
 * under a facet and value without a name.
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
