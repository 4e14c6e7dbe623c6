import type { DatabaseWriter } from '../db/database.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { findInProgress, findPlaced, findReadable } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';

const waitsForMoney = ({ state }: OrderRow): boolean => state === 'Placed';

/**
 * Finds the order whose methods are requested: the named one, the one in progress, or the placed one that is not paid.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`
 */
export async function findOrderOfMethods(
  db: DatabaseWriter,
  actor: Actor,
  orderId: string | undefined,
  now: Date,
): Promise<OrderRow> {
  const order =
    orderId === undefined
      ? ((await findInProgress(db, actor)) ?? (await findPlaced(db, actor, now, waitsForMoney)))
      : await findReadable(db, actor, orderId, now);
  if (!order || (order.state !== 'Cart' && order.state !== 'Placed')) throw new ProblemError('ORDER_NOT_FOUND');
  return order;
}

/**
 * Finds the order to pay: the named one, that of the token, or the one that the customer placed last and has not paid.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_NOT_PLACED`
 */
export async function findOrderToPay(
  db: DatabaseWriter,
  actor: Actor,
  orderId: string | undefined,
  now: Date,
): Promise<OrderRow> {
  const order =
    orderId === undefined
      ? ((await findPlaced(db, actor, now, waitsForMoney)) ??
        (await findInProgress(db, actor)) ??
        (await findPlaced(db, actor, now)))
      : await findReadable(db, actor, orderId, now);
  if (!order) throw new ProblemError('ORDER_NOT_FOUND');
  requirePayable(order);
  return order;
}

/** Checks that an order can be paid. @throws {ProblemError} `ORDER_NOT_PLACED`, `ORDER_CANCELLED`, `ORDER_PAID` */
export function requirePayable({ state }: Pick<OrderRow, 'state'>): void {
  if (state === 'Placed') return;
  if (state === 'Cart') throw new ProblemError('ORDER_NOT_PLACED');
  throw new ProblemError(state === 'Cancelled' ? 'ORDER_CANCELLED' : 'ORDER_PAID');
}
