import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { isOrder, type OrderRow } from '../order-rows/order-key.ts';
import { noteGuest } from './open-order.ts';
import { toOrderInProgress } from './order-answer.ts';
import { priceAndNote, type Reading } from './price-order.ts';

type Order = components['schemas']['Order'];

/** Returns the reader and the time of a request for an order. */
export function createReading({ shop, actor }: Pick<Reading, 'shop' | 'actor'>, now: Date): Reading {
  return { shop, actor, now };
}

/**
 * Records a change of an order in progress, and returns it as the API answers it. The caller holds the lock on the
 * order.
 */
export async function answerChanged(tx: DatabaseWriter, before: OrderRow, reading: Reading): Promise<Order> {
  const { order, priced } = await priceAndNote(tx, before, reading);
  if (order.version === before.version && before.seen !== null) return toOrderInProgress(order, priced);
  const key = { shopId: order.shopId, orderId: order.id };
  await tx.update(orders).set({ changedAt: reading.now }).where(isOrder(key));
  await noteGuest(tx, order, reading.now);
  return toOrderInProgress({ ...order, changedAt: reading.now }, priced);
}
