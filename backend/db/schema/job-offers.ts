import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CentsByCurrency } from './column-types.ts';
import { shops } from './shops.ts';

/** Pay before tax. */
export interface StoredSalary {
  readonly minimum: CentsByCurrency;
  readonly maximum: CentsByCurrency;
  readonly period: 'Hour' | 'Month' | 'Year';
}

export const jobOffers = pgTable(
  'job_offers',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Last day to apply, in the shop's time zone; null: until it is filled. */
    closesOn: date(),
    /** Per week. */
    minimumHours: integer().notNull(),
    maximumHours: integer().notNull(),
    employment: text().$type<'Permanent' | 'Temporary' | 'Internship' | 'Apprenticeship'>().notNull(),
    salary: jsonb().$type<StoredSalary>(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // Lists are sorted by it, the newest first.
    index().on(table.shopId, table.publishedAt),
  ],
);

export const jobOfferTexts = pgTable(
  'job_offer_texts',
  {
    shopId: text().notNull(),
    jobOfferId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    /** HTML. */
    body: text().notNull(),
    place: text().notNull(),
    metaTitle: text(),
    metaDescription: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobOfferId, table.locale] }),
    foreignKey({
      columns: [table.shopId, table.jobOfferId],
      foreignColumns: [jobOffers.shopId, jobOffers.id],
    }).onDelete('cascade'),
  ],
);
