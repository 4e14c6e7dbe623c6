import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/content-api.ts';
import { customers } from './customers.ts';
import { shops } from './shops.ts';

export type CompanyRole = components['schemas']['CompanyRole'];

/** Companies of which several customers buy together. One without members is deleted. */
export const companies = pgTable(
  'companies',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    /** Cents without VAT from which an order of a buyer needs an approval; null: none does. */
    approveFrom: bigint({ mode: 'number' }),
    /** Days after which an order on account is to be paid; null: the company does not buy on account. Set by the shop. */
    accountDays: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);

/** Members of companies. A customer is in one at most. */
export const companyMembers = pgTable(
  'company_members',
  {
    shopId: text().notNull(),
    customerId: text().notNull(),
    companyId: text().notNull(),
    role: text().$type<CompanyRole>().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.customerId] }),
    foreignKey({
      columns: [table.shopId, table.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.shopId, table.companyId],
      foreignColumns: [companies.shopId, companies.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.companyId),
  ],
);

/** Invitations into companies that nobody has accepted yet. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    shopId: text().notNull(),
    id: text().notNull(),
    companyId: text().notNull(),
    /** Only the account with this address can accept it. */
    email: text().notNull(),
    role: text().$type<CompanyRole>().notNull(),
    /** SHA-256; null: its mail has not been sent yet. */
    tokenHash: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      columns: [table.shopId, table.companyId],
      foreignColumns: [companies.shopId, companies.id],
    }).onDelete('cascade'),
    uniqueIndex('company_invitations_email_index').on(table.shopId, table.companyId, sql`lower(${table.email})`),
    index().on(table.expiresAt),
  ],
);

export type CompanyRow = typeof companies.$inferSelect;
export type MemberRow = typeof companyMembers.$inferSelect;
