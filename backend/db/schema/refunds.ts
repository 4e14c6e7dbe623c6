import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { payments } from './payments.ts';
import { withdrawals } from './withdrawals.ts';

/** Why money goes back. */
export type RefundReason =
  /** It came for an order that had been cancelled. */
  | 'orderCancelled'
  /** It came for an order that had been paid. */
  | 'paidTwice'
  /** It came by a payment that was at its end. */
  | 'paidLate'
  | 'operator'
  /** A consumer has withdrawn from the contract. */
  | 'withdrawal';

/** Money that is to be paid back, or was. A row is written in the transaction that finds out, and carried out afterwards. */
export const refunds = pgTable(
  'refunds',
  {
    shopId: text().notNull(),
    /** Idempotency key for the provider. */
    id: text().notNull(),
    paymentId: text().notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Cents of the payment that have been paid back in all when this is done. */
    total: bigint({ mode: 'number' }).notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** Of the withdrawal that it is for; null: it is for none. */
    withdrawalId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is to be carried out, or tried again. Whoever does puts this off, and nobody else takes it meanwhile. */
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
