import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredAddress } from './customers.ts';
import { shops } from './shops.ts';

/** Years by ISO 3166-1 alpha-2 code of a country. */
export type YearsByCountry = Readonly<Partial<Record<StoredAddress['country'], number>>>;

/** The hours of some days of the week, in the shop's time zone. */
export interface OpeningHours {
  /** 1 is Monday, 7 Sunday (ISO 8601). */
  readonly firstDay: number;
  /** The same as `firstDay` for one day. */
  readonly lastDay: number;
  /** `HH:MM`. */
  readonly opens: string;
  readonly closes: string;
}

/**
 * The company behind a shop, with the details that the law requires on invoices, in mails and in an imprint. A shop
 * that sells nothing may have none.
 */
export const sellers = pgTable('sellers', {
  shopId: text()
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  companyName: text().notNull(),
  address: jsonb().$type<StoredAddress>().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  /** With its country prefix, without blanks. */
  vatNumber: text().notNull(),
  /** The register of the company, e.g. `KVK` or `Handelsregister Amtsgericht Münster`. */
  registerName: text().notNull(),
  registerNumber: text().notNull(),
  /** The representative of the company, as in an imprint. */
  representative: text().notNull(),
  /** Without blanks. */
  iban: text().notNull(),
  bic: text().notNull(),
  /** Opening hours of the phone. */
  openingHours: jsonb().$type<readonly OpeningHours[]>().notNull().default([]),
  /** Years after the end of the year of an invoice for which it is stored, by the country that is invoiced. */
  retentionYears: jsonb().$type<YearsByCountry>().notNull(),
});
