import { bigint, foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { type Cause, orders, type PaymentState } from './orders.ts';

/** Payments of orders. An order may have several, one of which counts. */
export const payments = pgTable(
  'payments',
  {
    shopId: text().notNull(),
    id: text().notNull(),
    orderId: text().notNull(),
    /** The id of the provider that takes the money. */
    provider: text().notNull(),
    /** The provider's id of the payment; null until it has answered. */
    providerId: text(),
    method: text().notNull(),
    issuer: text(),
    state: text().$type<PaymentState>().notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Cents of `amount` that were refunded. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** ISO 4217. */
    currency: text().notNull(),
    /** The page to pay on; null until the provider has answered, and when it has ended. */
    paymentPage: text(),
    /** The page that the browser opens afterwards. */
    returnAddress: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    /** When the provider was last queried about it. */
    askedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('payments_provider_index').on(table.provider, table.providerId),
    index().on(table.shopId, table.orderId, table.createdAt),
    index().on(table.state, table.askedAt),
  ],
);

/** Every change of state of a payment, its creation included. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: text().notNull(),
    paymentId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    state: text().$type<PaymentState>().notNull(),
    cause: text().$type<Cause>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.shopId, table.paymentId], foreignColumns: [payments.shopId, payments.id] }).onDelete(
      'cascade',
    ),
    index().on(table.shopId, table.paymentId, table.id),
  ],
);
