import { describe, expect, it } from 'vitest';
import { isUnbatched } from '#runtime/data/unbatched.ts';

describe('isUnbatched', () => {
  it.each([
    ['query', 'catalogue.product', false],
    ['query', 'cart.orders', true],
    ['query', 'cart.order', true],
    ['query', 'cart.order.lines', true],
    ['query', 'cart.lines', false],
    ['mutation', 'newsletter.subscribe', true],
  ] as const)('%s %s: %j', (type, path, alone) => {
    expect(isUnbatched({ type, path })).toBe(alone);
  });
});
