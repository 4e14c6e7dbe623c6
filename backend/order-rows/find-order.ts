import { and, desc, eq, ne } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import type { Actor } from '../identity/actor.ts';
import type { CustomerKey } from '../identity/customer-key.ts';
import { findGuest } from '../identity/owner.ts';
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
  const [order] = await db.select().from(orders).where(isOrder({ shopId, orderId }));
  if (!order) return undefined;
  if (customerId !== undefined && order.customerId === customerId) return order;
  if (orderToken === undefined) return undefined;
  const guest = await findGuest(db, shopId, orderToken);
  if (guest?.guestId !== undefined && guest.guestId === order.guestId) return order;
  return (await findOrderByToken(db, shopId, orderToken, now)) === orderId ? order : undefined;
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
  const guest = orderToken === undefined ? undefined : await findGuest(db, shopId, orderToken);
  if (guest?.guestId === undefined) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.guestId, guest.guestId)));
  return order;
}
