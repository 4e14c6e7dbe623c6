import { describe, expect, it } from 'vitest';
import { travelsAlone } from '#runtime/data/travels-alone.ts';

describe('travelsAlone', () => {
  it.each([
    ['query', 'catalogue.product', false],
    ['query', 'cart.orders', true],
    ['query', 'cart.order', true],
    ['query', 'cart.order.lines', true],
    ['query', 'cart.lines', false],
    ['mutation', 'newsletter.subscribe', true],
  ] as const)('%s %s: %j', (type, path, alone) => {
    expect(travelsAlone({ type, path })).toBe(alone);
  });
});
