import { expect, it } from 'vitest';
import { removedLine, removedSearch } from '#runtime/features/cart/removed-line.ts';

it('writes a removed line into the address, and reads it from there', () => {
  const removed = {
    name: 'Fjord & co',
    fields: { productId: 'fjord', quantity: '12', 'values.text.text': 'a=b&c', 'values.text.type': 'TextArea' },
  };
  expect(removedLine(removedSearch(removed))).toEqual(removed);
  expect(removedLine('')).toBeUndefined();
  expect(removedLine('?productId=fjord')).toBeUndefined();
});
