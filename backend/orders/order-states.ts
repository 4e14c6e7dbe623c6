import { sql } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm/subquery';
import type { DatabaseWriter } from '../db/database.ts';
import type { OrderMailKind } from '../db/schema/mails.ts';
import { type Cause, type OrderEvent, type OrderState, orderEvents, orders } from '../db/schema/orders.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderKey, type OrderRow } from '../order-rows/order-key.ts';
import type { Outcome } from '../order-rows/outcome.ts';
import type { PaymentRow } from '../order-rows/payment-rows.ts';
import { consumeStock, releaseStock } from '../order-rows/stock.ts';
import { postOrderMail } from '../outbox/post-order-mail.ts';
import { postingSalesOrder } from '../outbox/post-sales-order.ts';

/** From each state of an order, the states it can go to. There are no other transitions. */
export const orderTransitions = {
  Cart: ['Placed', 'Cancelled'],
  Placed: ['Paid', 'Cancelled'],
  Paid: ['InProduction', 'Cancelled'],
  InProduction: ['Shipped', 'Cancelled'],
  Shipped: ['Completed'],
  Completed: [],
  Cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** Milliseconds after the delivery until a customer who wants that is invited to review what they have bought. */
const inviteAfter = 7 * 24 * 60 * 60 * 1000;

/** The mail to the customer for each state. */
const mailOfState: Readonly<Partial<Record<OrderState, OrderMailKind>>> = {
  Placed: 'orderConfirmation',
  Paid: 'orderPaid',
  InProduction: 'orderInProduction',
  Shipped: 'orderShipped',
  Completed: 'orderCompleted',
  Cancelled: 'orderCancelled',
};

/**
 * Issues the invoice of an order that has just been paid, in the transaction that makes it `Paid`.
 *
 * @param payment - The payment that paid it; absent: not paid through a provider.
 * @returns Its number; `undefined` where nothing can be issued.
 */
export type IssueInvoice = (
  tx: DatabaseWriter,
  order: OrderRow,
  payment: PaymentRow | undefined,
  now: Date,
) => Promise<string | undefined>;

/** Moves an order to another state, with history, stock and mail. For `Paid` use {@link payOrder}. */
export async function moveOrder(
  tx: DatabaseWriter,
  key: OrderKey,
  to: Exclude<OrderState, 'Paid'>,
  cause: Cause,
  now: Date,
): Promise<Outcome> {
  const order = await lockOrder(tx, key);
  if (!order) return 'refused';
  const moved = await enterState(tx, order, to, { cause, now }, async () => {
    if (to === 'Cancelled') await releaseStock(tx, key);
    if (to === 'Shipped') await consumeStock(tx, key);
    return undefined;
  });
  return moved.outcome;
}

/**
 * Makes an order in progress `Placed`, with history and mail. The caller holds the lock on the order.
 *
 * @param record - What its buyer has ordered.
 * @param lines - Writes the lines, as a part of the statement.
 * @returns The placed order with its history.
 */
export async function placeLocked(
  tx: DatabaseWriter,
  order: OrderRow,
  record: Partial<OrderRow>,
  lines: WithSubquery,
  cause: Cause,
  now: Date,
): Promise<{ readonly order: OrderRow; readonly history: readonly OrderEvent[] }> {
  const moved = await enterState(tx, order, 'Placed', { cause, now, record, along: [lines] }, async () => undefined);
  return { order: moved.order, history: [{ at: now, state: 'Placed', paymentState: null, cause }] };
}

/** Makes a placed order `Paid`, which was not paid through a provider, with history, invoice and mail. */
export async function payOrder(
  tx: DatabaseWriter,
  key: OrderKey,
  cause: Cause,
  now: Date,
  issueInvoice: IssueInvoice,
): Promise<Outcome> {
  const order = await lockOrder(tx, key);
  return order ? await payLocked(tx, order, cause, now, issueInvoice) : 'refused';
}

/**
 * Makes a placed order `Paid`, with history, invoice and mail. The caller holds the lock on the order.
 *
 * @param payment - The payment that paid it; absent: not paid through a provider.
 */
export async function payLocked(
  tx: DatabaseWriter,
  order: OrderRow,
  cause: Cause,
  now: Date,
  issueInvoice: IssueInvoice,
  payment?: PaymentRow,
): Promise<Outcome> {
  const step = { cause, now, payment };
  const moved = await enterState(tx, order, 'Paid', step, (paid) => issueInvoice(tx, paid, payment, now));
  return moved.outcome;
}

interface Step {
  readonly cause: Cause;
  readonly now: Date;
  readonly payment?: PaymentRow | undefined;
  /** Further changes of the order. */
  readonly record?: Partial<OrderRow>;
  /** What is written by the same statement. */
  readonly along?: readonly WithSubquery[];
}

/**
 * Changes the state of a locked order; all transitions go through here.
 *
 * @param follow - Further effects of the transition.
 * @returns The order after that. The number of the invoice that `follow` returns is attached to the mail.
 */
async function enterState(
  tx: DatabaseWriter,
  order: OrderRow,
  to: OrderState,
  { cause, now, payment, record, along = [] }: Step,
  follow: (order: OrderRow) => Promise<string | undefined>,
): Promise<{ readonly outcome: Outcome; readonly order: OrderRow }> {
  if (order.state === to) return { outcome: 'already', order };
  const allowed: readonly OrderState[] = orderTransitions[order.state];
  if (!allowed.includes(to)) return { outcome: 'refused', order };
  const key = { shopId: order.shopId, orderId: order.id };
  const event = { ...key, at: now, state: to, cause, paymentState: payment?.state ?? null };
  const recorded = tx.$with('recorded').as(tx.insert(orderEvents).values(event).returning({ id: orderEvents.id }));
  // An order that was never placed concerns nobody else.
  const isTold = order.state !== 'Cart' || to === 'Placed';
  const [moved] = await tx
    .with(recorded, ...along, ...(isTold ? [postingSalesOrder(tx, key, now)] : []))
    .update(orders)
    .set({
      ...record,
      state: to,
      version: sql`${orders.version} + 1`,
      changedAt: now,
      ...(to !== 'Placed' && { payBefore: null }),
    })
    .where(isOrder(key))
    .returning();
  if (!moved) throw new Error(`Order ${order.id} was deleted while it was locked.`);
  const invoiceNumber = await follow(order);
  // Of an order that costs nothing, the confirmation says all there is.
  const mail = to === 'Paid' && moved.totalIncVat === 0 ? undefined : mailOfState[to];
  if (isTold && mail) await postOrderMail(tx, moved, mail, now, { invoiceNumber });
  if (to === 'Completed' && moved.inviteToReview) {
    await postOrderMail(tx, moved, 'reviewInvitation', now, { dueAt: new Date(now.getTime() + inviteAfter) });
  }
  return { outcome: 'moved', order: moved };
}
