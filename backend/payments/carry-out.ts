import { and, eq } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type Cause, orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import type { RefundReason } from '../db/schema/refunds.ts';
import { isOrder } from '../order-rows/order-key.ts';
import type { PaymentKey, PaymentRow } from '../order-rows/payment-rows.ts';
import { isPayment, toPaymentKey } from '../order-rows/payment-rows.ts';
import { recordHistory } from './payment-history.ts';
import type { ProviderPayment } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { movePayment, noteRefund, type PaymentMove } from './payment-states.ts';
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
  const now = clock();
  const key = toPaymentKey(row);
  const { stands, moved, owes } = await db.transaction(async (tx) => {
    const before = await load(tx, key, row);
    const move = await movePayment(services, tx, key, seen.state, cause, now);
    const reason = await reasonToRefund(tx, before, seen, move);
    const owed =
      reason !== undefined && (await oweRefund(tx, key, { amount: row.amount - seen.refunded, reason }, now));
    if (owed) await recordHistory(tx, row, 'paid', cause, now);
    const told = await noteRefund(services, tx, key, seen.refunded, cause, now);
    if (told === 'moved') await recordHistory(tx, row, 'refunded', cause, now);
    const [after] = await tx
      .update(payments)
      .set({ askedAt: now, paymentPage: seen.paymentPage ?? null, expiresAt: seen.expiresAt ?? null })
      .where(isPayment(key))
      .returning();
    return { stands: after ?? row, moved: move.outcome === 'moved' || told === 'moved', owes: owed };
  });
  if (moved) services.wakeMails();
  if (owes) services.wakeRefunds();
  return stands;
}

async function load(tx: DatabaseWriter, key: PaymentKey, row: PaymentRow): Promise<PaymentRow> {
  // A transaction that locks a payment locks its order first.
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(isOrder({ shopId: row.shopId, orderId: row.orderId }))
    .for('update');
  const [found] = await tx
    .select()
    .from(payments)
    .where(and(isPayment(key)))
    .for('update');
  return found ?? row;
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
