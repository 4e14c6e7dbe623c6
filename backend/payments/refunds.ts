import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseWriter, Db } from '../db/database.ts';
import type { Cause } from '../db/schema/orders.ts';
import { orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { type RefundReason, refunds } from '../db/schema/refunds.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { isPayment, type PaymentKey, type PaymentRow } from '../order-rows/payment-rows.ts';
import { createId } from '../tokens/tokens.ts';
import { account } from './account-payments.ts';
import { recordHistory } from './payment-history.ts';
import type { PaymentServices } from './payment-services.ts';
import { noteRefund } from './payment-states.ts';

type RefundRow = typeof refunds.$inferSelect;

interface WantedRefund {
  /** Cents. */
  readonly amount: number;
  readonly reason: RefundReason;
  /** The withdrawal that it is for; absent: none. */
  readonly withdrawalId?: string;
}

/** Milliseconds for which a refund is leased to one worker, and until its first retry, and at most. */
const firstPause = 60_000;
const maxPauseMs = 60 * 60 * 1000;

/**
 * Adds a refund, in the transaction that finds its reason. The caller holds the lock on the payment's order.
 *
 * @returns Whether it is new: the same payment is not refunded twice at a time.
 */
export async function oweRefund(
  tx: DatabaseWriter,
  key: PaymentKey,
  { amount, reason, withdrawalId }: WantedRefund,
  now: Date,
): Promise<boolean> {
  const [payment] = await tx.select().from(payments).where(isPayment(key));
  if (!payment) return false;
  const [owed] = await tx
    .select({ total: sql<string | null>`max(${refunds.total})` })
    .from(refunds)
    .where(and(eq(refunds.shopId, key.shopId), eq(refunds.paymentId, key.paymentId)));
  const before = Math.max(payment.refunded, Number(owed?.total ?? 0));
  const sum = Math.min(amount, payment.amount - before);
  if (sum <= 0) return false;
  await tx.insert(refunds).values({
    ...key,
    id: createId('rf'),
    amount: sum,
    total: before + sum,
    reason,
    withdrawalId,
    createdAt: now,
    dueAt: now,
  });
  return true;
}

/** Pays due refunds. Any number of processes may do so: a refund is leased to the first that takes it. */
export async function payRefunds(services: PaymentServices, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const refund = await take(services.db, services.provider.id, services.clock());
    if (!refund) return;
    try {
      await payBack(services, refund);
    } catch (error) {
      // It becomes due again later.
      services.report(error, `Refund ${refund.id} of payment ${refund.paymentId} could not be made yet`);
    }
  }
}

async function payBack(services: PaymentServices, refund: RefundRow): Promise<void> {
  const { db, clock, provider, wakeMails } = services;
  const { shopId, id, paymentId, amount, total } = refund;
  const key = { shopId, paymentId };
  const [found] = await db
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .innerJoin(orders, and(eq(orders.shopId, payments.shopId), eq(orders.id, payments.orderId)))
    .where(isPayment(key));
  if (!found) return;
  const { payment } = found;
  const { providerId } = payment;
  // What was paid on account, the shop pays back itself: here is its credit note.
  if (payment.provider !== account && providerId === null) return;
  const seen = providerId === null ? undefined : await provider.lookUpPayment(providerId);
  // The process that requested it may have died: the provider's books count, not ours.
  if (seen && providerId !== null && seen.refunded < total) {
    await provider.refundPayment(providerId, {
      key: id,
      amount,
      currency: payment.currency,
      orderNumber: found.orderNumber ?? payment.orderId,
    });
  }
  const now = clock();
  const isDecided = refund.reason === 'operator' || refund.reason === 'withdrawal';
  const cause: Cause = isDecided ? 'operator' : 'reconciler';
  await db.transaction(async (tx) => {
    const told = await noteRefund(services, tx, key, total, cause, now);
    await tx.update(refunds).set({ doneAt: now }).where(isRefund(refund));
    if (refund.withdrawalId !== null) await noteRefunded(tx, { shopId, id: refund.withdrawalId }, now);
    // A payment that had ended before it was paid keeps its state; only the history records the refund.
    if (told !== 'already') await recordHistory(tx, payment, 'refunded', cause, now);
  });
  wakeMails();
}

/** Records that the money of a withdrawal has been refunded. */
async function noteRefunded(tx: DatabaseWriter, key: Pick<RefundRow, 'shopId' | 'id'>, now: Date): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ state: 'refunded', refundedAt: now })
    .where(and(eq(withdrawals.shopId, key.shopId), eq(withdrawals.id, key.id), eq(withdrawals.state, 'accepted')));
}

const isRefund = ({ shopId, id }: Pick<RefundRow, 'shopId' | 'id'>) =>
  and(eq(refunds.shopId, shopId), eq(refunds.id, id));

/** Leases the refund that has been due for longest, skipping rows that others have locked. */
async function take(db: Db, provider: PaymentRow['provider'], now: Date): Promise<RefundRow | undefined> {
  const next = db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.shopId, refunds.shopId), eq(payments.id, refunds.paymentId)))
    .where(and(isNull(refunds.doneAt), lte(refunds.dueAt, now), inArray(payments.provider, [provider, account])))
    .orderBy(asc(refunds.dueAt), asc(refunds.id))
    .limit(1)
    .for('update', { of: refunds, skipLocked: true });
  const pause = sql`least(${maxPauseMs}, ${firstPause} * power(2, least(${refunds.attempts}, 10)))`;
  const [taken] = await db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 millisecond'`,
    })
    .where(eq(refunds.id, next))
    .returning();
  return taken;
}
