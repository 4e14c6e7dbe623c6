import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InvoiceContent } from './invoice-content.ts';
import { orders } from './orders.ts';
import { shops } from './shops.ts';

export type InvoiceKind = 'invoice' | 'creditNote';

/**
 * Invoices of paid orders, and credit notes for refunds. A row is written in the transaction of the payment or refund
 * and its content never changes; the files are made from it once.
 */
export const invoices = pgTable(
  'invoices',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    orderId: text().notNull(),
    /** The payment that paid the order; null: not paid through a provider. */
    paymentId: text(),
    /** Cents of that payment that had been refunded in all with this document; 0 for an invoice. */
    refunded: bigint({ mode: 'number' }).notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Year of the number, by the shop's time zone. */
    year: integer().notNull(),
    /** ISO 3166-1 alpha-2. Decides how long the document is stored. */
    country: text().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    /** SHA-256 of the stored PDF in hexadecimal; null until it is made. */
    pdfHash: text(),
    /** SHA-256 of the stored UBL in hexadecimal; null until it is made, and for private customers. */
    ublHash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.number] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }),
    // One invoice an order, one credit note a refund.
    uniqueIndex('invoices_order_index').on(table.shopId, table.orderId, table.refunded),
    index('invoices_unmade_index').on(table.issuedAt).where(sql`pdf_hash is null`),
    index().on(table.country, table.year),
    check('invoices_refunded_check', sql`(kind = 'invoice') = (refunded = 0)`),
  ],
);

/**
 * The last number of a kind that a shop has issued in a year. The row is incremented in the transaction that uses it:
 * no gaps.
 */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text().$type<InvoiceKind>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind, table.year] })],
);
