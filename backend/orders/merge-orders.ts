import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { products } from '../db/schema/products.ts';
import { ProblemError } from '../errors/problem.ts';
import { findGuest, lockOwners, type Owner } from '../identity/owner.ts';
import { isOrder } from '../order-rows/order-key.ts';
import { type LineRow, loadLines } from '../order-rows/order-lines.ts';
import { maxLines } from './change-lines.ts';

/** The result of merging orders. */
export type MergedOrder = Required<components['schemas']['MergedOrder']>;

/**
 * Gives a guest's order in progress to another owner: it becomes theirs, or its lines are added to the order that they
 * have. Of parallel calls one does it.
 *
 * @returns `undefined` when the token is of no order in progress, or of the owner's own.
 * @throws {ProblemError} `ORDER_PLACED` where the owner is a guest whose one order was placed.
 */
export async function mergeOrders(
  tx: DatabaseWriter,
  owner: Owner,
  orderToken: string,
  now: Date,
): Promise<MergedOrder | undefined> {
  const { shopId, customerId = null, guestId = null } = owner;
  const guest = await findGuest(tx, shopId, orderToken);
  if (!guest || guest.guestId === guestId) return undefined;
  // One after the other: two that both find no order of the owner would give them two.
  await lockOwners(tx, [owner, guest], now);
  const found = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), or(isCurrentOf(guest), isCurrentOf(owner))))
    .orderBy(orders.id)
    .for('update');
  // Another request may have merged it while we waited for the lock.
  const given = found.find((order) => order.guestId === guest.guestId);
  if (given?.state !== 'Cart') return undefined;
  const theirs = found.find((order) => order !== given);
  const guestLines = await loadLines(tx, given);
  const isGuests = isOrder({ shopId, orderId: given.id });
  if (!theirs) {
    await tx.update(orders).set({ customerId, guestId, changedAt: now }).where(isGuests);
    return { linesTaken: guestLines.length, lines: guestLines.length, capped: false };
  }
  if (theirs.state !== 'Cart') throw new ProblemError('ORDER_PLACED');
  const lines = await loadLines(tx, theirs);
  let capped = false;
  let left = 0;
  for (const line of guestLines) {
    const same = lines.find(({ sameness }) => sameness === line.sameness);
    if (same) capped = (await addUp(tx, same, line)) || capped;
    else if (lines.length >= maxLines) left += 1;
    else {
      await tx.update(orderLines).set({ orderId: theirs.id }).where(isLine(line));
      lines.push(line);
    }
  }
  // Lines beyond the max. of an order stay with the guest.
  if (left === 0) await tx.delete(orders).where(isGuests);
  await tx
    .update(orders)
    .set({
      changedAt: now,
      ...(theirs.details === null && given.details && { details: given.details, country: given.country }),
      ...(theirs.delivery === null && given.delivery && { delivery: given.delivery }),
      ...(theirs.voucherCode === null && given.voucherCode && { voucherCode: given.voucherCode }),
    })
    .where(isOrder({ shopId, orderId: theirs.id }));
  return { linesTaken: guestLines.length - left, lines: lines.length, capped: capped || left > 0 };
}

/** Selects the order that a customer has in progress, or the one order of a guest. */
const isCurrentOf = ({ customerId, guestId }: Owner): SQL | undefined =>
  customerId === undefined
    ? eq(orders.guestId, guestId)
    : and(eq(orders.customerId, customerId), eq(orders.state, 'Cart'));

/** Adds the quantity of a line to an equal one. @returns Whether the sum was reduced to the max. quantity. */
async function addUp(tx: DatabaseWriter, line: LineRow, added: LineRow): Promise<boolean> {
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

/** Returns the number of lines in an owner's order in progress. */
export async function countLines(tx: DatabaseWriter, owner: Owner): Promise<number> {
  const isTheirs = and(eq(orders.shopId, owner.shopId), isCurrentOf(owner), eq(orders.state, 'Cart'));
  const ofTheirs = tx.select({ id: orders.id }).from(orders).where(isTheirs);
  return await tx.$count(orderLines, and(eq(orderLines.shopId, owner.shopId), inArray(orderLines.orderId, ofTheirs)));
}
