import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import type { OrderMailKind } from '../db/schema/mails.ts';
import { type Cause, type OrderState, orderEvents, orders, type PaymentState } from '../db/schema/orders.ts';
import { paymentEvents, payments } from '../db/schema/payments.ts';
import { issueCreditNote, issueInvoice } from '../invoices/issue-invoice.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderKey, type OrderRow } from '../order-rows/order-key.ts';
import type { Outcome } from '../order-rows/outcome.ts';
import { isPayment, type PaymentKey, type PaymentRow } from '../order-rows/payment-rows.ts';
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

/** From each state of a payment, the states it can go to. */
export const paymentTransitions = {
  open: ['pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['authorized', 'paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'canceled', 'expired'],
  paid: ['refunded'],
  failed: [],
  canceled: [],
  expired: [],
  refunded: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

/** States of a payment that may still bring money, or has. */
export const livePaymentStates = ['open', 'pending', 'authorized', 'paid'] as const satisfies readonly PaymentState[];

/** What the customer is told of a step. */
const mailOfState: Readonly<Partial<Record<OrderState, OrderMailKind>>> = {
  Placed: 'orderConfirmation',
  Paid: 'orderPaid',
  InProduction: 'orderInProduction',
  Shipped: 'orderShipped',
  Completed: 'orderCompleted',
  Cancelled: 'orderCancelled',
};

/** What moving a payment has brought about. */
export interface PaymentMove {
  readonly outcome: Outcome;
  /** Money has come that nobody waits for: the order is cancelled, or paid already. It is to be paid back. */
  readonly owesRefund: boolean;
}

/**
 * Moves an order on, with all that follows: history, invoice, mail, stock. The only place that changes the state of an order.
 *
 * @param payment - The payment that brings it about; absent: none does.
 */
export async function moveOrder(
  tx: DatabaseWriter,
  key: OrderKey,
  to: OrderState,
  cause: Cause,
  now: Date,
  payment?: PaymentRow,
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
  if (to === 'Cancelled') await releaseStock(tx, key);
  if (to === 'Shipped') await consumeStock(tx, key);
  const invoiceNumber = to === 'Paid' ? await issueInvoice(tx, order, payment, now) : undefined;
  // Nobody has been told of an order that was never placed.
  if (order.state !== 'Cart' || to === 'Placed') {
    const mail = mailOfState[to];
    if (mail) await postOrderMail(tx, order, mail, now, { invoiceNumber });
    await postSalesOrder(tx, key, now);
  }
  return 'moved';
}

/**
 * Moves a payment on, with all that follows for its order: paid makes a placed order Paid; when the last payment that could
 * bring money ends without, the stock of the order is free again. The only place that changes the state of a payment.
 */
export async function movePayment(
  tx: DatabaseWriter,
  key: PaymentKey,
  to: PaymentState,
  cause: Cause,
  now: Date,
): Promise<PaymentMove> {
  const locked = await lockPayment(tx, key);
  if (!locked) return { outcome: 'refused', owesRefund: false };
  const { payment, order } = locked;
  if (payment.state === to) return { outcome: 'already', owesRefund: false };
  const allowed: readonly PaymentState[] = paymentTransitions[payment.state];
  if (!allowed.includes(to)) return { outcome: 'refused', owesRefund: false };
  await tx.update(payments).set({ state: to, changedAt: now }).where(isPayment(key));
  await tx.insert(paymentEvents).values({ ...key, at: now, state: to, cause });
  const orderKey = { shopId: key.shopId, orderId: payment.orderId };
  if (to === 'paid') {
    const outcome = await moveOrder(tx, orderKey, 'Paid', cause, now, { ...payment, state: to });
    return { outcome: 'moved', owesRefund: outcome !== 'moved' };
  }
  if (order.state === 'Placed') {
    await tx
      .update(orders)
      .set({ version: sql`${orders.version} + 1`, changedAt: now })
      .where(isOrder(orderKey));
    const hasEnded = !livePaymentStates.some((state) => state === to);
    if (hasEnded && !(await hasLivePayment(tx, orderKey, key.paymentId))) await releaseStock(tx, orderKey);
  }
  return { outcome: 'moved', owesRefund: false };
}

/**
 * Notes how much of a payment has been paid back in all; the whole of it makes it `refunded`. The customer is told of every
 * sum once, and gets a credit note for it where the payment has an invoice.
 *
 * @param refunded - Cents. Less than is known already is old news and changes nothing.
 */
export async function noteRefund(
  tx: DatabaseWriter,
  key: PaymentKey,
  refunded: number,
  cause: Cause,
  now: Date,
): Promise<Outcome> {
  const locked = await lockPayment(tx, key);
  if (!locked || (locked.payment.state !== 'paid' && locked.payment.state !== 'refunded')) return 'refused';
  const { payment, order } = locked;
  if (refunded <= payment.refunded) return 'already';
  const sum = Math.min(refunded, payment.amount);
  const creditNote = await issueCreditNote(tx, order, payment, sum, now);
  await tx.update(payments).set({ refunded: sum, changedAt: now }).where(isPayment(key));
  if (sum === payment.amount) await movePayment(tx, key, 'refunded', cause, now);
  await postOrderMail(tx, order, 'orderRefunded', now, { invoiceNumber: creditNote });
  return 'moved';
}

/** Whether another payment than the one named may still bring money, or has. */
async function hasLivePayment(tx: DatabaseWriter, { shopId, orderId }: OrderKey, besides?: string): Promise<boolean> {
  const live = and(
    ...[eq(payments.shopId, shopId), eq(payments.orderId, orderId), inArray(payments.state, [...livePaymentStates])],
    ...(besides === undefined ? [] : [ne(payments.id, besides)]),
  );
  return (await tx.$count(payments, live)) > 0;
}

async function lockPayment(
  tx: DatabaseWriter,
  key: PaymentKey,
): Promise<{ readonly payment: PaymentRow; readonly order: OrderRow } | undefined> {
  const [known] = await tx.select({ orderId: payments.orderId }).from(payments).where(isPayment(key));
  const order = known && (await lockOrder(tx, { shopId: key.shopId, orderId: known.orderId }));
  const [payment] = await tx.select().from(payments).where(isPayment(key)).for('update');
  return payment && order && { payment, order };
}
