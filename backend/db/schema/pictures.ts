import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Pictures by the name of their original. A new original is one changed row, wherever the picture is shown. */
export const pictures = pgTable('pictures', {
  /** The original is `<key>.webp`. */
  key: text().primaryKey(),
  /** Where it is served from: name and content, so that another picture has another address. */
  folder: text().notNull().unique(),
  /** SHA-256 of the original, hexadecimal; null while there is no original yet. */
  contentHash: text(),
  /** Pixels of the original. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** `#rrggbb`, shown until the picture has arrived. */
  color: text().notNull(),
});
