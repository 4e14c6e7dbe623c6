import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { shops } from './shops.ts';

/** An address as it is stored: in the usual spelling of its country. */
export interface StoredAddress {
  readonly street: string;
  readonly houseNumber?: string;
  readonly houseNumberAddition?: string;
  readonly extra?: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE' | 'FR' | 'DE' | 'AT' | 'GB';
}

/** An event of an account. */
export type AccountEventName =
  | 'registered'
  | 'verified'
  | 'loggedIn'
  | 'emailChanged'
  | 'passwordChanged'
  | 'passwordReset'
  | 'detailsChanged'
  | 'newsletterOn'
  | 'newsletterOff'
  | 'disabled'
  | 'enabled';

/** The purpose of a token in a mail. */
export type MailTokenPurpose = 'registration' | 'passwordReset' | 'emailChange';

/** Customers with an account. A deleted account has no row any more, nor any row that refers to it. */
export const customers = pgTable(
  'customers',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** As written; compared case-insensitively. */
    email: text().notNull(),
    /** Takes effect once it is confirmed. */
    pendingEmail: text(),
    /** In the PHC string format, with its parameters and its salt. */
    passwordHash: text().notNull(),
    state: text().$type<'Unverified' | 'Active' | 'Disabled'>().notNull(),
    /** The language of mails. */
    locale: text().notNull(),
    newsletter: boolean().notNull(),
    customerType: text().$type<'Private' | 'Business'>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    companyName: text(),
    /** In its plain spelling. */
    vatNumber: text(),
    vatNumberState: text().$type<'confirmed' | 'unconfirmed' | 'rejected'>(),
    billingAddress: jsonb().$type<StoredAddress>(),
    deliveryAddress: jsonb().$type<StoredAddress>(),
    /** Incremented by every change that the customer makes. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** An account that is not confirmed by then is deleted; null: confirmed. */
    verifyBefore: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('customers_email_index').on(table.shopId, sql`lower(${table.email})`),
    index().on(table.verifyBefore),
  ],
);

/** Logins. Only the SHA-256 of a token is stored, so that nobody who reads this table can use one. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    shopId: text().notNull(),
    customerId: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Wrong current passwords in a row. */
    wrongPasswords: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      columns: [table.shopId, table.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.customerId),
    index().on(table.expiresAt),
  ],
);

/** Tokens that were mailed and not used. A row is deleted when its token is used, so that it can be used once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256, as in `sessions`. */
    tokenHash: text().primaryKey(),
    shopId: text().notNull(),
    customerId: text().notNull(),
    purpose: text().$type<MailTokenPurpose>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.shopId, table.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.customerId, table.purpose),
    index().on(table.expiresAt),
  ],
);

/** The history of an account, for the customer to read. */
export const customerEvents = pgTable(
  'customer_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: text().notNull(),
    customerId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    what: text().$type<AccountEventName>().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.shopId, table.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.customerId, table.id),
  ],
);
