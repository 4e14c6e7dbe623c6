import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { isOrder, type OrderKey, type OrderRow } from './order-key.ts';

/** Locks an order for the rest of the transaction. A transaction that also locks a payment locks its order first. */
export async function lockOrder(tx: DatabaseWriter, key: OrderKey): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(isOrder(key)).for('update');
  return order;
}
