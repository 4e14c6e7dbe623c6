import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { variants } from './variants.ts';

/** What there is of variants that are kept in stock. A variant without a row is made to order. */
export const stock = pgTable(
  'stock',
  {
    shopId: text().notNull(),
    variantId: text().notNull(),
    /** Units that nobody has ordered yet. */
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

/** What placed orders hold of the stock, until they are shipped, cancelled, or their payment fails. */
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
