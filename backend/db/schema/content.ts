import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredBlock, StoredMenuItem } from './content-types.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';
import { shops } from './shops.ts';

export const pages = pgTable(
  'pages',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Set by a trigger on the texts. */
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

export const pageTexts = pgTable(
  'page_texts',
  {
    shopId: text().notNull(),
    pageId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    intro: text(),
    /** For search engines. */
    description: text().notNull(),
    metaTitle: text(),
    blocks: jsonb().$type<readonly StoredBlock[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.pageId, table.locale] }),
    foreignKey({ columns: [table.shopId, table.pageId], foreignColumns: [pages.shopId, pages.id] }).onDelete('cascade'),
  ],
);

export const menus = pgTable(
  'menus',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    location: text().$type<'header' | 'footer' | 'service' | 'legal'>().notNull(),
    locale: text().notNull(),
    items: jsonb().$type<readonly StoredMenuItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.location, table.locale] })],
);

export const blogs = pgTable(
  'blogs',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    author: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    readingMinutes: integer().notNull(),
    pictureKey: text()
      .notNull()
      .references(() => pictures.key),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] }), index().on(table.shopId, table.publishedAt)],
);

export const blogTexts = pgTable(
  'blog_texts',
  {
    shopId: text().notNull(),
    blogId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    /** HTML. */
    body: text().notNull(),
    metaTitle: text(),
    metaDescription: text(),
    authorRole: text(),
    pictureAlt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.blogId, table.locale] }),
    foreignKey({ columns: [table.shopId, table.blogId], foreignColumns: [blogs.shopId, blogs.id] }).onDelete('cascade'),
  ],
);

/** Products that a blog is about. */
export const blogProducts = pgTable(
  'blog_products',
  {
    shopId: text().notNull(),
    blogId: text().notNull(),
    productId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.blogId, table.productId] }),
    // Finds the blogs about a product.
    index().on(table.shopId, table.productId),
    foreignKey({ columns: [table.shopId, table.blogId], foreignColumns: [blogs.shopId, blogs.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.shopId, table.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
  ],
);
