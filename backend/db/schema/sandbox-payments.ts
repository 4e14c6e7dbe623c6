import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentState } from './orders.ts';

/**
 * The payments of the sandbox provider. It represents the database of a third party: nothing here refers to a row of
 * ours, and only the sandbox reads it.
 */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** Part of the address of its page, so nobody can guess it. */
  id: text().primaryKey(),
  /** The sandbox's id of the order. */
  orderId: text().notNull().unique(),
  /** Idempotency key that it was opened with. */
  key: text().notNull().unique(),
  state: text().$type<Exclude<PaymentState, 'refunded'>>().notNull(),
  method: text().notNull(),
  /** Cents. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** ISO 4217. */
  currency: text().notNull(),
  /** Cents that were refunded, by idempotency key. */
  refunds: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  orderNumber: text().notNull(),
  shopName: text().notNull(),
  locale: text().notNull(),
  returnAddress: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
