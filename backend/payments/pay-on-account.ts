import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentEvents, payments } from '../db/schema/payments.ts';
import { shops } from '../db/schema/shops.ts';
import { ProblemError } from '../errors/problem.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderKey } from '../order-rows/order-key.ts';
import { createId } from '../tokens/tokens.ts';
import { account, findAccountDays } from './account-payments.ts';
import { closeWaiting, type PaymentTransactions, type PaymentWish } from './initiate-payment.ts';
import { requirePayable } from './payable-order.ts';
import type { PaymentServices } from './payment-services.ts';
import { livePaymentStates } from './payment-states.ts';

/**
 * Makes an order `Paid` that is paid on account: its payment is authorized, its invoice says until when it is due. Open payments by
 * other methods are cancelled.
 *
 * @throws {ProblemError} `PAYMENT_METHOD_UNAVAILABLE` where the company does not buy on account any more.
 */
export async function payOnAccount(
  services: PaymentServices,
  wish: PaymentWish,
  { take, keep }: PaymentTransactions,
): Promise<void> {
  const { db, clock, wakeMails } = services;
  const { shopId, orderId, method } = wish;
  await closeWaiting(services, wish);
  await db.transaction(async (tx) => {
    await take(tx);
    const now = clock();
    const order = await lockOrder(tx, { shopId, orderId });
    if (!order) throw new ProblemError('ORDER_NOT_FOUND');
    requirePayable(order);
    const live = and(isOfOrder({ shopId, orderId }), inArray(payments.state, [...livePaymentStates]));
    // Somebody has opened another payment meanwhile.
    if ((await tx.$count(payments, live)) > 0) throw new ProblemError('SERVICE_UNAVAILABLE');
    const days = await findAccountDays(tx, order);
    if (days === undefined || order.totalIncVat === null) throw new ProblemError('PAYMENT_METHOD_UNAVAILABLE');
    const dueOn = await findDueDay(tx, shopId, days, now);
    await tx.update(orders).set({ dueOn }).where(isOrder({ shopId, orderId }));
    const id = createId('py');
    const [payment] = await tx
      .insert(payments)
      .values({
        ...{ shopId, id, orderId, method, provider: account, issuer: null, state: 'authorized' },
        amount: order.totalIncVat,
        currency: order.currency,
        returnAddress: wish.returnAddress(orderId, id),
        createdAt: now,
        changedAt: now,
      })
      .returning();
    if (!payment) throw new Error(`The payment of ${orderId} on account was not inserted.`);
    await tx.insert(paymentEvents).values({ shopId, paymentId: id, at: now, state: 'authorized', cause: 'customer' });
    await services.orders.pay(tx, { ...order, dueOn }, 'customer', now, payment);
    await keep(tx, { payment, redirectUrl: payment.returnAddress, isKnown: false });
  });
  wakeMails();
}

/** Returns the day some days from now in the time zone of a shop, `YYYY-MM-DD`. */
async function findDueDay(tx: DatabaseWriter, shopId: string, days: number, now: Date): Promise<string> {
  const [shop] = await tx.select({ timeZone: shops.timeZone }).from(shops).where(eq(shops.id, shopId));
  if (!shop) throw new Error(`There is no shop ${shopId}.`);
  const later = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: shop.timeZone }).format(later);
}

const isOfOrder = ({ shopId, orderId }: OrderKey) => and(eq(payments.shopId, shopId), eq(payments.orderId, orderId));
