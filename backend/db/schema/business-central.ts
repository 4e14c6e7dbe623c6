import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { shops } from './shops.ts';

/**
 * Sign-ins at the authority of Business Central that operators have begun. A row is deleted when its state comes back.
 */
export const businessCentralSignIns = pgTable(
  'business_central_sign_ins',
  {
    /** SHA-256 of the state. */
    stateHash: text().primaryKey(),
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** Code verifier of PKCE (RFC 7636), encrypted. */
    codeVerifier: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Shops whose orders go to Business Central. */
export const businessCentralConnections = pgTable('business_central_connections', {
  shopId: text()
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  /** Access and refresh token, encrypted. */
  tokens: text().notNull(),
  /** When the access token expires. */
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  connectedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The outbox of orders for Business Central. A row is written in the transaction that changes its order. */
export const businessCentralOrders = pgTable(
  'business_central_orders',
  {
    shopId: text().notNull(),
    orderId: text().notNull(),
    /** Incremented by every change of the order. */
    revision: integer().notNull(),
    /** The revision that Business Central has; null: none yet. */
    sentRevision: integer(),
    /** When it is to be sent, or retried; null: Business Central is up to date. */
    dueAt: timestamp({ withTimezone: true }),
    /** Until when it is leased to one worker, whatever changes meanwhile; null: not leased. */
    leasedUntil: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** The last error. */
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    index().on(table.dueAt),
  ],
);
