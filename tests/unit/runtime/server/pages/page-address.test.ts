import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeKeys, routeRules } from '#runtime/contracts/routes.ts';
import { createAddressReader } from '#runtime/server/pages/page-address.ts';

const read = createAddressReader({
  paths: {
    'nl-NL': {
      home: '/',
      productOverview: '/producten',
      categoryDetail: '/producten/{slug}',
      productDetail: '/product/{slug}',
      blogDetail: '/blogs/{slug}',
      blogOverview: '/blogs/archief',
      cart: '/winkelwagen',
      contact: '/contact',
    },
    'fr-BE': { home: '/', productOverview: '/produits' },
  },
  domains: {
    'nl-NL': { host: 'nl.example', prefix: '' },
    'fr-BE': { host: 'be.example', prefix: '/fr' },
  },
});
const getPath = (url: string, locale = 'nl-NL') => read(locale, url).path;

describe('the address of a page', () => {
  it('keeps of the query what the route knows, in one order', () => {
    expect(getPath('/producten?page=2&utm_source=mail&sort=name&facet=b:2&facet=a:1')).toBe(
      '/producten?facet=a%3A1&facet=b%3A2&sort=name&page=2',
    );
    expect(getPath('/producten?facet=a:1&page=2&facet=b:2&facet=a:1&sort=name')).toBe(
      getPath('/producten?page=2&sort=name&facet=b:2&facet=a:1&gclid=1'),
    );
  });

  it('drops a query that the route does not know, or that says nothing', () => {
    for (const query of ['?', '?utm_source=mail', '?page=', '?=&&', '?__proto__=1']) {
      expect(getPath(`/producten${query}`)).toBe('/producten');
    }
    expect(getPath('/?page=2')).toBe('/');
    expect(getPath('/no/such/path?page=2')).toBe('/no/such/path');
  });

  it('keeps the one value that makes another page, and no other', () => {
    expect(getPath('/contact?sent=1')).toBe('/contact?sent=1');
    expect(getPath('/contact?sent=2&sent=&sent=11')).toBe('/contact');
  });

  it('tells routes apart as the router does: what is written out first', () => {
    expect(getPath('/blogs/archief?page=2')).toBe('/blogs/archief?page=2');
    expect(getPath('/blogs/stilte?page=2')).toBe('/blogs/stilte');
    expect(getPath('/product/fjord?variant=grey&page=2')).toBe('/product/fjord?variant=grey');
  });

  it('knows routes under a prefix', () => {
    expect(getPath('/fr/produits?page=2&x=1', 'fr-BE')).toBe('/fr/produits?page=2');
    expect(getPath('/fr?page=2', 'fr-BE')).toBe('/fr');
  });

  it.each([
    ['/product/%66jord', '/product/fjord'],
    ['/product/caf%c3%a9', '/product/caf%C3%A9'],
    ['/product/a%2Fb', '/product/a%2Fb'],
    ['/product/100%25', '/product/100%25'],
    ['/product/%2561', '/product/%2561'],
  ])('spells %s as %s', (given, wanted) => {
    expect(getPath(given)).toBe(wanted);
  });

  it('is kept unless the page belongs to one visitor, or nobody would ask for it', () => {
    expect(read('nl-NL', '/producten').keep).toBe(true);
    expect(read('nl-NL', '/winkelwagen?x=1')).toEqual({
      path: '/winkelwagen?x=1',
      keep: false,
      route: 'cart',
      personal: true,
    });
    expect(read('nl-NL', `/producten?sort=${'x'.repeat(700)}`).keep).toBe(false);
  });
});

it('knows every part of the query that screens and features of kept pages read', () => {
  const known: ReadonlySet<string> = new Set(
    Object.values(routeRules).flatMap(({ query = [] }) => query.map((name) => name.replace(/=.*/, ''))),
  );
  const personal = routeKeys
    .filter((key) => routeRules[key].personal)
    .map((key) => `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${path.sep}`);
  const unknown: string[] = [];
  for (const room of ['screens', 'features']) {
    const folder = path.join(import.meta.dirname, '../../../../../runtime', room);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (
        !/\.tsx?$/.test(file) ||
        [...personal, `account${path.sep}`, `saved-items${path.sep}storage-address.ts`].some((own) =>
          file.startsWith(own),
        )
      )
        continue;
      const source = readFileSync(path.join(folder, file), 'utf8');
      const constants = new Map(
        [...source.matchAll(/const (\w+) = '([\w-]+)'/g)].map(([, name, value]) => [name, value]),
      );
      for (const [, literal, name] of source.matchAll(
        /(?:search|searchParams|query)\.(?:get|getAll|has)\((?:'([^']+)'|(\w+))\)/g,
      )) {
        const parameter = literal ?? constants.get(name);
        if (parameter !== undefined && !known.has(parameter)) unknown.push(`${room}/${file}: ${parameter}`);
      }
    }
  }
  expect(unknown).toEqual([]);
});
