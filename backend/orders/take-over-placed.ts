import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import type { CustomerKey } from '../identity/customer-key.ts';
import { findGuest } from '../identity/owner.ts';

/**
 * Gives a customer who logs in the order that the same browser has placed as a guest, if it was placed with their address; and the
 * order's addresses where the account has none. The token alone is not enough, and neither is the address: anybody can register one that
 * is not theirs, and have its owner confirm it. The token stays valid.
 *
 * @param email - The confirmed address of the account.
 * @returns Whether there was one.
 */
export async function takeOverPlaced(
  tx: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  email: string,
  orderToken: string,
): Promise<boolean> {
  const guest = await findGuest(tx, shopId, orderToken);
  if (guest?.guestId === undefined) return false;
  const [taken] = await tx
    .update(orders)
    .set({ customerId })
    .where(
      and(
        eq(orders.shopId, shopId),
        eq(orders.guestId, guest.guestId),
        isNull(orders.customerId),
        ne(orders.state, 'Cart'),
        eq(sql`lower(${orders.details} ->> 'email')`, email.toLowerCase()),
      ),
    )
    .returning({ details: orders.details });
  if (!taken) return false;
  const { billingAddress, deliveryAddress = null } = taken.details ?? {};
  if (billingAddress !== undefined) {
    await tx
      .update(customers)
      .set({ billingAddress, deliveryAddress })
      .where(and(eq(customers.shopId, shopId), eq(customers.id, customerId), isNull(customers.billingAddress)));
  }
  return true;
}
