import { sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import type { OrderMailKind } from '../db/schema/mails.ts';
import { type Cause, type OrderState, orderEvents, orders } from '../db/schema/orders.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderKey, type OrderRow } from '../order-rows/order-key.ts';
import type { Outcome } from '../order-rows/outcome.ts';
import type { PaymentRow } from '../order-rows/payment-rows.ts';
import { consumeStock, releaseStock } from '../order-rows/stock.ts';
import { postOrderMail } from '../outbox/post-order-mail.ts';
import { postSalesOrder } from '../outbox/post-sales-order.ts';

/** From each state of an order, the states it can go to. Nothing else leads from one to another. */
export const orderTransitions = {
  Cart: ['Placed', 'Cancelled'],
  Placed: ['Paid', 'Cancelled'],
  Paid: ['InProduction', 'Cancelled'],
  InProduction: ['Shipped', 'Cancelled'],
  Shipped: ['Completed'],
  Completed: [],
  Cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** What the customer is told of a step. */
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
 * @param payment - The payment that brought the money; absent: it came another way.
 * @returns Its number; `undefined` where nothing can be issued.
 */
export type IssueInvoice = (
  tx: DatabaseWriter,
  order: OrderRow,
  payment: PaymentRow | undefined,
  now: Date,
) => Promise<string | undefined>;

/** Moves an order on, with all that follows: history, stock, mail. What makes it `Paid` is {@link payOrder}. */
export async function moveOrder(
  tx: DatabaseWriter,
  key: OrderKey,
  to: Exclude<OrderState, 'Paid'>,
  cause: Cause,
  now: Date,
): Promise<Outcome> {
  return await enterState(tx, key, to, { cause, now }, async () => {
    if (to === 'Cancelled') await releaseStock(tx, key);
    if (to === 'Shipped') await consumeStock(tx, key);
    return undefined;
  });
}

/**
 * Makes a placed order `Paid`, with all that follows: history, invoice, mail.
 *
 * @param payment - The payment that brings it about; absent: the money came another way.
 */
export async function payOrder(
  tx: DatabaseWriter,
  key: OrderKey,
  cause: Cause,
  now: Date,
  issueInvoice: IssueInvoice,
  payment?: PaymentRow,
): Promise<Outcome> {
  return await enterState(tx, key, 'Paid', { cause, now, payment }, (order) => issueInvoice(tx, order, payment, now));
}

interface Step {
  readonly cause: Cause;
  readonly now: Date;
  readonly payment?: PaymentRow | undefined;
}

/**
 * Changes the state of an order. The only place that does.
 *
 * @param follow - What else the step does. @returns The number of the invoice that goes with the mail.
 */
async function enterState(
  tx: DatabaseWriter,
  key: OrderKey,
  to: OrderState,
  { cause, now, payment }: Step,
  follow: (order: OrderRow) => Promise<string | undefined>,
): Promise<Outcome> {
  const order = await lockOrder(tx, key);
  if (!order) return 'refused';
  if (order.state === to) return 'already';
  const allowed: readonly OrderState[] = orderTransitions[order.state];
  if (!allowed.includes(to)) return 'refused';
  await tx
    .update(orders)
    .set({
      ...{ state: to, version: sql`${orders.version} + 1`, changedAt: now },
      ...(to !== 'Placed' && { payBefore: null }),
    })
    .where(isOrder(key));
  await tx.insert(orderEvents).values({ ...key, at: now, state: to, cause, paymentState: payment?.state ?? null });
  const invoiceNumber = await follow(order);
  // Nobody has been told of an order that was never placed.
  if (order.state !== 'Cart' || to === 'Placed') {
    const mail = mailOfState[to];
    if (mail) await postOrderMail(tx, order, mail, now, { invoiceNumber });
    await postSalesOrder(tx, key, now);
  }
  return 'moved';
}
