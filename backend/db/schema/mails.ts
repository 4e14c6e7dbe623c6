import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { requests } from './requests.ts';
import { shops } from './shops.ts';
import { withdrawals } from './withdrawals.ts';

/** The subject of a mail. */
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
  | 'quotationAnswered'
  | 'companyInvitation'
  | 'approvalRequested'
  | 'approvalGiven'
  | 'approvalRefused'
  | 'adviceReceived'
  | 'requestForShop'
  | 'withdrawalForShop'
  | OrderMailKind;

/** The subject of a mail about an order. */
export type OrderMailKind =
  | 'orderConfirmation'
  | 'orderPaid'
  | 'orderInProduction'
  | 'orderShipped'
  | 'orderCompleted'
  | 'orderCancelled'
  | 'orderRefunded'
  | 'orderLink'
  | 'reviewInvitation'
  | 'withdrawalReceived'
  | 'withdrawalAccepted'
  | 'withdrawalRefused';

/**
 * Mails to be sent, and those that were sent. A row is written in the transaction that causes it; its text and its
 * token are made when it is sent, so that no secret is stored here.
 */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** Null: a recipient who is not known to be a customer, or no longer is one. */
    customerId: text(),
    kind: text().$type<MailKind>().notNull(),
    /** Empty: the shop itself. */
    recipient: text().notNull(),
    locale: text().notNull(),
    /** The page that the link opens with the token; null: the mail contains the token itself. */
    link: text(),
    /** Of the request of the mail. */
    reference: text(),
    /** The order of the mail. */
    orderId: text(),
    /** The attached invoice or credit note. */
    invoiceNumber: text(),
    /** The order number that the requester typed. An order with it may not exist. */
    orderNumber: text(),
    /** The invitation into a company; it may have been deleted. */
    invitationId: text(),
    /** The withdrawal of the mail. */
    withdrawalId: text(),
    /** Null until it is sent. */
    subject: text(),
    /** When it was caused, or first due where that is later: its age counts from here. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * When it is to be sent, or retried. A worker that sends it moves this forward, so that no other takes it
     * meanwhile.
     */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** When it was given up. */
    failedAt: timestamp({ withTimezone: true }),
    /** The last error of the mail server. */
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
