import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MeasureUnit, TextByLocale } from './column-types.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';

/** The variants of products: each product has at least one; the first is the default. */
export const variants = pgTable(
  'variants',
  {
    shopId: text().notNull(),
    id: text().notNull(),
    productId: text().notNull(),
    position: integer().notNull(),
    sku: text().notNull(),
    name: jsonb().$type<TextByLocale>().notNull(),
    slug: jsonb().$type<TextByLocale>().notNull(),
    /** Option id → value id of the options that decide the variant. */
    choices: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** `#rrggbb` */
    colorHex: text(),
    colorName: jsonb().$type<TextByLocale>(),
    /** Outer measures in millimetres. */
    width: integer(),
    height: integer(),
    depth: integer(),
    /** Grams. */
    weight: integer(),
    /** The unit of its unit price: `m` or `m2`; null: it has none, or is sold by that unit. */
    measureUnit: text().$type<MeasureUnit>(),
    /** The measure of one piece, in millimetres or square millimetres. */
    measureAmount: integer(),
    pictureKey: text().references(() => pictures.key),
    pictureAlt: jsonb().$type<TextByLocale>(),
    inStock: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex().on(table.shopId, table.sku),
    index().on(table.shopId, table.productId, table.position),
    foreignKey({ columns: [table.shopId, table.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
    check('variants_measure_check', sql`(measure_unit is null) = (measure_amount is null) and measure_amount > 0`),
  ],
);

/** Price of one, per currency: a price list, not a rate of exchange. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    shopId: text().notNull(),
    variantId: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Integer cents. */
    priceExcVat: integer().notNull(),
    /**
     * Since when the price is announced as reduced; null: it is not. Raising the price ends the reduction, see the
     * migration.
     */
    reducedSince: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.variantId, table.currency] }),
    foreignKey({ columns: [table.shopId, table.variantId], foreignColumns: [variants.shopId, variants.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * Each price that a variant has had, and since when. Triggers write it on every change of a price (see the migration).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    shopId: text().notNull(),
    variantId: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Integer cents. */
    priceExcVat: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.variantId, table.currency, table.since] }),
    foreignKey({ columns: [table.shopId, table.variantId], foreignColumns: [variants.shopId, variants.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * Volume discount, for every variant of the product. A bound that is null is open; tiers of a product do not overlap.
 */
export const volumeTiers = pgTable(
  'volume_tiers',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    position: integer().notNull(),
    minQuantity: integer(),
    maxQuantity: integer(),
    /** Off the variant's price; the tier's price is rounded half up to the cent. */
    discountPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.position] }),
    foreignKey({ columns: [table.shopId, table.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
  ],
);
