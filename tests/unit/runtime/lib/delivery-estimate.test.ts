import { describe, expect, it } from 'vitest';
import { type DeliveryTime, estimateDelivery, listDeliveryEstimates } from '#runtime/lib/delivery-estimate.ts';

const amsterdam = 'Europe/Amsterdam';
const atOnce: DeliveryTime = { value: 0, period: 'Day' };

const leaving = (instant: string, time: DeliveryTime = atOnce, timeZone = amsterdam): string =>
  estimateDelivery(new Date(instant), timeZone, time).leavesOn.toISOString().slice(0, 10);

describe('estimateDelivery', () => {
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

  it.each([
    ['Amsterdam, the last second', 'Europe/Amsterdam', '2026-11-20T13:59:59.999Z', '2026-11-20'],
    ['Amsterdam, 15:00', 'Europe/Amsterdam', '2026-11-20T14:00:00.000Z', '2026-11-23'],
    ['London, when Amsterdam has closed', 'Europe/London', '2026-11-20T14:59:59.999Z', '2026-11-20'],
    ['London, 15:00', 'Europe/London', '2026-11-20T15:00:00.000Z', '2026-11-23'],
    ['Vienna, in summer, the last second', 'Europe/Vienna', '2026-07-17T12:59:59.999Z', '2026-07-17'],
    ['Vienna, in summer, 15:00', 'Europe/Vienna', '2026-07-17T13:00:00.000Z', '2026-07-20'],
    ['London, in summer, 15:00', 'Europe/London', '2026-07-17T14:00:00.000Z', '2026-07-20'],
  ])('on a Friday in %s', (_, timeZone, instant, day) => {
    expect(leaving(instant, atOnce, timeZone)).toBe(day);
  });

  it.each([
    // Clocks go forward in the night to Sunday 29 March and back in the night to Sunday 25 October.
    ['the Friday before summer time', '2026-03-27T13:59:59Z', '2026-03-27'],
    ['the Friday before summer time, closed', '2026-03-27T14:00:00Z', '2026-03-30'],
    ['the Sunday on which summer time begins', '2026-03-29T01:30:00Z', '2026-03-30'],
    ['the Monday after it', '2026-03-30T12:59:59Z', '2026-03-30'],
    ['the Monday after it, closed', '2026-03-30T13:00:00Z', '2026-03-31'],
    ['the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-26'],
    ['the hour that comes twice, again', '2026-10-25T01:30:00Z', '2026-10-26'],
    ['the Monday after summer time', '2026-10-26T13:59:59Z', '2026-10-26'],
  ])('on %s', (_, instant, day) => {
    expect(leaving(instant)).toBe(day);
  });

  it('counts the days of a week in which the clocks change like any other', () => {
    expect(leaving('2026-03-27T10:00:00Z', { value: 5, period: 'Day' })).toBe('2026-04-03');
    expect(leaving('2026-10-23T10:00:00Z', { value: 1, period: 'Week' })).toBe('2026-10-30');
  });

  it("adds the product's own time in working days", () => {
    expect(leaving('2026-11-19T10:00:00Z', { value: 3, period: 'Day' })).toBe('2026-11-24');
    expect(leaving('2026-11-20T16:00:00Z', { value: 1, period: 'Day' })).toBe('2026-11-24');
  });

  it("adds the product's own time in calendar weeks", () => {
    expect(leaving('2026-11-18T10:00:00Z', { value: 2, period: 'Week' })).toBe('2026-12-02');
  });

  it('says whether it leaves today and how long that holds', () => {
    expect(estimateDelivery(new Date('2026-11-18T13:15:00Z'), amsterdam, atOnce)).toMatchObject({
      today: true,
      minutesLeft: 45,
    });
    const later = estimateDelivery(new Date('2026-11-18T14:00:00Z'), amsterdam, atOnce);
    expect(later.today).toBe(false);
    expect(later.minutesLeft).toBeUndefined();
  });

  it('does not say today for a product that takes days', () => {
    expect(estimateDelivery(new Date('2026-11-18T10:00:00Z'), amsterdam, { value: 1, period: 'Day' }).today).toBe(
      false,
    );
  });
});

describe('listDeliveryEstimates', () => {
  it('lists when the estimate changes: orders close, a day begins', () => {
    const listed = listDeliveryEstimates(new Date('2026-11-19T10:20:30Z'), amsterdam, atOnce, 4);
    expect(
      listed.map(({ until, estimate }) => [until.toISOString(), estimate.leavesOn.toISOString().slice(0, 10)]),
    ).toEqual([
      ['2026-11-19T14:00:00.000Z', '2026-11-19'],
      ['2026-11-19T23:00:00.000Z', '2026-11-20'],
      ['2026-11-20T14:00:00.000Z', '2026-11-20'],
      ['2026-11-20T23:00:00.000Z', '2026-11-23'],
    ]);
  });
});
