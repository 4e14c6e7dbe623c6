import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import { products } from './products.ts';

/** Configurations that were saved for a short link. Anybody who has the identifier may read them. */
export const configurations = pgTable(
  'configurations',
  {
    shopId: text().notNull(),
    /** Derived from the choice, so that the same choice has one row. */
    id: text().notNull(),
    productId: text().notNull(),
    variantId: text().notNull(),
    quantity: integer().notNull(),
    values: jsonb().$type<components['schemas']['ConfigurationValues']>().notNull(),
    cropId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** To the day. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
    index().on(table.usedAt),
  ],
);
