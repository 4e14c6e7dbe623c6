import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { payments } from './payments.ts';
import { withdrawals } from './withdrawals.ts';

/** The reason of a refund. */
export type RefundReason =
  /** The payment arrived after the order was cancelled. */
  | 'orderCancelled'
  /** The payment arrived after the order was paid. */
  | 'paidTwice'
  /** The payment arrived after it had ended. */
  | 'paidLate'
  | 'operator'
  /** A consumer has withdrawn from the contract. */
  | 'withdrawal';

/**
 * Refunds that are due, or were made. A row is written in the transaction that finds the reason, and carried out
 * afterwards.
 */
export const refunds = pgTable(
  'refunds',
  {
    shopId: text().notNull(),
    /** Idempotency key for the provider. */
    id: text().notNull(),
    paymentId: text().notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Cents of the payment that are refunded in all after this one. */
    total: bigint({ mode: 'number' }).notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** The withdrawal that it is for; null: none. */
    withdrawalId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * When it is to be carried out, or retried. A worker that does moves this forward, so that no other takes it
     * meanwhile.
     */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.paymentId], foreignColumns: [payments.shopId, payments.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.shopId, table.withdrawalId], foreignColumns: [withdrawals.shopId, withdrawals.id] }),
    index().on(table.shopId, table.paymentId),
    index('refunds_waiting_index').on(table.dueAt).where(sql`done_at is null`),
  ],
);
