import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { pictures } from './pictures.ts';
import { shops } from './shops.ts';
import { storageFiles } from './storage.ts';

/**
 * Parts of images, each in the size that it is printed in. The pixels are cut from the original whenever they are
 * needed.
 */
export const crops = pgTable(
  'crops',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Its owner: one of the two. An order keeps its crops when neither exists any more, nor the product. */
    customerId: text(),
    guestId: text(),
    productId: text().notNull(),
    /** An uploaded file; null: a stock image. */
    fileId: text(),
    /** Of a stock image; null: an uploaded file. */
    licenseCode: text(),
    pictureKey: text().references(() => pictures.key),
    /** Pixels of the image in upright orientation, after the rotation. */
    x: integer().notNull(),
    y: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Degrees clockwise. */
    rotation: integer().$type<0 | 90 | 180 | 270>().notNull(),
    /** Millimetres. */
    printWidth: integer().notNull(),
    printHeight: integer().notNull(),
    dpi: integer().notNull(),
    /** SHA-256 of everything that identifies a crop, its owner included. */
    digest: text().notNull(),
    /** In the address of its previews: `/Uploads/<folder>/<width>.<ending>`. */
    folder: text().notNull(),
    /** `#rrggbb` */
    color: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was last made. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      columns: [table.shopId, table.fileId],
      foreignColumns: [storageFiles.shopId, storageFiles.id],
    }).onDelete('cascade'),
    uniqueIndex().on(table.digest),
    uniqueIndex().on(table.folder),
    index().on(table.usedAt),
    index().on(table.shopId, table.fileId),
  ],
);
