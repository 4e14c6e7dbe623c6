import { expect, it } from 'vitest';
import { ProblemError } from '#backend/errors/problem.ts';
import { requirePayable } from '#backend/payments/payable-order.ts';

it('an order that is placed and not paid can be paid', () => {
  expect(() => requirePayable({ state: 'Placed' })).not.toThrow();
});

it.each([
  ['Cart', 'ORDER_NOT_PLACED'],
  ['Cancelled', 'ORDER_CANCELLED'],
  ['Paid', 'ORDER_PAID'],
  ['InProduction', 'ORDER_PAID'],
  ['Shipped', 'ORDER_PAID'],
  ['Completed', 'ORDER_PAID'],
] as const)('an order that is %s cannot, with %s', (state, code) => {
  expect(() => requirePayable({ state })).toThrow(new ProblemError(code));
});
