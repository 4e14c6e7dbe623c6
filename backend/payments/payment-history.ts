import type { DatabaseWriter } from '../db/database.ts';
import { type Cause, orderEvents, orders, type PaymentState } from '../db/schema/orders.ts';
import { isOrder } from '../order-rows/order-key.ts';
import type { PaymentRow } from '../order-rows/payment-rows.ts';

/** Adds a change of a payment that did not change the order to the history of the order. */
export async function recordHistory(
  tx: DatabaseWriter,
  { shopId, orderId }: Pick<PaymentRow, 'shopId' | 'orderId'>,
  paymentState: PaymentState,
  cause: Cause,
  at: Date,
): Promise<void> {
  const [order] = await tx.select({ state: orders.state }).from(orders).where(isOrder({ shopId, orderId }));
  if (order) await tx.insert(orderEvents).values({ shopId, orderId, at, state: order.state, paymentState, cause });
}
