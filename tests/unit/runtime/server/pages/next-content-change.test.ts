import { expect, it } from 'vitest';
import { nextContentChange } from '#runtime/server/pages/create-caches.ts';

const turn = (now: string, timeZone: string) => new Date(nextContentChange(Date.parse(now), timeZone)).toISOString();

it.each([
  // 15:00, after which orders count for the next working day.
  ['2026-06-10T08:12:34Z', 'Europe/Amsterdam', '2026-06-10T13:00:00.000Z'],
  ['2026-06-10T12:59:59Z', 'Europe/Amsterdam', '2026-06-10T13:00:00.000Z'],
  ['2026-06-10T12:59:59Z', 'Europe/London', '2026-06-10T14:00:00.000Z'],
  // Midnight, after which today is another day.
  ['2026-06-10T13:00:00Z', 'Europe/Amsterdam', '2026-06-10T22:00:00.000Z'],
  ['2026-12-10T22:59:30Z', 'Europe/Amsterdam', '2026-12-10T23:00:00.000Z'],
  ['2026-12-10T23:00:00Z', 'Europe/Amsterdam', '2026-12-11T14:00:00.000Z'],
])('what is said of the time at %s in %s is true until %s', (now, timeZone, until) => {
  expect(turn(now, timeZone)).toBe(until);
});
