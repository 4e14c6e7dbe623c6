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
import type { components } from '#generated/contracts/product-api.ts';
import { customers, type StoredAddress } from './customers.ts';
import { shops } from './shops.ts';
import { guests, storageFiles } from './storage.ts';

export type OrderState = components['schemas']['OrderState'];
export type PaymentState = components['schemas']['PaymentState'];

/** Who or what brought a change of state about. */
export type Cause = components['schemas']['OrderEvent']['cause'];

/** How an order in progress is to be delivered. What it costs is priced when it is read. */
export interface ChosenDelivery {
  readonly method: components['schemas']['DeliveryMethod'];
  /** `YYYY-MM-DD`; absent: the earliest day. */
  readonly date?: string;
  readonly instructions?: string;
}

/** What a placed order was at the moment it was placed; its lines have theirs. */
export interface OrderRecord {
  readonly totals: components['schemas']['OrderTotals'];
  readonly shipping: components['schemas']['ShippingChoice'];
}

/** Orders, in progress (`Cart`) and placed. An owner has at most one in progress. */
export const orders = pgTable(
  'orders',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Null: a guest's, or of somebody who has deleted their account. */
    customerId: text(),
    /** Null: a customer's, or of a guest whose token no longer counts. */
    guestId: text(),
    state: text().$type<OrderState>().notNull(),
    /** Grows with every change, and with every difference that reading it finds. */
    version: integer().notNull().default(1),
    /** The language of its texts and mails. */
    locale: text().notNull(),
    /** ISO 3166-1 alpha-2. Whose VAT applies. */
    country: text().$type<StoredAddress['country']>().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Null: not said yet, or erased with the account. */
    details: jsonb().$type<components['schemas']['OrderDetails']>(),
    delivery: jsonb().$type<ChosenDelivery>(),
    remark: text(),
    /** What tells the prices, stock and lines apart that its reader saw last. */
    seen: text(),
    /** Null while it is in progress. */
    record: jsonb().$type<OrderRecord>(),
    /** What is to be paid, in cents; null while it is in progress. */
    totalIncVat: bigint({ mode: 'number' }),
    /** Null while it is in progress. */
    number: text(),
    /** The storefront's page that takes the token of a mail about it; null: none has been named. */
    statusPage: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    placedAt: timestamp({ withTimezone: true }),
    /** Where the parcel can be followed; null: not shipped, or nobody has said. */
    tracking: jsonb().$type<components['schemas']['OrderTracking']>(),
    /** The day it was handed over, by the shop's calendar; null: it is not Completed. */
    deliveredOn: date({ mode: 'string' }),
    /** When it is cancelled if nobody has paid; null: not placed, or paid, or cancelled. */
    payBefore: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.customerId], foreignColumns: [customers.shopId, customers.id] }),
    foreignKey({ columns: [table.shopId, table.guestId], foreignColumns: [guests.shopId, guests.id] }),
    uniqueIndex('orders_number_index').on(table.shopId, table.number),
    uniqueIndex('orders_guest_index').on(table.shopId, table.guestId),
    uniqueIndex('orders_in_progress_index').on(table.shopId, table.customerId).where(sql`state = 'Cart'`),
    index().on(table.shopId, table.customerId, table.placedAt),
    index('orders_unpaid_index').on(table.payBefore).where(sql`pay_before is not null`),
    index('orders_given_up_index').on(table.changedAt).where(sql`state = 'Cart'`),
  ],
);

/** Lines of orders. The same product, variant, values and crop are one line. Products may vanish while a line names them. */
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
    /** SHA-256 of product, variant, values and crop. */
    sameness: text().notNull(),
    quantity: integer().notNull(),
    /** Cents of one unit without VAT when it was last set. */
    setPrice: integer().notNull(),
    /** Percent when it was last set. */
    setVat: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Whether it was made to its buyer's measures or wishes, as its options said when it was placed. */
    madeToMeasure: boolean().notNull().default(false),
    /** As it was last set, in case its product vanishes; of a placed order as it was placed. */
    record: jsonb().$type<components['schemas']['OrderLine']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('order_lines_sameness_index').on(table.shopId, table.orderId, table.sameness),
    check('order_lines_quantity_check', sql`quantity > 0`),
  ],
);

/** The files that lines name as values. They stay as long as the line does, whoever uploaded them. */
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
    /** Of the payment that brought it about; null: none did. */
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

/** Tokens of links in mails about a placed order: they read it and pay it. */
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

/** The last number that a shop has given in a year. The row is raised in the transaction that uses it: no gaps. */
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
