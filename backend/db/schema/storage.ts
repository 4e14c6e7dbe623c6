import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import { customers } from './customers.ts';
import { shops } from './shops.ts';

/** Visitors without an account who have saved or uploaded something, known by their `X-Order-Token` alone. */
export const guests = pgTable(
  'guests',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull(),
    /** When they last saved, uploaded or removed something. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('guests_token_index').on(table.tokenHash),
    index().on(table.changedAt),
  ],
);

/** Items that customers and guests have saved. Each has one owner. */
export const storageItems = pgTable(
  'storage_items',
  {
    shopId: text().notNull(),
    id: text().notNull(),
    /** Null: a guest's. */
    customerId: text(),
    /** Null: a customer's. */
    guestId: text(),
    kind: text().$type<'ConfiguredProduct' | 'PhotoPrint' | 'Note'>().notNull(),
    title: text().notNull(),
    text: text(),
    productId: text(),
    variantId: text(),
    quantity: integer(),
    /** Values of options as they were sent, by the id of the option. */
    values: jsonb().$type<components['schemas']['ConfigurationValues']>(),
    /** The crop of a photo print. */
    cropId: text(),
    /** Cents excluding VAT of one unit when it was saved. */
    setPrice: integer(),
    /** ISO 4217, of that price. */
    setCurrency: text(),
    listed: boolean().notNull(),
    /** A copy that anybody with its id can read. */
    shared: boolean().notNull(),
    /** Identifies it in the address of its share; null: it is not shared. */
    shareId: text(),
    /** Larger is further down; null: not in the list. */
    position: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it or its files last changed. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      columns: [table.shopId, table.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.shopId, table.guestId],
      foreignColumns: [guests.shopId, guests.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.customerId),
    index().on(table.shopId, table.guestId),
    index().on(table.changedAt),
    uniqueIndex('storage_items_share_index').on(table.shopId, table.shareId),
  ],
);

/** Uploaded files. Their bytes are in the file store, in a folder of their own that nobody can guess. */
export const storageFiles = pgTable(
  'storage_files',
  {
    shopId: text().notNull(),
    id: text().notNull(),
    itemId: text().notNull(),
    name: text().notNull(),
    /** Detected from its content. */
    contentType: text().$type<'image/jpeg' | 'image/png' | 'image/webp' | 'image/tiff' | 'application/pdf'>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Of an image, in pixels in upright orientation. */
    width: integer(),
    height: integer(),
    /** In the address: `/Uploads/<folder>/original.<ending>`. */
    folder: text().notNull(),
    position: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      columns: [table.shopId, table.itemId],
      foreignColumns: [storageItems.shopId, storageItems.id],
    }).onDelete('cascade'),
    uniqueIndex('storage_files_folder_index').on(table.folder),
    index().on(table.shopId, table.itemId, table.position),
  ],
);
