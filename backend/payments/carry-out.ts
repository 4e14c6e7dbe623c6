import { and, eq } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type Cause, orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import type { RefundReason } from '../db/schema/refunds.ts';
import type { PaymentKey, PaymentRow } from '../order-rows/payment-rows.ts';
import { isPayment, toPaymentKey } from '../order-rows/payment-rows.ts';
import { recordHistory } from './payment-history.ts';
import type { ProviderPayment } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { isWaiting, lockPayment, moveLocked, noteRefund, type PaymentMove } from './payment-states.ts';
import { oweRefund } from './refunds.ts';

type CarryOutServices = Pick<
  PaymentServices,
  'db' | 'clock' | 'orders' | 'issueCreditNote' | 'wakeMails' | 'wakeRefunds' | 'report'
>;

/**
 * Carries out the state of a payment that the provider reports. Reports may come any number of times and in any order,
 * from a webhook, a browser that returns or our own queries: an impossible transition changes nothing, so a late
 * `expired` leaves `paid` as it is. An unexpected payment is refunded.
 *
 * @returns The payment after that.
 */
export async function carryOut(
  services: CarryOutServices,
  row: PaymentRow,
  seen: ProviderPayment,
  cause: Cause,
): Promise<PaymentRow> {
  const { db, clock, report } = services;
  if (seen.amount !== row.amount || seen.currency !== row.currency) {
    const said = `${seen.amount} ${seen.currency} instead of ${row.amount} ${row.currency}`;
    report(new Error(`Payment ${row.id} is of ${said}.`), 'The provider names another amount, so nothing was done');
    return row;
  }
  if (hasNoNews(row, seen)) return row;
  const now = clock();
  const key = toPaymentKey(row);
  const { stands, moved, owes } = await db.transaction(async (tx) => {
    const locked = await lockPayment(tx, key);
    if (!locked) return { stands: row, moved: false, owes: false };
    const before = locked.payment;
    const news = { askedAt: now, paymentPage: seen.paymentPage ?? null, expiresAt: seen.expiresAt ?? null };
    const move = await moveLocked(services, tx, locked, seen.state, { cause, now, news });
    const reason = await reasonToRefund(tx, before, seen, move);
    const owed =
      reason !== undefined && (await oweRefund(tx, key, { amount: row.amount - seen.refunded, reason }, now));
    if (owed) await recordHistory(tx, row, 'paid', cause, now);
    const isRefunded =
      seen.refunded > before.refunded && (await noteRefund(services, tx, key, seen.refunded, cause, now)) === 'moved';
    if (isRefunded) await recordHistory(tx, row, 'refunded', cause, now);
    const stands = isRefunded || !move.payment ? await noteNews(tx, key, news) : move.payment;
    return { stands: stands ?? row, moved: move.outcome === 'moved' || isRefunded, owes: owed };
  });
  if (moved) services.wakeMails();
  if (owes) services.wakeRefunds();
  return stands;
}

/** Returns whether a report says only what is known, of a payment that is asked about no more. */
function hasNoNews(row: PaymentRow, seen: ProviderPayment): boolean {
  return (
    row.state === seen.state &&
    !isWaiting(row) &&
    seen.refunded <= row.refunded &&
    row.paymentPage === (seen.paymentPage ?? null) &&
    row.expiresAt?.getTime() === seen.expiresAt?.getTime()
  );
}

async function noteNews(
  tx: DatabaseWriter,
  key: PaymentKey,
  news: Partial<PaymentRow>,
): Promise<PaymentRow | undefined> {
  const [noted] = await tx.update(payments).set(news).where(isPayment(key)).returning();
  return noted;
}

/** Returns why a payment is refunded; `undefined`: it is not. */
async function reasonToRefund(
  tx: DatabaseWriter,
  before: PaymentRow,
  seen: ProviderPayment,
  { outcome, owesRefund }: PaymentMove,
): Promise<RefundReason | undefined> {
  if (seen.state !== 'paid' || seen.refunded >= seen.amount) return undefined;
  // It had ended unpaid and was paid afterwards: by a slow transfer, say.
  if (outcome === 'refused' && before.state !== 'refunded') return 'paidLate';
  if (!owesRefund) return undefined;
  const [order] = await tx
    .select({ state: orders.state })
    .from(orders)
    .where(and(eq(orders.shopId, before.shopId), eq(orders.id, before.orderId)));
  return order?.state === 'Cancelled' ? 'orderCancelled' : 'paidTwice';
}
