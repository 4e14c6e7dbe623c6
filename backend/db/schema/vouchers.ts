import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import { shops } from './shops.ts';

export type VoucherKind = components['schemas']['OrderVoucher']['kind'];

/** Vouchers of a shop. The orders that name one are its uses. */
export const vouchers = pgTable(
  'vouchers',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** In capitals. */
    code: text().notNull(),
    kind: text().$type<VoucherKind>().notNull(),
    /** Percent of the goods, 1 to 100; null: it is no percentage. */
    percentage: integer(),
    /** Cents of the goods including VAT; null: it is no amount. */
    amount: bigint({ mode: 'number' }),
    /** ISO 4217, of its amounts; null: it has none. */
    currency: text(),
    /** Cents including VAT that the goods have to cost; null: no limit. */
    minimum: bigint({ mode: 'number' }),
    /** Max. cents including VAT that a percentage takes off; null: no limit. */
    maximum: bigint({ mode: 'number' }),
    /** First and last day, in the time zone of the shop; null: no limit. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    /** Orders that may have it; null: no limit. */
    maxUses: integer(),
    /** Whether a customer, an account or an e-mail address, may have it in one order only. */
    oncePerCustomer: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.code] }),
    check('vouchers_percentage_check', sql`(kind = 'percentage') = (percentage is not null)`),
    check('vouchers_amount_check', sql`(kind = 'amount') = (amount is not null)`),
    check(
      'vouchers_currency_check',
      sql`currency is not null or (amount is null and minimum is null and maximum is null)`,
    ),
  ],
);

export type VoucherRow = typeof vouchers.$inferSelect;
