import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { Order, OrderState } from './order.ts';

/** Names of states in lists, for every delivery method. */
export const orderStateTexts = {
  Placed: 'checkout:order.state.Placed',
  Paid: 'checkout:order.state.Paid',
  InProduction: 'checkout:order.state.InProduction',
  Shipped: 'checkout:order.state.Shipped',
  Completed: 'checkout:order.state.Completed',
  Cancelled: 'checkout:order.state.Cancelled',
} as const satisfies Record<OrderState, MessageKey>;

/** Returns the text of an order's state; orders that are collected have their own texts. */
export function orderStateText(state: OrderState, { shipping }: Pick<Order, 'shipping'>): MessageKey {
  if (shipping?.method === 'Pickup' && state === 'Shipped') return 'checkout:order.state.ReadyForPickup';
  if (shipping?.method === 'Pickup' && state === 'Completed') return 'checkout:order.state.PickedUp';
  return orderStateTexts[state];
}
