import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentState } from './orders.ts';

/**
 * What the sandbox provider knows of payments. It stands for somebody else's database: nothing here refers to a row of ours,
 * and nobody but the sandbox reads it.
 */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** Names its page too, so nobody can guess it. */
  id: text().primaryKey(),
  /** What the sandbox calls the order. */
  orderId: text().notNull().unique(),
  /** Idempotency key that it was opened with. */
  key: text().notNull().unique(),
  state: text().$type<Exclude<PaymentState, 'refunded'>>().notNull(),
  method: text().notNull(),
  /** Cents. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** ISO 4217. */
  currency: text().notNull(),
  /** Cents that were paid back, by idempotency key. */
  refunds: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  orderNumber: text().notNull(),
  shopName: text().notNull(),
  locale: text().notNull(),
  returnAddress: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
