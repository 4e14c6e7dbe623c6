import { describe, expect, it } from 'vitest';
import { moved, placeAt } from '#runtime/features/saved-items/item-order.ts';

describe('moved', () => {
  it.each([
    ['up by one', 2, 1, 'acbd'],
    ['down by two', 0, 2, 'bcad'],
    ['beyond the head', 1, -5, 'bacd'],
    ['beyond the end', 1, 9, 'acdb'],
  ])('puts an item %s and keeps all others in their order', (_, from, to, order) => {
    expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order);
  });
});

describe('placeAt', () => {
  const spans = [0, 100, 200, 300].map((top) => ({ top, bottom: top + 100 }));

  it.each([
    ['over itself it stays', 1, 150, 1],
    ['past the middle of the one above it takes its place', 1, 40, 0],
    ['before that middle it stays', 1, 60, 1],
    ['past the middle of the one below it takes its place', 1, 260, 2],
    ['below all of them it comes last', 1, 900, 3],
  ])('%s', (_, from, y, place) => {
    expect(placeAt(spans, from, y)).toBe(place);
  });
});
