import { createElement } from 'react';
import { expect, it } from 'vitest';
import { isEqual } from '#runtime/lib/is-equal.ts';

it.each([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  ['a', 'b', false],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [[1, 2], [1], false],
  [null, {}, false],
])('compares %j with %j', (a, b, expected) => {
  expect(isEqual(a, b)).toBe(expected);
});

it('takes functions and elements as a whole', () => {
  const element = createElement('p');
  expect(isEqual({ element }, { element })).toBe(true);
  expect(isEqual(createElement('p'), createElement('p'))).toBe(false);
  expect(isEqual({ act: () => 1 }, { act: () => 1 })).toBe(false);
});
