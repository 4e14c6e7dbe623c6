import { and, eq, inArray } from 'drizzle-orm';
import { requireCountry } from '../checks/postal-code.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import { orders } from '../db/schema/orders.ts';
import { guests, storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { addGuest, findOwner, lockOwner, type Owner } from '../identity/owner.ts';
import { findInProgress, findOfGuest } from '../order-rows/find-order.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import type { OrderKey, OrderRow } from '../order-rows/order-key.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { createId } from '../tokens/tokens.ts';

/** An order in progress that is locked for the transaction. */
export interface OpenOrder {
  readonly order: OrderRow;
  /** Token of the guest's order from now on; absent: the token that was sent stays valid. */
  readonly token: string | undefined;
}

/**
 * Locks the actor's order in progress, and opens one if there is none. A guest whose order has been placed or cancelled
 * becomes a new one, and their saved items move along.
 */
export async function openOrder(tx: DatabaseWriter, shop: ShopView, actor: Actor, now: Date): Promise<OpenOrder> {
  const { shopId } = shop;
  const known = await findOwner(tx, actor);
  // The owner is locked before the order, in the same sequence as when orders are merged.
  if (known) await lockOwner(tx, known, now);
  if (known?.customerId !== undefined) return { order: await openFor(tx, shop, known, now), token: undefined };
  const theirs = known && (await findOfGuest(tx, actor));
  if (known && (!theirs || theirs.state === 'Cart')) {
    const order = await openFor(tx, shop, known, now);
    // It was placed while we waited for the lock.
    if (order.state === 'Cart') return { order, token: undefined };
  }
  const { owner, token } = await addGuest(tx, shopId, now);
  if (known?.guestId !== undefined && owner.guestId !== undefined)
    await moveSaved(tx, shopId, known.guestId, owner.guestId);
  return { order: await openFor(tx, shop, owner, now), token };
}

/**
 * Locks the actor's order in progress for a change.
 *
 * @throws {ProblemError} `ORDER_PLACED` when it has been placed, else `ORDER_NOT_FOUND`.
 */
export async function holdInProgress(tx: DatabaseWriter, actor: Actor): Promise<OrderRow> {
  const found = await findInProgress(tx, actor);
  const order = found && (await lockOrder(tx, { shopId: found.shopId, orderId: found.id }));
  if (order?.state === 'Cart') return order;
  const ofGuest = order ?? (actor.kind === 'customer' ? undefined : await findOfGuest(tx, actor));
  throw new ProblemError(ofGuest ? 'ORDER_PLACED' : 'ORDER_NOT_FOUND');
}

/**
 * Extends the lifetime of a guest, and of their uploads, to that of their order. It never waits while it holds the lock
 * on the order: a transaction that holds the guest extends it too.
 */
export async function noteGuest(tx: DatabaseWriter, { shopId, guestId }: OrderRow, now: Date): Promise<void> {
  if (guestId === null) return;
  const free = tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.shopId, shopId), eq(guests.id, guestId)))
    .for('no key update', { skipLocked: true });
  await tx
    .update(guests)
    .set({ changedAt: now })
    .where(and(eq(guests.shopId, shopId), inArray(guests.id, free)));
}

async function openFor(tx: DatabaseWriter, shop: ShopView, owner: Owner, now: Date): Promise<OrderRow> {
  const { shopId, locale, currency } = shop;
  const { customerId = null, guestId = null } = owner;
  for (;;) {
    const [existing] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.shopId, shopId),
          customerId === null
            ? eq(orders.guestId, guestId ?? '')
            : and(eq(orders.customerId, customerId), eq(orders.state, 'Cart')),
        ),
      );
    const key: OrderKey = { shopId, orderId: existing?.id ?? createId('or') };
    if (!existing) {
      // Of two that open one in parallel the second waits here, and gets the first's.
      await tx
        .insert(orders)
        .values({
          shopId,
          id: key.orderId,
          customerId,
          guestId,
          state: 'Cart',
          locale,
          currency,
          country: requireCountry(shop.country),
          createdAt: now,
          changedAt: now,
        })
        .onConflictDoNothing();
    }
    const order = await lockOrder(tx, key);
    // A customer's order was placed, or deleted, while we waited: the next round opens a new one.
    if (order && (order.state === 'Cart' || customerId === null)) return order;
  }
}

/** Moves the saved items of a guest to their new guest. */
async function moveSaved(tx: DatabaseWriter, shopId: string, from: string, to: string): Promise<void> {
  await tx
    .update(storageItems)
    .set({ guestId: to })
    .where(and(eq(storageItems.shopId, shopId), eq(storageItems.guestId, from)));
  await tx
    .update(crops)
    .set({ guestId: to })
    .where(and(eq(crops.shopId, shopId), eq(crops.guestId, from)));
}
