import { expect, it } from 'vitest';
import { goneAddress, isGone, savedAddress, savedText } from '#runtime/features/account/saved.ts';

it('reports the saved item in the address of its redirect', () => {
  const address = new URL(savedAddress('/my-account/details', 'password'), 'http://localhost');
  expect(address.pathname).toBe('/my-account/details');
  expect(savedText(address.search)).toBe('account:saved.password');
});

it.each(['', '?saved=', '?saved=nothing', '?saved=constructor', '?other=details'])('says nothing for %j', (search) => {
  expect(savedText(search)).toBeUndefined();
});

it('reports that an account was deleted', () => {
  expect(isGone(new URL(goneAddress('/my-account'), 'http://localhost').search)).toBe(true);
  expect(isGone('?saved=details')).toBe(false);
});
