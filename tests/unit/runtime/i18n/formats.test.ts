import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatWeekday } from '#runtime/i18n/dates.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    ['nl-NL', 'EUR', '€ 1.129,50'],
    ['fr-BE', 'EUR', '1 129,50 €'],
    ['de-DE', 'EUR', '1.129,50 €'],
    ['de-AT', 'EUR', '€ 1.129,50'],
    ['en-GB', 'GBP', '£1,129.50'],
  ])('writes cents as %s does', (locale, currency, text) => {
    expect(plain(formatMoney(112_950, currency, locale))).toBe(text);
  });
});

describe('formatDate', () => {
  it('writes day, full month name and year in the time zone of the locale', () => {
    const lateEvening = new Date('2026-03-31T22:30:00Z');
    expect(formatDate(lateEvening, 'nl-NL', { timeZone: 'Europe/Amsterdam' })).toBe('1 april 2026');
    expect(formatDate(lateEvening, 'en-GB', { timeZone: 'Europe/London' })).toBe('31 March 2026');
    expect(formatDate(lateEvening, 'de-DE', { timeZone: 'Europe/Berlin' })).toBe('1. April 2026');
    expect(formatDate(lateEvening, 'fr-BE', { timeZone: 'Europe/Brussels' })).toBe('1er avril 2026');
  });
});

describe('a day of delivery', () => {
  it('is written with its weekday, whatever time zone the reader is in', () => {
    expect(formatDay('2026-11-27', 'nl-NL')).toBe('vrijdag 27 november 2026');
    expect(formatDay('2026-11-27', 'de-DE')).toBe('Freitag, 27. November 2026');
    expect(formatDay('2027-01-04', 'de-AT')).toBe('Montag, 4. Jänner 2027');
    expect(formatDay('2026-11-27', 'fr-BE')).toBe('vendredi 27 novembre 2026');
    expect(formatWeekday(new Date('2026-11-26T23:30:00Z'), 'nl-NL', { timeZone: 'Europe/Amsterdam' })).toBe(
      'vrijdag 27 november',
    );
  });
});

describe('formatNumber', () => {
  it('shows exactly the decimals asked for', () => {
    expect(formatNumber(0.5, 'nl-NL', 2)).toBe('0,50');
    expect(formatNumber(1234.5, 'en-GB')).toBe('1,235');
  });
});
