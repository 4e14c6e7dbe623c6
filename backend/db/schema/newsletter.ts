import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

/** Who gets the newsletter, who has asked for it, and who has just ended it. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** As written; upper and lower case mean the same. */
    email: text().notNull(),
    firstName: text(),
    locale: text().notNull(),
    status: text().$type<'Pending' | 'Subscribed' | 'Unsubscribed'>().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is forgotten; null: it lasts. */
    eraseAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('newsletter_subscriptions_email_index').on(table.shopId, sql`lower(${table.email})`),
    index().on(table.eraseAt),
  ],
);

/** Tokens in mails about a newsletter, of which only the SHA-256 is kept. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    tokenHash: text().primaryKey(),
    shopId: text().notNull(),
    subscriptionId: text().notNull(),
    purpose: text().$type<'confirm' | 'unsubscribe'>().notNull(),
    /** Null: it works as long as the subscription is known. */
    expiresAt: timestamp({ withTimezone: true }),
    /** Of one that confirms: when it did. From then on it changes nothing. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    foreignKey({
      columns: [table.shopId, table.subscriptionId],
      foreignColumns: [newsletterSubscriptions.shopId, newsletterSubscriptions.id],
    }).onDelete('cascade'),
    index().on(table.shopId, table.subscriptionId),
    index().on(table.expiresAt),
  ],
);
