import { sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { businessCentralConnections, businessCentralOrders } from '../db/schema/business-central.ts';
import type { OrderKey } from '../order-rows/order-key.ts';

/**
 * Puts an order into the outbox for Business Central if its shop is connected, as a part of the statement that changes
 * the order: `tx.with(…).update(…)`.
 */
export function postingSalesOrder(tx: DatabaseWriter, { shopId, orderId }: OrderKey, now: Date) {
  return tx.$with('sales_order', { shopId: sql<string>`shop_id`.as('shop_id') }).as(sql`
    insert into ${businessCentralOrders} (shop_id, order_id, revision, due_at)
    select shop_id, ${orderId}, 1, ${now.toISOString()}::timestamptz from ${businessCentralConnections}
      where shop_id = ${shopId}
    on conflict (shop_id, order_id) do update
      set revision = business_central_orders.revision + 1, due_at = excluded.due_at, attempts = 0
    returning shop_id`);
}
