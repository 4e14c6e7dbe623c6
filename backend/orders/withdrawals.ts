import { and, asc, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import type { OrderRecord } from '../db/schema/orders.ts';
import { withdrawalLines, withdrawals } from '../db/schema/withdrawals.ts';
import type { OrderKey, OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { priceWithdrawnUnits } from './withdrawal-right.ts';

type WithdrawalRow = typeof withdrawals.$inferSelect;
export type WithdrawnLine = components['schemas']['WithdrawnLine'];

/** A withdrawal with its lines. */
export interface KeptWithdrawal extends WithdrawalRow {
  readonly lines: readonly WithdrawnLine[];
}

/** Returns the withdrawals of an order, oldest first. */
export async function loadWithdrawals(db: DatabaseReader, { shopId, orderId }: OrderKey): Promise<KeptWithdrawal[]> {
  return await loadWithdrawalsOfOrders(db, shopId, [orderId]);
}

/** Returns the withdrawals of several orders of a shop, oldest first. */
export async function loadWithdrawalsOfOrders(
  db: DatabaseReader,
  shopId: string,
  orderIds: readonly string[],
): Promise<KeptWithdrawal[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.shopId, shopId), inArray(withdrawals.orderId, [...orderIds])))
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(withdrawalLines)
    .where(and(eq(withdrawalLines.shopId, shopId), inArray(withdrawalLines.withdrawalId, ids)))
    .orderBy(asc(withdrawalLines.lineId));
  return rows.map((row) => ({
    ...row,
    lines: lines
      .filter(({ withdrawalId }) => withdrawalId === row.id)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }));
}

/** Returns the withdrawn units of each line, without rejected withdrawals. */
export function countWithdrawn(kept: readonly KeptWithdrawal[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { state, lines } of kept) {
    if (state === 'refused') continue;
    for (const { lineId, quantity } of lines) counted.set(lineId, (counted.get(lineId) ?? 0) + quantity);
  }
  return counted;
}

/**
 * Returns the cents to refund for lines of an order: their price, and that of the delivery once nothing of the order is
 * left (Directive 2011/83/EU, Article 13).
 *
 * @param before - Withdrawals that already count.
 */
export function priceWithdrawal(
  order: Pick<OrderRow, 'record'>,
  ordered: readonly LineRow[],
  before: readonly KeptWithdrawal[],
  wanted: readonly WithdrawnLine[],
): number {
  const counted = countWithdrawn(before);
  const getQuantity = (lineId: string): number => wanted.find((line) => line.lineId === lineId)?.quantity ?? 0;
  const goods = ordered.reduce((sum, { id, quantity, record }) => {
    const units = { total: record.pricing.totalIncVat - (record.discount?.incVat ?? 0), ordered: quantity };
    return sum + priceWithdrawnUnits({ ...units, before: counted.get(id) ?? 0, quantity: getQuantity(id) });
  }, 0);
  const isAll = ordered.every(({ id, quantity }) => (counted.get(id) ?? 0) + getQuantity(id) >= quantity);
  return goods + (isAll && order.record ? priceDelivery(order.record) : 0);
}

/** Returns the cents that were paid for the delivery. */
function priceDelivery({ totals, voucher }: OrderRecord): number {
  return voucher?.kind === 'freeShipping' ? 0 : totals.shippingIncVat;
}

/** Returns a withdrawal as the API answers it. */
export function toWithdrawal(
  { id, state, amount, refusal, requestedAt, decidedAt, refundedAt, lines }: KeptWithdrawal,
  currency: string,
): components['schemas']['Withdrawal'] {
  return {
    id,
    state,
    currency,
    amount,
    lines: [...lines],
    requestedAt: requestedAt.toISOString(),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(refundedAt && { refundedAt: refundedAt.toISOString() }),
    ...(refusal !== null && { refusal }),
  };
}
