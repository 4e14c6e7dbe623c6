import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type Cause, orders, type PaymentState } from '../db/schema/orders.ts';
import { paymentEvents, payments } from '../db/schema/payments.ts';
import { isOrder, type OrderKey, type OrderRow } from '../order-rows/order-key.ts';
import type { Outcome } from '../order-rows/outcome.ts';
import { isPayment, type PaymentKey, type PaymentRow, toPaymentKey } from '../order-rows/payment-rows.ts';
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

/** States of a payment that may still be paid, or is. */
export const livePaymentStates = ['open', 'pending', 'authorized', 'paid'] as const satisfies readonly PaymentState[];

/** The result of a transition of a payment. */
export interface PaymentMove {
  readonly outcome: Outcome;
  /** The payment is to be refunded: the order is cancelled, or paid already. */
  readonly owesRefund: boolean;
}

/** States of a payment that may still change. */
export const waitingStates = ['open', 'pending', 'authorized'] as const;

export const isWaiting = ({ state }: Pick<PaymentRow, 'state'>): boolean =>
  waitingStates.some((waiting) => waiting === state);

/** A payment and its order, both locked for the rest of the transaction. */
export interface LockedPayment {
  readonly payment: PaymentRow;
  readonly order: OrderRow;
}

/**
 * Moves a payment to another state, with its effects on the order: paid makes a placed order Paid; when the last open
 * payment ends unpaid, the stock of the order is released. All changes of a payment's state go through here and
 * `moveLocked`.
 */
export async function movePayment(
  services: Pick<PaymentServices, 'orders'>,
  tx: DatabaseWriter,
  key: PaymentKey,
  to: PaymentState,
  cause: Cause,
  now: Date,
): Promise<PaymentMove> {
  const locked = await lockPayment(tx, key);
  return locked
    ? await moveLocked(services, tx, locked, to, { cause, now })
    : { outcome: 'refused', owesRefund: false };
}

/**
 * Cancels a payment whose page has never been shown, because the provider has not said yet that it has it. One that has got its page
 * since the caller looked is left alone: somebody may be paying it, and of a cancelled one nobody asks any more.
 *
 * @returns Whether it was left alone.
 */
export async function cancelUnshown(
  services: Pick<PaymentServices, 'orders'>,
  tx: DatabaseWriter,
  key: PaymentKey,
  cause: Cause,
  now: Date,
): Promise<boolean> {
  const locked = await lockPayment(tx, key);
  if (!locked) return false;
  if (locked.payment.providerId !== null) return true;
  await moveLocked(services, tx, locked, 'canceled', { cause, now });
  return false;
}

interface Step {
  readonly cause: Cause;
  readonly now: Date;
  /** Further news of the payment. */
  readonly news?: Partial<PaymentRow>;
}

/** Moves a locked payment like `movePayment`. News without a move are not written. */
export async function moveLocked(
  { orders: payable }: Pick<PaymentServices, 'orders'>,
  tx: DatabaseWriter,
  { payment, order }: LockedPayment,
  to: PaymentState,
  { cause, now, news }: Step,
): Promise<PaymentMove & { readonly payment?: PaymentRow }> {
  if (payment.state === to) return { outcome: 'already', owesRefund: false };
  const allowed: readonly PaymentState[] = paymentTransitions[payment.state];
  if (!allowed.includes(to)) return { outcome: 'refused', owesRefund: false };
  const key = toPaymentKey(payment);
  const event = { ...key, at: now, state: to, cause };
  const recorded = tx.$with('recorded').as(tx.insert(paymentEvents).values(event).returning({ id: paymentEvents.id }));
  const [moved] = await tx
    .with(recorded)
    .update(payments)
    .set({ ...news, state: to, changedAt: now })
    .where(isPayment(key))
    .returning();
  if (!moved) throw new Error(`Payment ${payment.id} was deleted while it was locked.`);
  if (to === 'paid') {
    const outcome = await payable.pay(tx, order, cause, now, moved);
    return { outcome: 'moved', owesRefund: outcome !== 'moved', payment: moved };
  }
  if (order.state === 'Placed') {
    const orderKey = { shopId: order.shopId, orderId: order.id };
    await tx
      .update(orders)
      .set({ version: sql`${orders.version} + 1`, changedAt: now })
      .where(isOrder(orderKey));
    const hasEnded = !livePaymentStates.some((state) => state === to);
    if (hasEnded && !(await hasLivePayment(tx, orderKey, payment.id))) await releaseStock(tx, orderKey);
  }
  return { outcome: 'moved', owesRefund: false, payment: moved };
}

/**
 * Records how much of a payment has been refunded in all; the whole of it makes it `refunded`. The customer gets one
 * mail for each sum, and a credit note where the payment has an invoice.
 *
 * @param refunded - Cents. Less than is known already changes nothing.
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

/** Returns whether another payment than the named one may still be paid, or is. */
async function hasLivePayment(tx: DatabaseWriter, { shopId, orderId }: OrderKey, besides?: string): Promise<boolean> {
  const live = and(
    ...[eq(payments.shopId, shopId), eq(payments.orderId, orderId), inArray(payments.state, [...livePaymentStates])],
    ...(besides === undefined ? [] : [ne(payments.id, besides)]),
  );
  return (await tx.$count(payments, live)) > 0;
}

/** Locks a payment and its order for the rest of the transaction: the order first, as everywhere. One statement. */
export async function lockPayment(tx: DatabaseWriter, key: PaymentKey): Promise<LockedPayment | undefined> {
  const [locked] = await tx
    .select({ payment: payments, order: orders })
    .from(orders)
    .innerJoin(payments, and(eq(payments.shopId, orders.shopId), eq(payments.orderId, orders.id)))
    .where(isPayment(key))
    .for('update', { of: [orders, payments] });
  return locked;
}
