import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoredAddress } from './customers.ts';
import { shops } from './shops.ts';

/** A company that is responsible for products, and its contact details. */
export interface ResponsibleCompany {
  readonly name: string;
  readonly address: StoredAddress;
  readonly email: string;
}

/**
 * The manufacturers of brands. A company that has a product made and sells it under its own brand counts as its
 * manufacturer (Regulation (EU) 2023/988, art. 3, point 8), so a brand has one.
 */
export const manufacturers = pgTable(
  'manufacturers',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** As in `products`. */
    brandId: text().notNull(),
    company: jsonb().$type<ResponsibleCompany>().notNull(),
    /** The responsible company in the European Union; null: the manufacturer itself, which is there. */
    responsible: jsonb().$type<ResponsibleCompany>(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.brandId] })],
);
