import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import type { OrderKey } from '../order-rows/order-key.ts';
import { type PaymentRow, toPaymentKey } from '../order-rows/payment-rows.ts';
import { askProvider } from './ask-provider.ts';
import { carryOut } from './carry-out.ts';
import type { PaymentServices } from './payment-services.ts';
import { cancelUnshown, waitingStates } from './payment-states.ts';

/** Milliseconds after which a payment without an answer of the provider is given up: nobody knows its payment page. */
const unansweredFor = 10 * 60 * 1000;
/** Max. rows of one run. */
const most = 50;
/** Milliseconds by which an authorized payment extends the term of its order. */
const patience = 24 * 60 * 60 * 1000;

/**
 * Queries the provider about payments without recent news, in case a webhook was lost: after a tenth of their age, at
 * least a minute and at most an hour.
 */
export async function askAboutPayments(services: PaymentServices, closing: AbortSignal): Promise<void> {
  await giveUpUnanswered(services);
  for (const row of await takeSilent(services)) {
    if (closing.aborted) return;
    try {
      await askProvider(services, row, 'reconciler');
    } catch (error) {
      services.report(error, `Nobody could be asked about payment ${row.id}`);
    }
  }
}

async function takeSilent({ db, clock, provider }: PaymentServices): Promise<PaymentRow[]> {
  const now = clock().toISOString();
  const age = sql`(${now}::timestamptz - ${payments.createdAt})`;
  const rest = sql`greatest(interval '1 minute', least(interval '1 hour', ${age} / 10))`;
  const silent = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ...[inArray(payments.state, [...waitingStates]), eq(payments.provider, provider.id)],
        isNotNull(payments.providerId),
        lte(sql`coalesce(${payments.askedAt}, ${payments.createdAt}) + ${rest}`, sql`${now}::timestamptz`),
      ),
    )
    .orderBy(asc(payments.askedAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return await db
    .update(payments)
    .set({ askedAt: clock() })
    .where(sql`${payments.id} = any(array${silent})`)
    .returning();
}

async function giveUpUnanswered(services: PaymentServices): Promise<void> {
  const { db, clock, provider, wakeMails } = services;
  const now = clock();
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        ...[eq(payments.state, 'open'), isNull(payments.providerId), eq(payments.provider, provider.id)],
        lte(payments.createdAt, new Date(now.getTime() - unansweredFor)),
      ),
    )
    .limit(most);
  for (const row of rows) {
    await db.transaction((tx) => cancelUnshown(services, tx, toPaymentKey(row), 'reconciler', now));
    wakeMails();
  }
}

/** Cancels placed orders that were not paid in time, with their open payments. */
export async function cancelUnpaidOrders(services: PaymentServices, closing: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const late = await db
    .select({ shopId: orders.shopId, orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'Placed'), lte(orders.payBefore, clock())))
    .orderBy(asc(orders.payBefore))
    .limit(most);
  for (const key of late) {
    if (closing.aborted) return;
    try {
      await cancelUnpaid(services, key);
    } catch (error) {
      services.report(error, `Order ${key.orderId} could not be cancelled yet`);
    }
  }
}

async function cancelUnpaid(services: PaymentServices, key: OrderKey): Promise<void> {
  const { db, clock, provider, wakeMails } = services;
  for (const row of await waitingPayments(services, key)) {
    const stands = await askProvider(services, row, 'reconciler');
    if (stands.state !== 'open' && stands.state !== 'pending') continue;
    if (stands.providerId === null || stands.provider !== provider.id) continue;
    const seen = await provider.cancelPayment(stands.providerId);
    if (seen) await carryOut(services, stands, seen, 'timeout');
  }
  const now = clock();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, key);
    if (order?.state !== 'Placed' || !order.payBefore || order.payBefore > now) return;
    const waiting = await tx
      .select()
      .from(payments)
      .where(and(isOfOrder(key), inArray(payments.state, [...waitingStates])));
    // The lender has authorized the payment.
    if (waiting.some(({ state }) => state === 'authorized')) {
      await tx
        .update(orders)
        .set({ payBefore: new Date(now.getTime() + patience) })
        .where(and(eq(orders.shopId, key.shopId), eq(orders.id, key.orderId)));
      return;
    }
    for (const row of waiting) {
      if (row.providerId === null) await cancelUnshown(services, tx, toPaymentKey(row), 'timeout', now);
    }
    await services.orders.cancel(tx, key, 'timeout', now);
  });
  wakeMails();
}

async function waitingPayments({ db }: PaymentServices, key: OrderKey): Promise<PaymentRow[]> {
  return await db
    .select()
    .from(payments)
    .where(and(isOfOrder(key), or(...waitingStates.map((state) => eq(payments.state, state)))));
}

const isOfOrder = ({ shopId, orderId }: OrderKey) => and(eq(payments.shopId, shopId), eq(payments.orderId, orderId));
