import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { shops } from './shops.ts';
import { storageFiles } from './storage.ts';

/** The kind of a request that a visitor sends by a form. */
export type RequestKind = 'contact' | 'quotation' | 'advice';

/** The mark of a request that looks like spam. */
export type SpamScore = 'trap' | 'haste' | 'links';

/** Requests that visitors have sent. */
export const requests = pgTable(
  'requests',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** The reference that the sender gets. */
    reference: text().notNull(),
    kind: text().$type<RequestKind>().notNull(),
    /** The customer who was logged in when it was sent. */
    customerId: text(),
    /** Address of the sender. */
    email: text().notNull(),
    locale: text().notNull(),
    /** The body as it was sent, without the guard against spam. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    suspicion: text().$type<SpamScore>(),
    /** The storefront's page that shows the answer to it; null: none. */
    answerPage: text(),
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

/** The files of a request, which are kept as long as it. */
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

/** The answers to requests with an `Idempotency-Key`. */
export const requestReceipts = pgTable(
  'request_receipts',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text().$type<RequestKind | 'newsletter'>().notNull(),
    /** SHA-256, like every sent value in this table. */
    keyHash: text().notNull(),
    bodyHash: text().notNull(),
    reference: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind, table.keyHash] }), index().on(table.receivedAt)],
);
