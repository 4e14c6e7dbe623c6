import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components as contentComponents } from '#generated/contracts/content-api.ts';
import type { components } from '#generated/contracts/product-api.ts';
import { customers, type StoredAddress } from './customers.ts';
import { shops } from './shops.ts';
import { guests, storageFiles } from './storage.ts';
import { vouchers } from './vouchers.ts';

export type OrderState = components['schemas']['OrderState'];
export type PaymentState = components['schemas']['PaymentState'];

/** The cause of a change of state. */
export type Cause = components['schemas']['OrderEvent']['cause'];

/** The chosen delivery of an order in progress. Its price is calculated when it is read. */
export interface ChosenDelivery {
  readonly method: components['schemas']['DeliveryMethod'];
  /** `YYYY-MM-DD`; absent: the earliest day. */
  readonly date?: string;
  readonly instructions?: string;
}

/** The state of an order at the moment it was placed; its lines have their own. */
export interface OrderRecord {
  readonly totals: components['schemas']['OrderTotals'];
  readonly shipping: components['schemas']['ShippingChoice'];
  /** Absent: it has none. */
  readonly voucher?: components['schemas']['OrderVoucher'];
  /** What the voucher takes off, by VAT rate; cents. Absent: it has none. */
  readonly discounts?: readonly RecordedDiscount[];
}

/** A request to approve an order in progress, as its buyer saw it. */
export interface StoredApproval {
  readonly companyId: string;
  /** Of the order that it is about: another one needs another request. */
  readonly version: number;
  readonly state: 'requested' | 'approved' | 'refused';
  /** ISO 8601. */
  readonly requestedAt: string;
  readonly order: Omit<contentComponents['schemas']['WaitingOrder'], 'orderId' | 'version' | 'requestedAt'>;
  /** Who decided. */
  readonly name?: string;
  readonly reason?: string;
}

/** Cents that a voucher takes off at a VAT rate. */
export interface RecordedDiscount {
  readonly excVat: number;
  readonly incVat: number;
  readonly vatPercentage: number;
}

/** Orders, in progress (`Cart`) and placed. An owner has at most one in progress. */
export const orders = pgTable(
  'orders',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Null: a guest's order, or one of a deleted account. */
    customerId: text(),
    /** Null: a customer's order, or one of a guest whose token no longer counts. */
    guestId: text(),
    state: text().$type<OrderState>().notNull(),
    /** Incremented by every change, and by every difference that a reader is shown. */
    version: integer().notNull().default(1),
    /** The language of its texts and mails. */
    locale: text().notNull(),
    /** ISO 3166-1 alpha-2. Decides the VAT. */
    country: text().$type<StoredAddress['country']>().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Null: not entered yet, or deleted with the account. */
    details: jsonb().$type<components['schemas']['OrderDetails']>(),
    delivery: jsonb().$type<ChosenDelivery>(),
    remark: text(),
    /** The voucher of an order in progress; of a placed order only one that counts. */
    voucherCode: text(),
    /** The last request to approve it, while it is in progress; null: none. */
    approval: jsonb().$type<StoredApproval>(),
    /** Whether the customer wants a mail after the delivery that invites them to review what they have bought. */
    inviteToReview: boolean().notNull().default(false),
    /** Fingerprint of the prices, stock and lines that its reader saw last. */
    seen: text(),
    /** Null while it is in progress. */
    record: jsonb().$type<OrderRecord>(),
    /** Amount to pay, in cents; null while it is in progress. */
    totalIncVat: bigint({ mode: 'number' }),
    /** Null while it is in progress. */
    number: text(),
    /** The storefront's page that links in mails open with a token; null: none. */
    statusPage: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    placedAt: timestamp({ withTimezone: true }),
    /** The tracking page of the parcel; null: not shipped, or not known. */
    tracking: jsonb().$type<components['schemas']['OrderTracking']>(),
    /** Day of the delivery, in the shop's time zone; null: it is not Completed. */
    deliveredOn: date({ mode: 'string' }),
    /** Day until which an order on account is to be paid; null: it is not on account. */
    dueOn: date({ mode: 'string' }),
    /** When it is cancelled without a payment; null: not placed, paid, or cancelled. */
    payBefore: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.customerId], foreignColumns: [customers.shopId, customers.id] }),
    foreignKey({ columns: [table.shopId, table.guestId], foreignColumns: [guests.shopId, guests.id] }),
    foreignKey({ columns: [table.shopId, table.voucherCode], foreignColumns: [vouchers.shopId, vouchers.code] }),
    uniqueIndex('orders_number_index').on(table.shopId, table.number),
    uniqueIndex('orders_guest_index').on(table.shopId, table.guestId),
    uniqueIndex('orders_in_progress_index').on(table.shopId, table.customerId).where(sql`state = 'Cart'`),
    index().on(table.shopId, table.customerId, table.placedAt),
    index('orders_unpaid_index').on(table.payBefore).where(sql`pay_before is not null`),
    // By whom an order was placed, of guests, too.
    index('orders_email_index').on(table.shopId, sql`lower(details ->> 'email')`).where(sql`placed_at is not null`),
    index('orders_approval_index')
      .on(table.shopId, sql`(approval ->> 'companyId')`)
      .where(sql`state = 'Cart' and approval is not null`),
    index('orders_voucher_index').on(table.shopId, table.voucherCode).where(sql`voucher_code is not null`),
    index('orders_given_up_index').on(table.changedAt).where(sql`state = 'Cart'`),
  ],
);

