import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import { requests } from './requests.ts';

/** Offers: the answers of a shop to requests for a quotation. The placed orders whose lines name one are its use. */
export const offers = pgTable(
  'offers',
  {
    shopId: text().notNull(),
    /** 96 random bits: who knows it may read the offer and order by it. */
    id: text().notNull(),
    /** Of the request that it answers. */
    reference: text().notNull(),
    /** ISO 4217, of its prices. */
    currency: text().notNull(),
    /** What the shop says of it; null: nothing. */
    note: text(),
    /** Last day on which it can be ordered by, in the time zone of the shop. */
    validUntil: date({ mode: 'string' }).notNull(),
    /** Whether the shop has taken it back. */
    withdrawn: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      columns: [table.shopId, table.reference],
      foreignColumns: [requests.shopId, requests.reference],
    }).onDelete('cascade'),
    index().on(table.shopId, table.reference),
  ],
);

/** Lines of offers. A product may be deleted while a line names it. */
export const offerLines = pgTable(
  'offer_lines',
  {
    shopId: text().notNull(),
    offerId: text().notNull(),
    position: integer().notNull(),
    productId: text().notNull(),
    variantId: text().notNull(),
    values: jsonb().$type<components['schemas']['ConfigurationValues']>().notNull(),
    /** SHA-256 of product, variant and values, as of an order line. */
    sameness: text().notNull(),
    /** Units that the price is for, or more. */
    quantity: integer().notNull(),
    /** Cents of one unit without VAT. */
    unitPrice: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.offerId, table.position] }),
    foreignKey({ columns: [table.shopId, table.offerId], foreignColumns: [offers.shopId, offers.id] }).onDelete(
      'cascade',
    ),
    check('offer_lines_quantity_check', sql`quantity > 0 and unit_price >= 0`),
  ],
);

export type OfferRow = typeof offers.$inferSelect;
export type OfferLineRow = typeof offerLines.$inferSelect;
