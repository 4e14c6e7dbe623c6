import { and, eq } from 'drizzle-orm';
import { requireCountry } from '../checks/postal-code.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import { orders } from '../db/schema/orders.ts';
import { guests, storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { createGuest, lockActor, type Owner } from '../identity/owner.ts';
import { lockCurrent } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
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
  // The owner is locked before the order, in the same sequence as when orders are merged.
  const known = await lockActor(tx, actor, now);
  if (known?.customerId !== undefined) return { order: await openFor(tx, shop, known, now), token: undefined };
  if (known) {
    const order = await openFor(tx, shop, known, now);
    if (order.state === 'Cart') return { order, token: undefined };
  }
  const { owner, token, order } = await openForNewGuest(tx, shop, now);
  if (known) await moveSaved(tx, shopId, known.guestId, owner.guestId);
  return { order, token };
}

/**
 * Locks the actor's order in progress for a change.
 *
 * @throws {ProblemError} `ORDER_PLACED` when it has been placed, else `ORDER_NOT_FOUND`.
 */
export async function holdInProgress(tx: DatabaseWriter, actor: Actor): Promise<OrderRow> {
  const order = await lockCurrent(tx, actor);
  if (order?.state === 'Cart') return order;
  throw new ProblemError(order ? 'ORDER_PLACED' : 'ORDER_NOT_FOUND');
}

/** Locks the order in progress of a customer, or the one order of a guest, and opens it if there is none. */
async function openFor(tx: DatabaseWriter, shop: ShopView, owner: Owner, now: Date): Promise<OrderRow> {
  const { shopId, customerId, guestId } = owner;
  const isTheirs =
    customerId === undefined
      ? eq(orders.guestId, guestId)
      : and(eq(orders.customerId, customerId), eq(orders.state, 'Cart'));
  for (;;) {
    const [existing] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.shopId, shopId), isTheirs))
      .for('update');
    if (existing) return existing;
    // Of two that open one in parallel the second waits here, and gets the first's in the next round.
    const [opened] = await tx
      .insert(orders)
      .values(createCart(shop, owner, now))
      .onConflictDoNothing()
      .returning();
    if (opened) return opened;
  }
}

/** Adds a guest with an order in progress. The token is answered once and never again. */
async function openForNewGuest(tx: DatabaseWriter, shop: ShopView, now: Date) {
  const { owner, token, row } = createGuest(shop.shopId, now);
  const added = tx.$with('added').as(tx.insert(guests).values(row).returning({ id: guests.id }));
  const [order] = await tx
    .with(added)
    .insert(orders)
    .values(createCart(shop, owner, now))
    .returning();
  if (!order) throw new Error('An order was not inserted.');
  return { owner, token, order };
}

function createCart({ shopId, locale, currency, country }: ShopView, owner: Owner, now: Date) {
  return {
    shopId,
    id: createId('or'),
    customerId: owner.customerId ?? null,
    guestId: owner.guestId ?? null,
    state: 'Cart' as const,
    locale,
    currency,
    country: requireCountry(country),
    createdAt: now,
    changedAt: now,
  };
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
