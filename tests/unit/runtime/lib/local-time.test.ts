import { describe, expect, it } from 'vitest';
import { toLocalTime } from '#runtime/lib/local-time.ts';

describe('toLocalTime', () => {
  it('reads calendar and clock of the time zone, summer time included', () => {
    const instant = new Date('2026-07-03T13:05:00Z');
    expect(toLocalTime(instant, 'Europe/Amsterdam')).toEqual({
      year: 2026,
      month: 7,
      day: 3,
      weekday: 5,
      hour: 15,
      minute: 5,
    });
    expect(toLocalTime(instant, 'Europe/London').hour).toBe(14);
  });

  it('takes the weekday from the local day, not from that of UTC', () => {
    expect(toLocalTime(new Date('2026-11-20T23:30:00Z'), 'Europe/Vienna')).toMatchObject({
      day: 21,
      weekday: 6,
      hour: 0,
    });
  });

  it('refuses a time zone that does not exist', () => {
    expect(() => toLocalTime(new Date(), 'Europe/Nowhere')).toThrow(RangeError);
  });
});
