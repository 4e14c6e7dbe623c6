import { and, desc, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import { payments } from '../db/schema/payments.ts';
import type { OrderRow } from './order-key.ts';

/** The key of a payment. */
export interface PaymentKey {
  readonly shopId: string;
  readonly paymentId: string;
}

/** A payment as it is stored. */
export type PaymentRow = typeof payments.$inferSelect;

export const toPaymentKey = ({ shopId, id }: Pick<PaymentRow, 'shopId' | 'id'>): PaymentKey => ({
  shopId,
  paymentId: id,
});

export const isPayment = ({ shopId, paymentId }: PaymentKey) =>
  and(eq(payments.shopId, shopId), eq(payments.id, paymentId));

/** Loads the payments of an order, the last one first. */
export async function loadPayments(
  db: DatabaseReader,
  { shopId, id }: Pick<OrderRow, 'shopId' | 'id'>,
): Promise<PaymentRow[]> {
  return await db
    .select()
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, id)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** Returns the payment that counts: the one that was paid, or else the last. @param ofOrder - The last one first. */
export function countingPayment(ofOrder: readonly PaymentRow[]): PaymentRow | undefined {
  return ofOrder.find(({ state }) => state === 'paid' || state === 'refunded') ?? ofOrder[0];
}

/** Returns a payment as the API answers it. */
export function toPayment(payment: PaymentRow): components['schemas']['Payment'] {
  const { id, orderId, method, state, amount, refunded, currency, createdAt, changedAt, expiresAt } = payment;
  return {
    id,
    orderId,
    method,
    state,
    amount,
    refunded,
    currency,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    ...(expiresAt && state === 'open' && { expiresAt: expiresAt.toISOString() }),
  };
}
