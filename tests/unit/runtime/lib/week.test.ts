import { expect, it } from 'vitest';
import { startOfWeek } from '#runtime/lib/week.ts';

it.each([
  ['Monday', '2026-12-07', '2026-12-07'],
  ['Tuesday', '2026-12-08', '2026-12-07'],
  ['Saturday', '2026-12-12', '2026-12-07'],
  ['Sunday, the last day', '2026-12-13', '2026-12-07'],
  ['the Monday after', '2026-12-14', '2026-12-14'],
  ['Friday the first of a year', '2027-01-01', '2026-12-28'],
  ['the Sunday on which summer time ends', '2026-10-25', '2026-10-19'],
])('a week that holds %s begins on its Monday', (_, day, monday) => {
  expect(
    startOfWeek(new Date(`${day}T12:00:00Z`))
      .toISOString()
      .slice(0, 10),
  ).toBe(monday);
});
