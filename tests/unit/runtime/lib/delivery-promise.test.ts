import { describe, expect, it } from 'vitest';
import { type DeliveryTime, promiseDelivery } from '#runtime/lib/delivery-promise.ts';

const amsterdam = 'Europe/Amsterdam';
const atOnce: DeliveryTime = { value: 0, period: 'Day' };

const leaving = (instant: string, time: DeliveryTime = atOnce, timeZone = amsterdam): string =>
  promiseDelivery(new Date(instant), timeZone, time).leavesOn.toISOString().slice(0, 10);

describe('promiseDelivery', () => {
  it.each([
    ['a Wednesday at 14:59 leaves that day', '2026-11-18T13:59:59Z', '2026-11-18'],
    ['a Wednesday at 15:00 leaves on Thursday', '2026-11-18T14:00:00Z', '2026-11-19'],
    ['a Friday at 14:59 leaves that day', '2026-11-20T13:59:00Z', '2026-11-20'],
    ['a Friday at 15:00 leaves on Monday', '2026-11-20T14:00:00Z', '2026-11-23'],
    ['a Sunday leaves on Monday', '2026-11-22T10:00:00Z', '2026-11-23'],
    ['the first minute of Monday leaves that day', '2026-11-22T23:00:00Z', '2026-11-23'],
    ['a Thursday after closing at the end of a year leaves in the next', '2026-12-31T15:00:00Z', '2027-01-01'],
  ])('%s', (_, instant, day) => {
    expect(leaving(instant)).toBe(day);
  });

  it('goes by the clock of the site', () => {
    expect(leaving('2026-11-18T14:30:00Z')).toBe('2026-11-19');
    expect(leaving('2026-11-18T14:30:00Z', atOnce, 'Europe/London')).toBe('2026-11-18');
  });

  it("adds the product's own time in working days", () => {
    expect(leaving('2026-11-19T10:00:00Z', { value: 3, period: 'Day' })).toBe('2026-11-24');
    expect(leaving('2026-11-20T16:00:00Z', { value: 1, period: 'Day' })).toBe('2026-11-24');
  });

  it("adds the product's own time in calendar weeks", () => {
    expect(leaving('2026-11-18T10:00:00Z', { value: 2, period: 'Week' })).toBe('2026-12-02');
  });

  it('says whether it leaves today and how long that holds', () => {
    expect(promiseDelivery(new Date('2026-11-18T13:15:00Z'), amsterdam, atOnce)).toMatchObject({
      today: true,
      minutesLeft: 45,
    });
    const later = promiseDelivery(new Date('2026-11-18T14:00:00Z'), amsterdam, atOnce);
    expect(later.today).toBe(false);
    expect(later.minutesLeft).toBeUndefined();
  });

  it('does not say today for a product that takes days', () => {
    expect(promiseDelivery(new Date('2026-11-18T10:00:00Z'), amsterdam, { value: 1, period: 'Day' }).today).toBe(false);
  });
});
