import { expect, it } from 'vitest';
import { getOrderProgress } from '#runtime/features/orders/order-progress.ts';

const placedAt = '2026-11-21T10:19:58Z';

it('lists every state of an order, those that were reached with their time', () => {
  const history = [
    { at: placedAt, state: 'Placed', cause: 'customer' },
    { at: '2026-11-21T10:20:00Z', state: 'Placed', paymentState: 'failed', cause: 'webhook' },
    { at: '2026-11-21T10:21:37Z', state: 'Paid', paymentState: 'paid', cause: 'webhook' },
  ] as const;
  expect(getOrderProgress({ state: 'Paid', placedAt, history: [...history] })).toEqual([
    { state: 'Placed', reachedAt: placedAt },
    { state: 'Paid', reachedAt: '2026-11-21T10:21:37Z' },
    { state: 'InProduction' },
    { state: 'Shipped' },
    { state: 'Completed' },
  ]);
});

it('ends with the cancellation, without states that were never reached', () => {
  const history = [
    { at: placedAt, state: 'Placed', cause: 'customer' },
    { at: '2026-11-22T08:00:00Z', state: 'Cancelled', cause: 'customer' },
  ] as const;
  expect(getOrderProgress({ state: 'Cancelled', placedAt, history: [...history] })).toEqual([
    { state: 'Placed', reachedAt: placedAt },
    { state: 'Cancelled', reachedAt: '2026-11-22T08:00:00Z' },
  ]);
});
