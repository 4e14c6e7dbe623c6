import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

/** Requests with an idempotency key, and their answers. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    operation: text().$type<'completeOrder' | 'initiatePayment' | 'requestWithdrawal'>().notNull(),
    /** SHA-256 of the client, like every sent value in this table. */
    callerHash: text().notNull(),
    keyHash: text().notNull(),
    bodyHash: text().notNull(),
    /** End of the lease of the process that carries it out. If the process dies, another one takes over then. */
    takenUntil: timestamp({ withTimezone: true }).notNull(),
    /** Distinguishes processes that have leased it. */
    takenBy: text().notNull(),
    /** Null: under way. */
    status: integer(),
    /** JSON, as it was sent. */
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.operation, table.callerHash, table.keyHash] }),
    index().on(table.createdAt),
  ],
);
