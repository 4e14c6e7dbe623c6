import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Images by the name of their original. A new original is one changed row, wherever the image is shown. */
export const pictures = pgTable('pictures', {
  /** The original is `<key>.webp`. */
  key: text().primaryKey(),
  /** The folder in its address: name and content, so that another image has another address. */
  folder: text().notNull().unique(),
  /** SHA-256 of the original, hexadecimal; null while there is no original yet. */
  contentHash: text(),
  /** Pixels of the original. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** `#rrggbb`, shown until the image has loaded. */
  color: text().notNull(),
});
