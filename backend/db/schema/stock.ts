import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { variants } from './variants.ts';

/** The stock of variants. A variant without a row is made to order. */
export const stock = pgTable(
  'stock',
  {
    shopId: text().notNull(),
    variantId: text().notNull(),
    /** Units that are not reserved. */
    available: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.variantId] }),
    foreignKey({ columns: [table.shopId, table.variantId], foreignColumns: [variants.shopId, variants.id] }).onDelete(
      'cascade',
    ),
    check('stock_available_check', sql`available >= 0`),
  ],
);

/** Stock that is reserved for placed orders, until they are shipped, cancelled, or their payment fails. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    shopId: text().notNull(),
    orderId: text().notNull(),
    variantId: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.variantId] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
  ],
);
