import { expect, it } from 'vitest';
import { editDistance } from '#backend/search/edit-distance.ts';

it.each([
  ['vilt', 'vilt', 0],
  // One too few, one too many, another one, two swapped.
  ['absobeur', 'absorbeur', 1],
  ['pannel', 'panel', 1],
  ['panal', 'panel', 1],
  ['vitl', 'vilt', 1],
  ['akustkivorhnag', 'akustikvorhang', 2],
  ['', 'ab', 2],
  ['', '', 0],
])('%s is %s by %i slips', (typed, meant, slips) => {
  expect(editDistance(typed, meant, 3)).toBe(slips);
  expect(editDistance(meant, typed, 3)).toBe(slips);
});

it('stops counting where it does not matter any more', () => {
  expect(editDistance('curtain', 'absorber', 2)).toBe(3);
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
  expect(editDistance('vitl', 'vilt', 0)).toBe(1);
});
