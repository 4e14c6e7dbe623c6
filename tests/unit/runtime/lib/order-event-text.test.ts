import { expect, it } from 'vitest';
import { orderEventText } from '#runtime/lib/order-event-text.ts';

const at = '2026-11-21T10:19:58Z';
const shipping = { name: 'x', date: '2026-11-27', priceIncVat: 0, priceExcVat: 0, vatPercentage: 21 };
const delivered = { shipping: { ...shipping, method: 'Deliver' } } as const;
const collected = { shipping: { ...shipping, method: 'Pickup' } } as const;

it('says who cancelled an order, and that one lapsed', () => {
  const text = (cause: 'customer' | 'operator' | 'timeout') =>
    orderEventText({ at, state: 'Cancelled', cause }, { at, state: 'Placed', cause: 'customer' }, delivered);
  expect(text('customer')).toBe('checkout:order.history.cancelledByCustomer');
  expect(text('operator')).toBe('checkout:order.history.cancelledByShop');
  expect(text('timeout')).toBe('checkout:order.history.cancelledUnpaid');
});

it('says what became of a payment where the order stayed as it was', () => {
  const before = { at, state: 'Placed', cause: 'customer' } as const;
  const event = { at, state: 'Placed', paymentState: 'failed', cause: 'webhook' } as const;
  expect(orderEventText(event, before, delivered)).toBe('checkout:order.history.payment.failed');
  expect(orderEventText({ at, state: 'Placed', cause: 'operator' }, before, delivered)).toBeUndefined();
});

it('does not say of what is collected that it is on its way', () => {
  const event = { at, state: 'Shipped', cause: 'operator' } as const;
  expect(orderEventText(event, undefined, delivered)).toBe('checkout:order.history.Shipped');
  expect(orderEventText(event, undefined, collected)).toBe('checkout:order.history.ReadyForPickup');
});
