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

  it('follows the clock, asked for one zone after the other', () => {
    const read = (time: string, zone: string) => {
      const { hour, minute } = toLocalTime(new Date(time), zone);
      return [hour, minute];
    };
    for (const _ of ['first', 'again']) {
      expect(read('2026-07-03T13:05:00Z', 'Europe/Amsterdam')).toEqual([15, 5]);
      expect(read('2026-07-03T13:05:59.999Z', 'Europe/Amsterdam')).toEqual([15, 5]);
      expect(read('2026-07-03T13:05:00Z', 'Europe/London')).toEqual([14, 5]);
      expect(read('2026-07-03T13:06:00Z', 'Europe/Amsterdam')).toEqual([15, 6]);
      expect(read('2026-07-02T13:06:00Z', 'Europe/Amsterdam')).toEqual([15, 6]);
    }
  });

  it('refuses a time zone that does not exist', () => {
    expect(() => toLocalTime(new Date(), 'Europe/Nowhere')).toThrow(RangeError);
  });
});
