import { describe, expect, it } from 'vitest';
import { type DeliveryTime, deliveryDates, getLocalYear } from '#backend/orders/delivery-dates.ts';
import type { Place } from '#backend/orders/holiday-regions.ts';

const zone = 'Europe/Amsterdam';
const inNetherlands = { from: { country: 'NL' }, to: { country: 'NL' } };
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
  expect(deliveryDates(new Date(now), zone, inNetherlands, times, 1)).toEqual([first]);
});

it('offers working days only, ascending', () => {
  expect(deliveryDates(new Date('2026-11-25T08:00:00Z'), zone, inNetherlands, [days(1)], 4)).toEqual([
    ...['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'],
  ]);
});

describe('public holidays', () => {
  const first = (now: string, from: Place, to: Place, needed = 1) =>
    deliveryDates(new Date(now), zone, { from, to }, [days(needed)], 1)[0];
  const hengelo = { country: 'NL', postalCode: '7554 TA' };

  it.each([
    ['Christmas', '2026-12-24T08:00:00Z', hengelo, '2026-12-28'],
    ['New Year', '2026-12-31T08:00:00Z', hengelo, '2027-01-04'],
    ['Easter Monday', '2027-03-26T09:00:00Z', hengelo, '2027-03-30'],
    // 27 April is a working day in Germany, but a holiday in the Netherlands, where orders are shipped.
    [
      'King’s Day, from where it is a holiday',
      '2027-04-26T09:00:00Z',
      { country: 'DE', postalCode: '48143' },
      '2027-04-28',
    ],
    // 8 December is a working day in the Netherlands, but a holiday in Austria, where the order is delivered.
    [
      '8 December, to where it is a holiday',
      '2026-12-07T09:00:00Z',
      { country: 'AT', postalCode: '1010' },
      '2026-12-09',
    ],
  ])('nothing is handed over on %s', (_, now, to, day) => {
    expect(first(now, hengelo, to)).toBe(day);
  });

  it.each([
    ['Cologne', '50667', '2027-05-28'],
    ['Munich', '80331', '2027-05-28'],
    ['Berlin', '10115', '2027-05-27'],
    ['Hamburg', '20095', '2027-05-27'],
  ])('Corpus Christi is a holiday in some German states alone: %s', (_, postalCode, day) => {
    expect(first('2027-05-26T09:00:00Z', hengelo, { country: 'DE', postalCode })).toBe(day);
  });

  it.each([
    ['Strasbourg', 'FR', '67000', '2027-03-30'],
    ['Lyon', 'FR', '69001', '2027-03-26'],
    ['Glasgow', 'GB', 'G1 1AA', '2027-03-29'],
    ['London', 'GB', 'SW1A 1AA', '2027-03-30'],
    ['a place that nobody knows', 'DE', 'x', '2027-03-30'],
  ])('Good Friday and Easter Monday depend on the region: %s', (_, country, postalCode, day) => {
    expect(first('2027-03-25T09:00:00Z', hengelo, { country, postalCode })).toBe(day);
  });

  it('does not count the holidays of the warehouse as time in which something is made', () => {
    // Five working days from Monday 21 December: Christmas and the day after are none.
    expect(first('2026-12-21T09:00:00Z', hengelo, { country: 'BE' }, 5)).toBe('2026-12-29');
  });
});

it('begins a year where the shop is', () => {
  expect(getLocalYear(new Date('2026-12-31T23:30:00Z'), zone)).toBe(2027);
  expect(getLocalYear(new Date('2026-12-31T22:30:00Z'), zone)).toBe(2026);
});
