import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type Cause, orders, type PaymentState } from '../db/schema/orders.ts';
import { paymentEvents, payments } from '../db/schema/payments.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderKey, type OrderRow } from '../order-rows/order-key.ts';
import type { Outcome } from '../order-rows/outcome.ts';
import { isPayment, type PaymentKey, type PaymentRow } from '../order-rows/payment-rows.ts';
import { releaseStock } from '../order-rows/stock.ts';
import { postOrderMail } from '../outbox/post-order-mail.ts';
import type { PaymentServices } from './payment-services.ts';

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

/** What moving a payment has brought about. */
export interface PaymentMove {
  readonly outcome: Outcome;
  /** Money has come that nobody waits for: the order is cancelled, or paid already. It is to be paid back. */
  readonly owesRefund: boolean;
}

/**
 * Moves a payment on, with all that follows for its order: paid makes a placed order Paid; when the last payment that could
 * bring money ends without, the stock of the order is free again. The only place that changes the state of a payment.
 */
export async function movePayment(
  { orders: payable }: Pick<PaymentServices, 'orders'>,
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
    const outcome = await payable.pay(tx, orderKey, cause, now, { ...payment, state: to });
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
  services: Pick<PaymentServices, 'orders' | 'issueCreditNote'>,
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
  const creditNote = await services.issueCreditNote(tx, order, payment, sum, now);
  await tx.update(payments).set({ refunded: sum, changedAt: now }).where(isPayment(key));
  if (sum === payment.amount) await movePayment(services, tx, key, 'refunded', cause, now);
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
