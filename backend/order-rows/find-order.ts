import { and, desc, eq, ne } from 'drizzle-orm';
import type { DatabaseReader, DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { guests } from '../db/schema/storage.ts';
import type { Actor } from '../identity/actor.ts';
import type { CustomerKey } from '../identity/customer-key.ts';
import { hashToken } from '../tokens/tokens.ts';
import { lockOrder } from './lock-order.ts';
import { isOrder, type OrderRow } from './order-key.ts';
import { findOrderByToken } from './order-tokens.ts';

/** Milliseconds for which a customer's last order is the answer to placing it again. */
const justPlaced = 24 * 60 * 60 * 1000;

/** Finds the order in progress: the customer's where there is a session, else that of the token's guest. */
export async function findInProgress(db: DatabaseWriter, actor: Actor): Promise<OrderRow | undefined> {
  const order = actor.kind === 'customer' ? await findOfCustomer(db, actor) : await findOfGuest(db, actor);
  return order?.state === 'Cart' ? order : undefined;
}

/**
 * Locks the order that a customer has in progress, or the one order of a guest, for the rest of the transaction. It may
 * have been placed.
 */
export async function lockCurrent(tx: DatabaseWriter, actor: Actor): Promise<OrderRow | undefined> {
  if (actor.kind === 'customer') {
    const found = await findOfCustomer(tx, actor);
    return found && (await lockOrder(tx, { shopId: found.shopId, orderId: found.id }));
  }
  const [found] = await selectOfGuest(tx, actor).for('update', { of: orders });
  return found?.order;
}

/**
 * Finds an order by its identifier, if the actor may read it: with the session of its customer, its guest's token, or
 * one from a mail.
 */
export async function findReadable(
  db: DatabaseWriter,
  actor: Actor,
  orderId: string,
  now: Date,
): Promise<OrderRow | undefined> {
  const { shopId, customerId, orderToken } = actor;
  const [found] = await db
    .select({ order: orders, guestToken: guests.tokenHash })
    .from(orders)
    .leftJoin(guests, and(eq(guests.shopId, orders.shopId), eq(guests.id, orders.guestId)))
    .where(isOrder({ shopId, orderId }));
  if (!found) return undefined;
  const { order, guestToken } = found;
  if (customerId !== undefined && order.customerId === customerId) return order;
  if (orderToken === undefined) return undefined;
  if (guestToken === hashToken(orderToken)) return order;
  return (await findOrderByToken(db, shopId, orderToken, now)) === orderId ? order : undefined;
}

/** A placed order whose account has not been deleted. */
export type OwnedOrder = OrderRow & { readonly details: NonNullable<OrderRow['details']> };

/** Locks a placed order that the actor may read, for the rest of the transaction; `undefined` when there is none. */
export async function lockPlaced(
  tx: DatabaseWriter,
  actor: Actor,
  orderId: string,
  now: Date,
): Promise<OwnedOrder | undefined> {
  const found = await findReadable(tx, actor, orderId, now);
  const order = found && (await lockOrder(tx, { shopId: found.shopId, orderId: found.id }));
  if (!order || order.placedAt === null || order.details === null) return undefined;
  return { ...order, details: order.details };
}

/**
 * Finds the placed order that the actor means without naming one: that of the token, or else the one that the customer
 * placed last.
 *
 * @param isMeant - Limits the customer's orders.
 */
export async function findPlaced(
  db: DatabaseWriter,
  actor: Actor,
  now: Date,
  isMeant: (order: OrderRow) => boolean = () => true,
): Promise<OrderRow | undefined> {
  const { shopId, customerId, orderToken } = actor;
  if (orderToken !== undefined) {
    const ofGuest = await findOfGuest(db, actor);
    if (ofGuest && ofGuest.state !== 'Cart') return ofGuest;
    const orderId = await findOrderByToken(db, shopId, orderToken, now);
    const [mailed] = orderId === undefined ? [] : await db.select().from(orders).where(isOrder({ shopId, orderId }));
    if (mailed) return mailed;
  }
  if (customerId === undefined) return undefined;
  const placed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId), ne(orders.state, 'Cart')))
    .orderBy(desc(orders.placedAt))
    .limit(20);
  return placed.find(isMeant);
}

/** Finds the order that the actor has just placed, for a request that places it again. */
export async function findJustPlaced(db: DatabaseWriter, actor: Actor, now: Date): Promise<OrderRow | undefined> {
  const since = now.getTime() - justPlaced;
  return await findPlaced(db, actor, now, ({ placedAt }) => placedAt !== null && placedAt.getTime() > since);
}

async function findOfCustomer(db: DatabaseWriter, { shopId, customerId }: CustomerKey): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId), eq(orders.state, 'Cart')));
  return order;
}

/** Finds the one order of a guest, in progress or placed. */
export async function findOfGuest(
  db: DatabaseWriter,
  { shopId, orderToken }: Pick<Actor, 'shopId' | 'orderToken'>,
): Promise<OrderRow | undefined> {
  const [found] = await selectOfGuest(db, { shopId, orderToken });
  return found?.order;
}

/** Selects the one order of the guest of a token; nothing without one. */
function selectOfGuest(db: DatabaseReader, { shopId, orderToken }: Pick<Actor, 'shopId' | 'orderToken'>) {
  return db
    .select({ order: orders })
    .from(orders)
    .innerJoin(guests, and(eq(guests.shopId, orders.shopId), eq(guests.id, orders.guestId)))
    .where(and(eq(guests.shopId, shopId), eq(guests.tokenHash, orderToken === undefined ? '' : hashToken(orderToken))));
}
