import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { tidyIdempotencyKeys } from '../operations/idempotency.ts';
import { tidyOrderTokens } from '../order-rows/order-tokens.ts';

/** Milliseconds after its last change for which an order in progress is kept. */
const givenUp = 30 * 24 * 60 * 60 * 1000;

/** Erases orders in progress that were given up, whose files are then nobody's, and what else of orders has run out. */
export async function tidyOrders(db: DatabaseWriter, now: Date): Promise<void> {
  const before = new Date(now.getTime() - givenUp);
  await db.delete(orders).where(and(eq(orders.state, 'Cart'), lt(orders.changedAt, before)));
  await tidyOrderTokens(db, now);
  await tidyIdempotencyKeys(db, now);
}
