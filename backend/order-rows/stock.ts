import { and, asc, eq, notExists, sql } from 'drizzle-orm';
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
  const isHeld = and(eq(stockReservations.shopId, shopId), eq(stockReservations.orderId, orderId));
  const wanted = tx
    .select({ variantId: orderLines.variantId, quantity: sql<number>`sum(${orderLines.quantity})::int`.as('quantity') })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.shopId, shopId),
        eq(orderLines.orderId, orderId),
        notExists(tx.select({ one: sql`1` }).from(stockReservations).where(isHeld)),
      ),
    )
    .groupBy(orderLines.variantId)
    .as('wanted');
  const locked = await tx
    .select({ variantId: stock.variantId, available: stock.available, quantity: wanted.quantity })
    .from(stock)
    .innerJoin(wanted, eq(wanted.variantId, stock.variantId))
    .where(eq(stock.shopId, shopId))
    // Every transaction locks them in the same order, so there is no deadlock.
    .orderBy(asc(stock.variantId))
    .for('update', { of: stock });
  if (locked.length === 0) return;
  const missing = locked.find(({ available, quantity }) => available < quantity);
  if (missing) throw new ProblemError('OUT_OF_STOCK', `There is less in stock of ${missing.variantId}.`);
  await tx.execute(sql`
    with w as (select * from unnest(${sql.param(locked.map(({ variantId }) => variantId))}::text[],
        ${sql.param(locked.map(({ quantity }) => quantity))}::int[]) as w(variant_id, quantity)),
      reserved as (insert into ${stockReservations} (shop_id, order_id, variant_id, quantity)
        select ${shopId}, ${orderId}, variant_id, quantity from w)
    update ${stock} set available = available - w.quantity from w
    where ${stock.shopId} = ${shopId} and ${stock.variantId} = w.variant_id`);
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
