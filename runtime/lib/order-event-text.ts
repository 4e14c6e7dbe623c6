import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { components } from '#generated/contracts/product-api.ts';

type Order = components['schemas']['Order'];
type OrderEvent = NonNullable<Order['history']>[number];

const stateTexts = {
  Cart: undefined,
  Placed: 'checkout:order.history.Placed',
  Paid: 'checkout:order.history.Paid',
  InProduction: 'checkout:order.history.InProduction',
  Shipped: 'checkout:order.history.Shipped',
  Completed: 'checkout:order.history.Completed',
  Cancelled: 'checkout:order.history.cancelledByShop',
} as const satisfies Record<Order['state'], MessageKey | undefined>;

const paymentTexts = {
  open: 'checkout:order.history.payment.open',
  pending: 'checkout:order.history.payment.pending',
  authorized: 'checkout:order.history.payment.authorized',
  paid: 'checkout:order.history.payment.paid',
  failed: 'checkout:order.history.payment.failed',
  canceled: 'checkout:order.history.payment.canceled',
  expired: 'checkout:order.history.payment.expired',
  refunded: 'checkout:order.history.payment.refunded',
} as const satisfies Record<NonNullable<OrderEvent['paymentState']>, MessageKey>;

/** Returns the sentence that says that an order has reached a state; collecting has sentences of its own. */
export function orderStateSentence(
  state: Order['state'],
  { shipping }: Pick<Order, 'shipping'>,
): MessageKey | undefined {
  const isCollected = shipping?.method === 'Pickup';
  if (isCollected && state === 'Shipped') return 'checkout:order.history.ReadyForPickup';
  if (isCollected && state === 'Completed') return 'checkout:order.history.PickedUp';
  return stateTexts[state];
}

/**
 * Returns the sentence that says what has happened to an order.
 *
 * @param before - The event before it: the same state again means that something happened to a payment.
 */
export function orderEventText(
  { state, cause, paymentState }: OrderEvent,
  before: OrderEvent | undefined,
  order: Pick<Order, 'shipping'>,
): MessageKey | undefined {
  if (before?.state === state) return paymentState && paymentTexts[paymentState];
  if (state === 'Cancelled' && cause === 'customer') return 'checkout:order.history.cancelledByCustomer';
  if (state === 'Cancelled' && cause === 'timeout') return 'checkout:order.history.cancelledUnpaid';
  return orderStateSentence(state, order);
}
