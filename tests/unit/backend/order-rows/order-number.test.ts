import { expect, it } from 'vitest';
import { orderNumber } from '#backend/order-rows/order-number.ts';

it.each([
  ['acoustic', 'AC-2026-000007'],
  ['easy-felt', 'EF-2026-000007'],
  ['fibers-and-foams', 'FAF-2026-000007'],
])('the seventh order of %s is called %s', (shopId, number) => {
  expect(orderNumber(shopId, 2026, 7)).toBe(number);
});
