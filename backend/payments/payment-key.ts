import { and, eq } from 'drizzle-orm';
import { payments } from '../db/schema/payments.ts';
import type { PaymentKey } from '../orders/order-states.ts';

export type { PaymentKey };
export type PaymentRow = typeof payments.$inferSelect;

export const keyOf = ({ shopId, id }: Pick<PaymentRow, 'shopId' | 'id'>): PaymentKey => ({ shopId, paymentId: id });

export const isPayment = ({ shopId, paymentId }: PaymentKey) =>
  and(eq(payments.shopId, shopId), eq(payments.id, paymentId));
