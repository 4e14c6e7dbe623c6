import type { components } from '#generated/contracts/product-api.ts';
import type { PaymentState } from '../db/schema/orders.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';

type OrderActions = components['schemas']['OrderActions'];

/** States of a payment that is under way or paid. */
const settling: ReadonlySet<PaymentState> = new Set<PaymentState>(['pending', 'authorized', 'paid']);

/**
 * Returns whether a customer may cancel a placed order: until it is shipped, and until production begins if it is made
 * to measure.
 */
export function isCancellable(
  { state }: Pick<OrderRow, 'state'>,
  lines: readonly Pick<LineRow, 'madeToMeasure'>[],
): boolean {
  if (state === 'InProduction') return !lines.some(({ madeToMeasure }) => madeToMeasure);
  return state === 'Placed' || state === 'Paid';
}

/** Returns the actions that a customer can take on a placed order now. */
export function listActions(
  order: Pick<OrderRow, 'state'>,
  lines: readonly LineRow[],
  payments: readonly { readonly state: PaymentState }[],
  right: components['schemas']['WithdrawalRight'],
): OrderActions {
  return {
    cancel: isCancellable(order, lines),
    pay: order.state === 'Placed' && !payments.some(({ state }) => settling.has(state)),
    reorder: lines.length > 0,
    withdraw: right.allowed,
  };
}