/**
 * Lines of orders. The same product, variant, values and crop are one line. A product may be deleted while a line names
 * it.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    shopId: text().notNull(),
    orderId: text().notNull(),
    id: text().notNull(),
    /** In the order they were added. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    productId: text().notNull(),
    variantId: text().notNull(),
    values: jsonb().$type<components['schemas']['ConfigurationValues']>().notNull(),
    cropId: text(),
    /** The saved configuration it was made from. */
    configurationId: text(),
    /** The offer at whose price it was added; of a placed line only one whose price counts. It may have been deleted. */
    offerId: text(),
    /** SHA-256 of product, variant, values, crop and offer. */
    sameness: text().notNull(),
    quantity: integer().notNull(),
    /** Cents of one unit without VAT when it was last set. */
    setPrice: integer().notNull(),
    /** Percent when it was last set. */
    setVat: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Whether it was made to its buyer's measures or wishes, by its options when it was placed. */
    madeToMeasure: boolean().notNull().default(false),
    /** The line as it was last set, in case its product is deleted; of a placed order as it was placed. */
    record: jsonb().$type<components['schemas']['OrderLine']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    index('order_lines_offer_index').on(table.shopId, table.offerId).where(sql`offer_id is not null`),
    uniqueIndex('order_lines_sameness_index').on(table.shopId, table.orderId, table.sameness),
    check('order_lines_quantity_check', sql`quantity > 0`),
  ],
);

/** The files that lines name as values. They are kept as long as the line, even if another owner uploaded them. */
export const orderFiles = pgTable(
  'order_files',
  {
    shopId: text().notNull(),
    lineId: text().notNull(),
    fileId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.lineId, table.fileId] }),
    foreignKey({ columns: [table.shopId, table.lineId], foreignColumns: [orderLines.shopId, orderLines.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.shopId, table.fileId],
      foreignColumns: [storageFiles.shopId, storageFiles.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.fileId),
  ],
);

/** Every change of state of an order since it was placed, with its cause. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: text().notNull(),
    orderId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    state: text().$type<OrderState>().notNull(),
    /** State of the payment that caused it; null: no payment did. */
    paymentState: text().$type<PaymentState>(),
    cause: text().$type<Cause>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    index().on(table.shopId, table.orderId, table.id),
  ],
);

/** A change of state as the history of an order shows it. */
export type OrderEvent = Pick<typeof orderEvents.$inferSelect, 'at' | 'state' | 'paymentState' | 'cause'>;

/** Tokens of links in mails about a placed order, with which it can be read and paid. */
export const orderTokens = pgTable(
  'order_tokens',
  {
    /** SHA-256. */
    tokenHash: text().primaryKey(),
    shopId: text().notNull(),
    orderId: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    index().on(table.shopId, table.orderId),
    index().on(table.expiresAt),
  ],
);

/**
 * The last number that a shop has issued in a year. The row is incremented in the transaction that uses it: no gaps.
 */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.year] })],
);
