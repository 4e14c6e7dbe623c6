import { and, desc, eq, sql } from 'drizzle-orm';
import type { AskVatRegister } from '../checks/vat-register.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { isOrder } from '../order-rows/order-key.ts';

/** Max. numbers checked in one run. */
const maxAtOnce = 100;

/**
 * Checks VAT numbers of orders in progress that are not confirmed yet with the register. Buyers see the changes of
 * prices when they read their order.
 */
export async function confirmOrderVatNumbers(
  db: DatabaseWriter,
  ask: AskVatRegister,
  closing: AbortSignal,
): Promise<void> {
  const vatNumber = sql<string>`${orders.details} ->> 'vatNumber'`;
  const waiting = await db
    .select({ shopId: orders.shopId, orderId: orders.id, vatNumber })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'Cart'),
        sql`${orders.details} ->> 'vatNumberState' = 'unconfirmed'`,
        // No register that is queried covers numbers of Great Britain.
        sql`${vatNumber} not like 'GB%'`,
      ),
    )
    .orderBy(desc(orders.changedAt))
    .limit(maxAtOnce);
  for (const { vatNumber: asked, ...key } of waiting) {
    if (closing.aborted) return;
    const answer = await ask(asked);
    if (answer === 'noAnswer') continue;
    const state = JSON.stringify(answer === 'known' ? 'confirmed' : 'rejected');
    await db
      .update(orders)
      .set({ details: sql`jsonb_set(${orders.details}, '{vatNumberState}', ${state}::jsonb)` })
      // The buyer may have entered another number, or placed the order, meanwhile.
      .where(and(isOrder(key), eq(orders.state, 'Cart'), sql`${vatNumber} = ${asked}`));
  }
}
