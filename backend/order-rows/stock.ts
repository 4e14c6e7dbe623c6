import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines } from '../db/schema/orders.ts';
import { stock, stockReservations } from '../db/schema/stock.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OrderKey } from './order-key.ts';

/**
 * Reserves the stock that an order needs, of variants that are not made to order. Does nothing for an order that has
 * its reservations. The caller holds the lock on the order.
 *
 * @throws {ProblemError} `OUT_OF_STOCK`
 */
export async function reserveStock(tx: DatabaseWriter, { shopId, orderId }: OrderKey): Promise<void> {
  const isOrders = and(eq(stockReservations.shopId, shopId), eq(stockReservations.orderId, orderId));
  if ((await tx.$count(stockReservations, isOrders)) > 0) return;
  const wanted = await tx
    .select({ variantId: orderLines.variantId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .innerJoin(stock, and(eq(stock.shopId, orderLines.shopId), eq(stock.variantId, orderLines.variantId)))
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId)))
    .groupBy(orderLines.variantId)
    // Every transaction locks them in the same order, so there is no deadlock.
    .orderBy(asc(orderLines.variantId));
  for (const { variantId, quantity } of wanted) {
    const taken = await tx
      .update(stock)
      .set({ available: sql`${stock.available} - ${quantity}` })
      .where(and(isVariant(shopId, variantId), gte(stock.available, quantity)))
      .returning({ variantId: stock.variantId });
    if (taken.length === 0) throw new ProblemError('OUT_OF_STOCK', `There is less in stock of ${variantId}.`);
    await tx.insert(stockReservations).values({ shopId, orderId, variantId, quantity });
  }
}

/** Releases the reservations of an order. Idempotent. */
export async function releaseStock(tx: DatabaseWriter, key: OrderKey): Promise<void> {
  const held = await takeReservations(tx, key);
  for (const { variantId, quantity } of held) {
    await tx
      .update(stock)
      .set({ available: sql`${stock.available} + ${quantity}` })
      .where(isVariant(key.shopId, variantId));
  }
}

/** Deletes the reservations of an order whose goods have left the warehouse. */
export async function consumeStock(tx: DatabaseWriter, key: OrderKey): Promise<void> {
  await takeReservations(tx, key);
}

async function takeReservations(
  tx: DatabaseWriter,
  { shopId, orderId }: OrderKey,
): Promise<{ readonly variantId: string; readonly quantity: number }[]> {
  const held = await tx
    .delete(stockReservations)
    .where(and(eq(stockReservations.shopId, shopId), eq(stockReservations.orderId, orderId)))
    .returning({ variantId: stockReservations.variantId, quantity: stockReservations.quantity });
  return held.sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

function isVariant(shopId: string, variantId: string) {
  return and(eq(stock.shopId, shopId), eq(stock.variantId, variantId));
}
