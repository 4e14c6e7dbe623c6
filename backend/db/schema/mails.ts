import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { requests } from './requests.ts';
import { shops } from './shops.ts';
import { withdrawals } from './withdrawals.ts';

/** What a mail is about. */
export type MailKind =
  | 'confirmRegistration'
  | 'resetPassword'
  | 'confirmEmail'
  | 'emailChanging'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'confirmNewsletter'
  | 'newsletterWelcome'
  | 'contactReceived'
  | 'quotationReceived'
  | 'adviceReceived'
  | 'requestForShop'
  | 'withdrawalForShop'
  | OrderMailKind;

/** What a mail about an order says. */
export type OrderMailKind =
  | 'orderConfirmation'
  | 'orderPaid'
  | 'orderInProduction'
  | 'orderShipped'
  | 'orderCompleted'
  | 'orderCancelled'
  | 'orderRefunded'
  | 'orderLink'
  | 'withdrawalReceived'
  | 'withdrawalAccepted'
  | 'withdrawalRefused';

/**
 * Mails that are to go out, and those that went. A row is written in the transaction of what causes it; its text and its
 * token are made when it is sent, so that no secret stands here.
 */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** Null: somebody of whom is not known yet whether they are a customer, or who no longer is one. */
    customerId: text(),
    kind: text().$type<MailKind>().notNull(),
    /** Empty: the shop itself. */
    recipient: text().notNull(),
    locale: text().notNull(),
    /** The page that the token is handed to; null: the mail carries the token by itself. */
    link: text(),
    /** Of the request that it is about. */
    reference: text(),
    /** The order that it is about. */
    orderId: text(),
    /** The invoice or credit note that goes with it. */
    invoiceNumber: text(),
    /** The order number that the requester typed. An order with it may not exist. */
    orderNumber: text(),
    /** The withdrawal that it is about. */
    withdrawalId: text(),
    /** Known once it was sent. */
    subject: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is to be sent, or tried again. Whoever is sending it puts this off, and nobody else takes it meanwhile. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** When it was given up. */
    failedAt: timestamp({ withTimezone: true }),
    /** What the mail server said last. */
    error: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.shopId, table.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.shopId, table.reference],
      foreignColumns: [requests.shopId, requests.reference],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.shopId, table.withdrawalId],
      foreignColumns: [withdrawals.shopId, withdrawals.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.customerId),
    index().on(table.shopId, table.reference),
    index().on(table.shopId, table.orderId),
    index('mails_waiting_index').on(table.dueAt).where(sql`sent_at is null and failed_at is null`),
  ],
);
