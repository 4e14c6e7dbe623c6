import { expect, it } from 'vitest';
import type { SitePaths } from '#runtime/contracts/app.ts';
import type { SiteReload } from '#runtime/contracts/development.ts';
import { addressAfter } from '#runtime/dev/address-after.ts';

const site = {
  id: 'acoustic',
  siteName: 'Acoustic',
  shopName: 'Acoustic Shop',
  defaultLocale: 'nl-NL',
  locales: ['nl-NL', 'fr-BE'],
  localeNames: {},
  domains: { 'nl-NL': { host: 'nl.example', prefix: '' }, 'fr-BE': { host: 'be.example', prefix: '/fr' } },
  pages: {},
  pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
};
const paths: SitePaths = {
  'nl-NL': { home: '/', productDetail: '/product/{slug}', notFound: '/weg' },
  'fr-BE': { home: '/', productDetail: '/produit/{slug}', notFound: '/parti' },
};
const after: SiteReload = { defaultLocale: site.defaultLocale, paths, domains: site.domains };

function page(locale: string, id: string, params: Record<string, string> = {}) {
  const settings = { language: '', name: '', country: '', currency: 'EUR', timeZone: 'Europe/Brussels' };
  return {
    environment: {
      site,
      pack: { locale, settings, messages: {}, paths: paths[locale] ?? {}, formTexts: async () => ({}) },
    },
    pages: { current: () => ({ view: { route: id, params } }) },
  };
}
const at = (host: string, search = '', hash = '') => ({ protocol: 'http:', host, search, hash });
const local = at('nl-nl.localhost:3000');

it('stays if nothing has moved, or at an unknown address', () => {
  expect(addressAfter(page('nl-NL', 'productDetail', { slug: 'fjord' }), after, local)).toBeUndefined();
  expect(addressAfter(page('nl-NL', 'unknownPath', { '*': 'x' }), after, local)).toBeUndefined();
  const moved = { ...after, paths: { ...after.paths, 'nl-NL': { home: '/', notFound: '/kwijt' } } };
  expect(addressAfter(page('nl-NL', 'notFound'), moved, local)).toBeUndefined();
});

it('follows a route to its new path, with parameters and query', () => {
  const moved = { ...after, paths: { ...after.paths, 'nl-NL': { home: '/', productDetail: '/p/{slug}' } } };
  const shown = page('nl-NL', 'productDetail', { slug: 'fjord panel' });
  expect(addressAfter(shown, moved, at('nl-nl.localhost:3000', '?kleur=groen', '#prijs'))).toBe(
    '/p/fjord%20panel?kleur=groen#prijs',
  );
  const french = page('fr-BE', 'productDetail', { slug: 'fjord' });
  expect(addressAfter(french, moved, at('fr-be.localhost:3000'))).toBeUndefined();
  const prefixed = { ...after, domains: { ...after.domains, 'fr-BE': { host: 'be.example', prefix: '/be' } } };
  expect(addressAfter(french, prefixed, at('fr-be.localhost:3000'))).toBe('/be/produit/fjord');
});

it('goes home if the route was removed', () => {
  const gone = { ...after, paths: { 'nl-NL': { home: '/' }, 'fr-BE': { home: '/' } } };
  expect(addressAfter(page('nl-NL', 'productDetail', { slug: 'fjord' }), gone, local)).toBe('/');
  expect(addressAfter(page('fr-BE', 'productDetail', { slug: 'fjord' }), gone, at('localhost:3000'))).toBe('/fr');
});

it('leaves the host of a removed locale', () => {
  const gone = { ...after, domains: { 'nl-NL': site.domains['nl-NL'] } };
  const shown = page('fr-BE', 'home');
  expect(addressAfter(shown, gone, at('fr-be.localhost:3000'))).toBe('http://localhost:3000/');
  expect(addressAfter(shown, gone, at('127.0.0.1:3000'))).toBe('http://127.0.0.1:3000/');
});
