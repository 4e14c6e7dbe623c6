import { describe, expect, it } from 'vitest';
import { isCancellable, listActions } from '#backend/orders/order-actions.ts';
import { orderTransitions } from '#backend/orders/order-states.ts';

const stock = { madeToMeasure: false };
const made = { madeToMeasure: true };
const states = ['Cart', 'Placed', 'Paid', 'InProduction', 'Shipped', 'Completed', 'Cancelled'] as const;
const noRight = { allowed: false, reason: 'EXPIRED', lines: [] } as const;

describe('cancelling an order', () => {
  it('is offered for goods from stock until they are shipped', () => {
    expect(states.filter((state) => isCancellable({ state }, [stock]))).toEqual(['Placed', 'Paid', 'InProduction']);
  });

  it('is no longer offered once a single line is being made to measure', () => {
    expect(states.filter((state) => isCancellable({ state }, [stock, made]))).toEqual(['Placed', 'Paid']);
  });

  it('is offered in no state from which an order cannot become cancelled', () => {
    for (const state of states.filter((state) => isCancellable({ state }, []))) {
      expect(orderTransitions[state]).toContain('Cancelled');
    }
  });
});

describe('paying an order', () => {
  const canPay = (state: (typeof states)[number], ...payments: Parameters<typeof listActions>[2][number]['state'][]) =>
    listActions(
      { state },
      [],
      payments.map((payment) => ({ state: payment })),
      noRight,
    ).pay;

  it('is offered while it is placed and no money is on its way', () => {
    expect(canPay('Placed')).toBe(true);
    expect(canPay('Placed', 'failed', 'expired', 'canceled')).toBe(true);
  });

  it.each(['pending', 'authorized', 'paid'] as const)('is not offered while a payment is %s', (state) => {
    expect(canPay('Placed', 'failed', state)).toBe(false);
  });

  it('is not offered once the order is paid or cancelled', () => {
    expect(canPay('Paid')).toBe(false);
    expect(canPay('Cancelled')).toBe(false);
  });
});
