import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pictures } from './pictures.ts';
import { products } from './products.ts';
import { shops } from './shops.ts';

export const advice = pgTable(
  'advice',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** The shop's own order. */
    position: integer().notNull(),
    readingMinutes: integer().notNull(),
    pictureKey: text()
      .notNull()
      .references(() => pictures.key),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // Lists are sorted by it.
    index().on(table.shopId, table.position),
  ],
);

export const adviceTexts = pgTable(
  'advice_texts',
  {
    shopId: text().notNull(),
    adviceId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    /** HTML. */
    body: text().notNull(),
    topic: text().notNull(),
    /** Answers are HTML. */
    questions: jsonb().$type<readonly { readonly question: string; readonly answer: string }[]>().notNull(),
    metaTitle: text(),
    metaDescription: text(),
    pictureAlt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.adviceId, table.locale] }),
    foreignKey({ columns: [table.shopId, table.adviceId], foreignColumns: [advice.shopId, advice.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Products that a piece of advice is about. */
export const adviceProducts = pgTable(
  'advice_products',
  {
    shopId: text().notNull(),
    adviceId: text().notNull(),
    productId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.adviceId, table.productId] }),
    // Finds the advice about a product.
    index().on(table.shopId, table.productId),
    foreignKey({ columns: [table.shopId, table.adviceId], foreignColumns: [advice.shopId, advice.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.shopId, table.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
  ],
);
