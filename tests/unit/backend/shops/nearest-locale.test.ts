import { expect, it } from 'vitest';
import { findNearest } from '#backend/shops/nearest-locale.ts';

const shop = new Map([
  ['nl-NL', { country: 'NL', currency: 'EUR' }],
  ['fr-BE', { country: 'BE', currency: 'EUR' }],
  ['en-GB', { country: 'GB', currency: 'GBP' }],
]);

it.each([
  ['nl-LU', { locale: 'nl-NL', country: 'NL', currency: 'EUR' }],
  ['fr-FR', { locale: 'fr-BE', country: 'NL', currency: 'EUR' }],
  ['de-BE', { locale: 'en-GB', country: 'BE', currency: 'EUR' }],
  // English texts, but not in pounds.
  ['es-ES', { locale: 'en-GB', country: 'NL', currency: 'EUR' }],
  ['cy-GB', { locale: 'en-GB', country: 'GB', currency: 'GBP' }],
])('reads %s where it is nearest, and pays at home', (wanted, nearest) => {
  expect(findNearest(wanted, shop)).toEqual(nearest);
});

it('is the first one for unknown languages', () => {
  expect(findNearest('es-ES', new Map([['de-DE', { country: 'DE', currency: 'EUR' }]]))).toEqual({
    locale: 'de-DE',
    country: 'DE',
    currency: 'EUR',
  });
});
