import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pictures } from './pictures.ts';
import { shops } from './shops.ts';

export const categories = pgTable(
  'categories',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    parentId: text(),
    position: integer().notNull(),
    pictureKey: text()
      .notNull()
      .references(() => pictures.key),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.parentId], foreignColumns: [table.shopId, table.id] }),
  ],
);

export const categoryTexts = pgTable(
  'category_texts',
  {
    shopId: text().notNull(),
    categoryId: text().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    intro: text().notNull(),
    /** HTML. */
    description: text(),
    metaTitle: text(),
    metaDescription: text(),
    pictureAlt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.categoryId, table.locale] }),
    foreignKey({
      columns: [table.shopId, table.categoryId],
      foreignColumns: [categories.shopId, categories.id],
    }).onDelete('cascade'),
  ],
);
