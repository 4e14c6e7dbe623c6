import { integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';

/** IANA name of the time zone of a shop that names none. */
export const defaultTimeZone = 'Europe/Amsterdam';

/** Everything a shop owns carries its id as first part of the key: what belongs to one does not exist in another. */
export const shops = pgTable('shops', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** IANA name. Where the shop's day begins and ends: what closes on a day is open until midnight there. */
  timeZone: text().notNull().default(defaultTimeZone),
  /** Where requests of visitors are mailed to; null: to the address that mails come from. */
  mailbox: text(),
  /** `#rrggbb`: what stands out in its documents has it; null: they are black. */
  color: text(),
});

/** Where a shop is read in one locale. */
export interface Storefront {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Paths of the screens that others send visitors back to, by route key; `{id}` stands for that of the order. */
  readonly paths: Readonly<Record<'checkoutResult' | 'orderStatus' | 'myAccountOrderDetail', string>> & {
    /** Path of a content page, with `{slug}`; absent: mails link to none. */
    readonly contentPage?: string;
  };
}

/** The locales a shop is read in. Country and currency decide VAT and prices. */
export const shopLocales = pgTable(
  'shop_locales',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** BCP 47 tag, e.g. `nl-BE`. */
    locale: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Null: nobody has said; then only a storefront that proves itself can be come back to. */
    storefront: jsonb().$type<Storefront>(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.locale] })],
);

/** What customers say of a shop, as its review service sums it up. A shop without reviews has no row. */
export const shopRatings = pgTable('shop_ratings', {
  shopId: text()
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  score: real().notNull(),
  best: integer().notNull(),
  count: integer().notNull(),
  recommendedPercentage: integer(),
  source: text().notNull(),
  url: text(),
});
