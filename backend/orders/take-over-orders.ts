import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import type { CustomerKey } from '../identity/customer-key.ts';

/**
 * Gives a customer whose address has just been confirmed the orders that guests placed with it, and the addresses of the last one
 * where the account has none. The order's own token stays valid.
 */
export async function takeOverOrders(
  tx: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  email: string,
): Promise<void> {
  const isOfGuest = and(
    eq(orders.shopId, shopId),
    isNull(orders.customerId),
    ne(orders.state, 'Cart'),
    eq(sql`lower(${orders.details} ->> 'email')`, email.toLowerCase()),
  );
  const [last] = await tx
    .select({ details: orders.details })
    .from(orders)
    .where(isOfGuest)
    .orderBy(desc(orders.placedAt))
    .limit(1);
  if (!last) return;
  await tx.update(orders).set({ customerId }).where(isOfGuest);
  const { billingAddress, deliveryAddress = null } = last.details ?? {};
  if (billingAddress === undefined) return;
  await tx
    .update(customers)
    .set({ billingAddress, deliveryAddress })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, customerId), isNull(customers.billingAddress)));
}
