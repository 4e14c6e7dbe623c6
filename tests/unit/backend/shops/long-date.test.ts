import { expect, it } from 'vitest';
import { longDates } from '#backend/shops/long-date.ts';

it.each([
  ['fr-FR', '2026-09-01', '1er septembre 2026'],
  ['fr-BE', '2026-09-02', '2 septembre 2026'],
  ['fr-BE', '2026-09-21', '21 septembre 2026'],
  ['nl-NL', '2026-09-01', '1 september 2026'],
  ['de-DE', '2026-09-01', '1. September 2026'],
])('writes a day in %s', (locale, day, written) => {
  expect(longDates(locale, 'UTC')(new Date(`${day}T12:00:00Z`))).toBe(written);
});
