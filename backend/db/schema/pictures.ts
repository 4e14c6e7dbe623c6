import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Pictures by the folder they are served from: name and content, so that another picture has another address. */
export const pictures = pgTable('pictures', {
  folder: text().primaryKey(),
  /** Name of the original, `<key>.webp`. */
  key: text().notNull(),
  /** SHA-256 of the original, hexadecimal. */
  contentHash: text().notNull(),
  /** Pixels of the original. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** `#rrggbb`, shown until the picture has arrived. */
  color: text().notNull(),
});
