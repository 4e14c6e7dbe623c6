import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { orderTransitions } from '#backend/orders/order-states.ts';
import { paymentTransitions } from '#backend/payments/payment-states.ts';

const schema = z.object({ enum: z.array(z.string()) });
const { OrderState, PaymentState } = z
  .object({ components: z.object({ schemas: z.object({ OrderState: schema, PaymentState: schema }) }) })
  .parse(parse(readFileSync(new URL('../../../../openapi/product-api.yaml', import.meta.url), 'utf8')))
  .components.schemas;

it.each([
  ['order', orderTransitions, OrderState.enum],
  ['payment', paymentTransitions, PaymentState.enum],
])('the states of an %s are those of the contract, and each can be reached', (_, transitions, states) => {
  expect(Object.keys(transitions).sort()).toEqual([...states].sort());
  const [first = ''] = states;
  const reached = new Set([first]);
  for (const state of reached) {
    for (const next of Object.entries(transitions).find(([from]) => from === state)?.[1] ?? []) reached.add(next);
  }
  expect([...reached].sort()).toEqual([...states].sort());
});

it('an order can be cancelled from any state before it is shipped, and never afterwards', () => {
  const cancellable = Object.entries(orderTransitions).filter(([, next]) =>
    next.some((state) => state === 'Cancelled'),
  );
  expect(cancellable.map(([from]) => from)).toEqual(['Cart', 'Placed', 'Paid', 'InProduction']);
});
