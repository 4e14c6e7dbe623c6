import { foreignKey, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { pictures } from './pictures.ts';
import { products } from './products.ts';
import { shops } from './shops.ts';

/** Images of rooms. */
export const inspirationImages = pgTable(
  'inspiration_images',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** The shop's own order. */
    position: integer().notNull(),
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

export const inspirationTexts = pgTable(
  'inspiration_texts',
  {
    shopId: text().notNull(),
    imageId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    pictureAlt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.imageId, table.locale] }),
    // The default names here and below would be longer than PostgreSQL's 63 bytes.
    foreignKey({
      name: 'inspiration_texts_image_fk',
      columns: [table.shopId, table.imageId],
      foreignColumns: [inspirationImages.shopId, inspirationImages.id],
    }).onDelete('cascade'),
  ],
);

/** Positions of products in an image. */
export const inspirationHotspots = pgTable(
  'inspiration_hotspots',
  {
    shopId: text().notNull(),
    imageId: text().notNull(),
    position: integer().notNull(),
    productId: text().notNull(),
    /** Percent of the width from the left, and of the height from the top. */
    x: real().notNull(),
    y: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.imageId, table.position] }),
    foreignKey({
      name: 'inspiration_hotspots_image_fk',
      columns: [table.shopId, table.imageId],
      foreignColumns: [inspirationImages.shopId, inspirationImages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'inspiration_hotspots_product_fk',
      columns: [table.shopId, table.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
  ],
);
