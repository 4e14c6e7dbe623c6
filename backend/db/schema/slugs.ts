import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

export type SluggedKind = 'product' | 'category' | 'page' | 'blog' | 'advice' | 'project' | 'jobOffer';

/** The current and old slugs of things. A slug that is still in use is not given to another thing in that locale. */
export const slugs = pgTable(
  'slugs',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text().$type<SluggedKind>().notNull(),
    locale: text().notNull(),
    slug: text().notNull(),
    /** The id of the thing. */
    ownerId: text().notNull(),
    /** False for a slug that only redirects. */
    current: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.locale, table.slug] }),
    index().on(table.shopId, table.kind, table.slug),
    uniqueIndex('slugs_current').on(table.shopId, table.kind, table.ownerId, table.locale).where(sql`current`),
  ],
);
