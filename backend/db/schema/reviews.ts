import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/content-api.ts';
import { orders } from './orders.ts';

export type ReviewState = components['schemas']['ReviewState'];

/** What customers say of products that were delivered to them: of each product of an order at most one review. */
export const reviews = pgTable(
  'reviews',
  {
    shopId: text().notNull(),
    id: text().notNull(),
    orderId: text().notNull(),
    /** A product may be deleted while a review names it. */
    productId: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    /** 1 to 5. */
    stars: integer().notNull(),
    title: text(),
    text: text().notNull(),
    /** The name that is shown, as the customer chose it. */
    name: text().notNull(),
    /** BCP 47 tag of the locale in which it was written. */
    locale: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    /** When the shop published or refused it. */
    decidedAt: timestamp({ withTimezone: true }),
    /** The shop's reason for refusing it. */
    refusal: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('reviews_of_order_index').on(table.shopId, table.orderId, table.productId),
    index('reviews_published_index').on(table.shopId, table.productId, table.writtenAt).where(sql`state = 'published'`),
    index('reviews_waiting_index').on(table.writtenAt).where(sql`state = 'waiting'`),
    check('reviews_stars_check', sql`stars between 1 and 5`),
  ],
);
