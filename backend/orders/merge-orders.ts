import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { AccountDatabase, CustomerKey } from '../accounts/account-database.ts';
import { customers } from '../db/schema/customers.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { products } from '../db/schema/products.ts';
import { mostLines } from './change-lines.ts';
import { findOfGuest } from './find-order.ts';
import { isOrder } from './order-key.ts';
import { lockOrder } from './order-states.ts';
import { type LineRow, loadLines } from './price-lines.ts';

type MergedOrder = components['schemas']['MergedOrder'];

/**
 * Makes the guest's order in progress the customer's: it becomes theirs, or its lines go behind those of the order that they
 * have. Of many logins at once one does it.
 *
 * @returns `undefined` when the token names no order in progress.
 */
export async function mergeOrders(
  tx: AccountDatabase,
  { shopId, customerId }: CustomerKey,
  orderToken: string,
  now: Date,
): Promise<MergedOrder | undefined> {
  // One login after the other: two that both find no order of the customer's would give them two.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, customerId)))
    .for('no key update');
  const known = await findOfGuest(tx, { shopId, orderToken });
  const guests = known && (await lockOrder(tx, { shopId, orderId: known.id }));
  // Another login has taken it while we waited.
  if (guests?.state !== 'Cart' || guests.guestId === null) return undefined;
  const guestLines = await loadLines(tx, guests);
  const isCustomers = and(eq(orders.shopId, shopId), eq(orders.customerId, customerId), eq(orders.state, 'Cart'));
  const [theirs] = await tx.select().from(orders).where(isCustomers).for('update');
  const isGuests = isOrder({ shopId, orderId: guests.id });
  if (!theirs) {
    await tx.update(orders).set({ customerId, guestId: null, changedAt: now }).where(isGuests);
    return { linesTaken: guestLines.length, lines: guestLines.length, capped: false };
  }
  const lines = await loadLines(tx, theirs);
  let capped = false;
  let left = 0;
  for (const line of guestLines) {
    const same = lines.find(({ sameness }) => sameness === line.sameness);
    if (same) capped = (await addUp(tx, same, line)) || capped;
    else if (lines.length >= mostLines) left += 1;
    else {
      await tx.update(orderLines).set({ orderId: theirs.id }).where(isLine(line));
      lines.push(line);
    }
  }
  // An order holds so many lines and no more: what does not fit stays the guest's.
  if (left === 0) await tx.delete(orders).where(isGuests);
  await tx
    .update(orders)
    .set({
      changedAt: now,
      ...(theirs.details === null && guests.details && { details: guests.details, country: guests.country }),
      ...(theirs.delivery === null && guests.delivery && { delivery: guests.delivery }),
    })
    .where(isOrder({ shopId, orderId: theirs.id }));
  return { linesTaken: guestLines.length - left, lines: lines.length, capped: capped || left > 0 };
}

/** @returns Whether the sum was cut down to the most that can be ordered. */
async function addUp(tx: AccountDatabase, line: LineRow, added: LineRow): Promise<boolean> {
  const [product] = await tx
    .select({ most: products.maximumQuantity })
    .from(products)
    .where(and(eq(products.shopId, line.shopId), eq(products.id, line.productId)));
  const sum = line.quantity + added.quantity;
  const quantity = Math.min(sum, Math.max(product?.most ?? sum, line.quantity));
  await tx.delete(orderLines).where(isLine(added));
  await tx.update(orderLines).set({ quantity }).where(isLine(line));
  return quantity < sum;
}

const isLine = ({ shopId, id }: LineRow) => and(eq(orderLines.shopId, shopId), eq(orderLines.id, id));
