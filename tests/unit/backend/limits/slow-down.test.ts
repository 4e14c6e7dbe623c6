import { expect, it } from 'vitest';
import { delayOfAttempt } from '#backend/limits/slow-down.ts';

it('makes nobody wait for ten attempts, and never longer than two seconds', () => {
  expect([1, 10, 11, 12, 13, 14, 15, 100].map(delayOfAttempt)).toEqual([0, 0, 250, 500, 1000, 2000, 2000, 2000]);
});
