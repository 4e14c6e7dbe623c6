import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { orderLines } from '../db/schema/orders.ts';
import type { OrderRow } from './order-key.ts';

/** A line of an order as it is stored. */
export type LineRow = typeof orderLines.$inferSelect;

/** Loads the rows of an order's lines, in the order they were added. */
export async function loadLines(
  db: DatabaseReader,
  { shopId, id }: Pick<OrderRow, 'shopId' | 'id'>,
): Promise<LineRow[]> {
  return await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, id)))
    .orderBy(asc(orderLines.position));
}
