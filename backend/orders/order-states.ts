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
  return await enterState(tx, key, to, { cause, now }, async () => {
    if (to === 'Cancelled') await releaseStock(tx, key);
    if (to === 'Shipped') await consumeStock(tx, key);
    return undefined;
  });
}

/**
 * Makes a placed order `Paid`, with history, invoice and mail.
 *
 * @param payment - The payment that paid it; absent: not paid through a provider.
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
 * Changes the state of an order; all transitions go through here.
 *
 * @param follow - Further effects of the transition.
 * @returns The number of the invoice to attach to the mail.
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
      state: to,
      version: sql`${orders.version} + 1`,
      changedAt: now,
      ...(to !== 'Placed' && { payBefore: null }),
    })
    .where(isOrder(key));
  await tx.insert(orderEvents).values({ ...key, at: now, state: to, cause, paymentState: payment?.state ?? null });
  const invoiceNumber = await follow(order);
  // An order that was never placed needs no mail.
  if (order.state !== 'Cart' || to === 'Placed') {
    const mail = mailOfState[to];
    if (mail) await postOrderMail(tx, order, mail, now, { invoiceNumber });
    await postSalesOrder(tx, key, now);
  }
  return 'moved';
}
