import { integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';

/** IANA name of the time zone of a shop that names none. */
export const defaultTimeZone = 'Europe/Amsterdam';

/** Accent colour of mails of a shop that names none. */
export const plainColor = '#1f2933';

/** How the mails of a shop look, besides its accent colour. */
export interface MailLook {
  /** CSS list of families: a program that shows mails has few, so the last one is generic. */
  readonly font: string;
  readonly headingFont: string;
  readonly headingWeight: number;
  /** Background of the head, and the colour of the shop's name on it: `#rrggbb`. */
  readonly head: string;
  readonly onHead: string;
  /** Text on the accent colour. */
  readonly onColor: string;
  /** Radius of buttons in pixels. */
  readonly corners: number;
}

/** Shops. All tables of a shop have its id as the first part of their key. */
export const shops = pgTable('shops', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** IANA name. Defines the shop's day: an offer that closes on a day is open until midnight there. */
  timeZone: text().notNull().default(defaultTimeZone),
  /** Mailbox for requests of visitors; null: the sender address of mails. */
  mailbox: text(),
  /** `#rrggbb`, the accent colour of its documents; null: black. */
  color: text(),
  /** Null: plain. */
  mailLook: jsonb().$type<MailLook>(),
});

/** The storefront of a shop in one locale. */
export interface Storefront {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Paths of the screens that mails and payments link to, by route key; `{id}` stands for that of the order. */
  readonly paths: Readonly<Record<'checkoutResult' | 'orderStatus' | 'myAccountOrderDetail', string>> & {
    /** Path of a content page, with `{slug}`; absent: mails link to none. */
    readonly contentPage?: string;
  };
}

/** The locales of a shop. Country and currency decide VAT and prices. */
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
    /** Null: not configured; then payments can only return to a storefront with a service key. */
    storefront: jsonb().$type<Storefront>(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.locale] })],
);

/** The average rating of a shop by its review service. A shop without reviews has no row. */
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
