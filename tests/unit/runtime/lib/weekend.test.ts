import { describe, expect, it } from 'vitest';
import { isWeekend } from '#runtime/lib/weekend.ts';

const amsterdam = 'Europe/Amsterdam';

describe('isWeekend', () => {
  it.each([
    ['Thursday 15:00', '2026-11-19T14:00:00Z', false],
    ['Friday 14:59', '2026-11-20T13:59:59Z', false],
    ['Friday 15:00', '2026-11-20T14:00:00Z', true],
    ['Saturday 00:00', '2026-11-20T23:00:00Z', true],
    ['Sunday 23:59', '2026-11-22T22:59:59Z', true],
    ['Monday 00:00', '2026-11-22T23:00:00Z', false],
  ])('%s local time', (_, instant, expected) => {
    expect(isWeekend(new Date(instant), amsterdam)).toBe(expected);
  });

  it.each([
    ['Europe/Vienna', '2026-07-17T12:59:59.999Z', false],
    ['Europe/Vienna', '2026-07-17T13:00:00Z', true],
    ['Europe/London', '2026-07-17T13:59:59.999Z', false],
    ['Europe/London', '2026-07-17T14:00:00Z', true],
    // Monday has begun in Vienna while it is Sunday in London, and again on the day the clocks go back.
    ['Europe/Vienna', '2026-07-19T22:00:00Z', false],
    ['Europe/London', '2026-07-19T22:59:59Z', true],
    ['Europe/Vienna', '2026-10-25T22:59:59Z', true],
    ['Europe/Vienna', '2026-10-25T23:00:00Z', false],
  ])('in %s at %s', (timeZone, instant, expected) => {
    expect(isWeekend(new Date(instant), timeZone)).toBe(expected);
  });

  it('goes by the clock of the time zone', () => {
    const instant = new Date('2026-11-20T14:30:00Z');
    expect(isWeekend(instant, amsterdam)).toBe(true);
    expect(isWeekend(instant, 'Europe/London')).toBe(false);
  });
});
