import { expect, it } from 'vitest';
import { formatOpeningHours } from '#backend/mail/opening-hours.ts';

const week = [
  { firstDay: 1, lastDay: 5, opens: '08:30', closes: '17:00' },
  { firstDay: 6, lastDay: 6, opens: '10:00', closes: '13:00' },
];

it.each([
  ['nl-NL', 'maandag – vrijdag 08:30–17:00, zaterdag 10:00–13:00'],
  ['fr-BE', 'lundi – vendredi 08:30–17:00, samedi 10:00–13:00'],
  ['de-DE', 'Montag – Freitag 08:30–17:00 Uhr, Samstag 10:00–13:00 Uhr'],
  ['de-AT', 'Montag – Freitag 08:30–17:00 Uhr, Samstag 10:00–13:00 Uhr'],
  ['en-GB', 'Monday – Friday 08:30–17:00, Saturday 10:00–13:00'],
])('opening hours are written with the weekdays of %s', (locale, text) => {
  expect(formatOpeningHours(week, locale)).toBe(text);
  expect(formatOpeningHours([], locale)).toBe('');
});
