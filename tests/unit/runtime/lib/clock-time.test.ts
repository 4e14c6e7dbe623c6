import { expect, it } from 'vitest';
import { clockTime } from '#runtime/lib/clock-time.ts';

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [60, '01:00'],
  [900, '15:00'],
  [1439, '23:59'],
])('shows %i minutes as %s', (minutes, time) => {
  expect(clockTime(minutes)).toBe(time);
});
