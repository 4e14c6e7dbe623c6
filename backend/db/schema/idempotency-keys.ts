import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

/** Requests that are to be carried out once, and what they were answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    operation: text().$type<'completeOrder' | 'initiatePayment' | 'requestWithdrawal'>().notNull(),
    /** SHA-256 of who asks, as of everything here that was sent. */
    callerHash: text().notNull(),
    keyHash: text().notNull(),
    bodyHash: text().notNull(),
    /** Until when it is somebody's who is carrying it out. Whoever died over it is followed by another. */
    takenUntil: timestamp({ withTimezone: true }).notNull(),
    /** Tells one who took it from the next. */
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
