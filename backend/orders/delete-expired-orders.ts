import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { deleteExpiredIdempotencyKeys } from '../operations/idempotency.ts';
import { deleteExpiredOrderTokens } from '../order-rows/order-tokens.ts';

/** Milliseconds after its last change after which an order in progress is deleted. */
const givenUp = 30 * 24 * 60 * 60 * 1000;

/** Deletes abandoned orders in progress, expired order tokens and idempotency keys. Files of such orders lose their owner. */
export async function deleteExpiredOrders(db: DatabaseWriter, now: Date): Promise<void> {
  const before = new Date(now.getTime() - givenUp);
  await db.delete(orders).where(and(eq(orders.state, 'Cart'), lt(orders.changedAt, before)));
  await deleteExpiredOrderTokens(db, now);
  await deleteExpiredIdempotencyKeys(db, now);
}
