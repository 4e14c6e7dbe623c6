import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

/** Subscriptions to the newsletter: active, requested, and recently ended ones. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** As written; compared case-insensitively. */
    email: text().notNull(),
    firstName: text(),
    locale: text().notNull(),
    status: text().$type<'Pending' | 'Subscribed' | 'Unsubscribed'>().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is deleted; null: never. */
    eraseAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex('newsletter_subscriptions_email_index').on(table.shopId, sql`lower(${table.email})`),
    index().on(table.eraseAt),
  ],
);

/** Tokens in mails about a newsletter, of which only the SHA-256 is stored. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    tokenHash: text().primaryKey(),
    shopId: text().notNull(),
    subscriptionId: text().notNull(),
    purpose: text().$type<'confirm' | 'unsubscribe'>().notNull(),
    /** Null: it works as long as the subscription exists. */
    expiresAt: timestamp({ withTimezone: true }),
    /** When a confirming token was used. After that it changes nothing. */
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
