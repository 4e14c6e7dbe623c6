import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

/** Drafts of a shop's content. Each is a shop of its own beside it, whose id ends in `@` and the branch: see `branchShopId`. */
export const contentBranches = pgTable(
  'content_branches',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    branch: text().notNull(),
    /** SHA-256 of the shop's files when the branch was made, hexadecimal, by path: what has changed since, and where. */
    base: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.branch] })],
);
