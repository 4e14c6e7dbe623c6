import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { shops } from './shops.ts';
import { storageFiles } from './storage.ts';

/** What a visitor may ask of a shop by a form. */
export type RequestKind = 'contact' | 'quotation' | 'advice';

/** What marks a request as a machine's. */
export type SpamScore = 'trap' | 'haste' | 'links';

/** Requests that visitors have sent. */
export const requests = pgTable(
  'requests',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** As the sender knows it. */
    reference: text().notNull(),
    kind: text().$type<RequestKind>().notNull(),
    /** Who was logged in when it was sent. */
    customerId: text(),
    /** The sender's. */
    email: text().notNull(),
    locale: text().notNull(),
    /** The body as it was sent, but for what guards the form. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    suspicion: text().$type<SpamScore>(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.reference] }),
    foreignKey({
      columns: [table.shopId, table.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete('cascade'),
    index('requests_email_index').on(table.shopId, sql`lower(${table.email})`),
    index().on(table.shopId, table.customerId),
    index().on(table.receivedAt),
  ],
);

/** The files of a request, which stay as long as it does. */
export const requestFiles = pgTable(
  'request_files',
  {
    shopId: text().notNull(),
    reference: text().notNull(),
    fileId: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.reference, table.fileId] }),
    foreignKey({
      columns: [table.shopId, table.reference],
      foreignColumns: [requests.shopId, requests.reference],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.shopId, table.fileId],
      foreignColumns: [storageFiles.shopId, storageFiles.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.fileId),
  ],
);

/** What was answered to an `Idempotency-Key`. */
export const requestReceipts = pgTable(
  'request_receipts',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text().$type<RequestKind | 'newsletter'>().notNull(),
    /** SHA-256, as of everything here that was sent. */
    keyHash: text().notNull(),
    bodyHash: text().notNull(),
    reference: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind, table.keyHash] }), index().on(table.receivedAt)],
);
