import { expect, it } from 'vitest';
import { type DeliveryTime, deliveryDates, yearOf } from '#backend/orders/delivery-dates.ts';

const zone = 'Europe/Amsterdam';
const days = (value: number): DeliveryTime => ({ value, period: 'Day' });
const weeks = (value: number): DeliveryTime => ({ value, period: 'Week' });

it.each([
  // A Tuesday in winter: 15:00 there is 14:00 UTC.
  ['2026-11-24T13:59:59Z', [days(2)], '2026-11-26'],
  ['2026-11-24T14:00:00Z', [days(2)], '2026-11-27'],
  // In summer it is 13:00 UTC.
  ['2026-07-07T12:59:59Z', [days(1)], '2026-07-08'],
  ['2026-07-07T13:00:00Z', [days(1)], '2026-07-09'],
  // A Friday before and after 15:00, a Saturday and a Sunday.
  ['2026-11-27T10:00:00Z', [days(1)], '2026-11-30'],
  ['2026-11-27T14:30:00Z', [days(1)], '2026-12-01'],
  ['2026-11-28T08:00:00Z', [days(1)], '2026-12-01'],
  ['2026-11-29T08:00:00Z', [days(0)], '2026-11-30'],
  // Five working days skip a weekend; the slowest line counts.
  ['2026-11-24T08:00:00Z', [days(5)], '2026-12-01'],
  ['2026-11-24T08:00:00Z', [days(1), weeks(2), days(3)], '2026-12-08'],
  // Sunday there already.
  ['2026-11-28T23:30:00Z', [days(0)], '2026-11-30'],
] as const)('an order of %s that needs %j can be had from %s on', (now, times, first) => {
  expect(deliveryDates(new Date(now), zone, times, 1)).toEqual([first]);
});

it('offers working days only, ascending', () => {
  expect(deliveryDates(new Date('2026-11-25T08:00:00Z'), zone, [days(1)], 4)).toEqual([
    ...['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'],
  ]);
});

it('begins a year where the shop is', () => {
  expect(yearOf(new Date('2026-12-31T23:30:00Z'), zone)).toBe(2027);
  expect(yearOf(new Date('2026-12-31T22:30:00Z'), zone)).toBe(2026);
});
