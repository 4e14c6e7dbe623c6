import { sql } from 'drizzle-orm';
import type { Configurable } from '../configurator/configurable.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';

/** Milliseconds for which what somebody has ordered counts: a year. */
const countedMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Checks that a customer orders no more of a product than one customer may, such as of samples. A customer is an account or an e-mail
 * address. The caller holds the lock under which the shop numbers its orders, so that of two orders at once one sees the other.
 *
 * @throws {ProblemError} `CUSTOMER_LIMIT`
 */
export async function refuseBeyondLimit(
  tx: DatabaseWriter,
  { shopId, customerId, details }: OrderRow,
  lines: readonly LineRow[],
  products: ReadonlyMap<string, Configurable>,
  now: Date,
): Promise<void> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (products.get(productId)?.bounds.perCustomer === undefined) continue;
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  if (wanted.size === 0) return;
  const { rows } = await tx.execute<{ readonly productId: string; readonly ordered: number }>(sql`
    select ${orderLines.productId} as "productId", sum(${orderLines.quantity})::int as ordered
    from ${orders} join ${orderLines} on ${orderLines.shopId} = ${orders.shopId} and ${orderLines.orderId} = ${orders.id}
    where ${orders.shopId} = ${shopId} and ${orders.placedAt} > ${new Date(now.getTime() - countedMs)}
      and ${orders.state} <> 'Cancelled'
      and (${orders.customerId} = ${customerId} or lower(${orders.details} ->> 'email') = lower(${details?.email ?? null}))
      and ${orderLines.productId} = any(${sql.param([...wanted.keys()])}::text[])
    group by ${orderLines.productId}`);
  const ordered = new Map(rows.map((row) => [row.productId, row.ordered]));
  for (const [productId, quantity] of wanted) {
    const most = products.get(productId)?.bounds.perCustomer ?? Number.POSITIVE_INFINITY;
    const before = ordered.get(productId) ?? 0;
    if (before + quantity > most)
      throw new ProblemError(
        'CUSTOMER_LIMIT',
        `One customer may order ${most} of ${productId} in a year, and has ordered ${before}.`,
      );
  }
}
