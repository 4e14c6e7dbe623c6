import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import { orderLines, orders } from './orders.ts';

/** requested → accepted or refused; accepted → refunded. */
export type WithdrawalState = components['schemas']['Withdrawal']['state'];

/** Declarations of consumers that they withdraw from the contract. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    shopId: text().notNull(),
    id: text().notNull(),
    orderId: text().notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    /** Cents including VAT that are refunded for it. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The shop's reason for rejecting it. */
    refusal: text(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({ columns: [table.shopId, table.orderId], foreignColumns: [orders.shopId, orders.id] }).onDelete(
      'cascade',
    ),
    index().on(table.shopId, table.orderId),
    index('withdrawals_open_index').on(table.requestedAt).where(sql`state in ('requested', 'accepted')`),
  ],
);

/** The withdrawn lines of an order. */
export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    shopId: text().notNull(),
    withdrawalId: text().notNull(),
    lineId: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.withdrawalId, table.lineId] }),
    foreignKey({
      columns: [table.shopId, table.withdrawalId],
      foreignColumns: [withdrawals.shopId, withdrawals.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.shopId, table.lineId], foreignColumns: [orderLines.shopId, orderLines.id] }).onDelete(
      'cascade',
    ),
    check('withdrawal_lines_quantity_check', sql`quantity > 0`),
  ],
);
