import { describe, expect, it } from 'vitest';
import { createHref, hrefIn } from '#runtime/i18n/href.ts';

const book = {
  paths: {
    'nl-NL': { home: '/', productDetail: '/product/{slug}', cart: '/winkelwagen' },
    'fr-BE': { home: '/', productDetail: '/produit/{slug}' },
  },
  domains: { 'nl-NL': { prefix: '' }, 'fr-BE': { prefix: '/fr' } },
};

describe('hrefIn', () => {
  it('writes the path of the locale with its prefix', () => {
    expect(hrefIn(book, 'nl-NL', 'productDetail', { slug: 'vilt-paneel' })).toBe('/product/vilt-paneel');
    expect(hrefIn(book, 'fr-BE', 'productDetail', { slug: 'panneau' })).toBe('/fr/produit/panneau');
  });

  it('leaves no slash at the end of a prefixed home, and keeps the one that is the whole address', () => {
    expect(hrefIn(book, 'fr-BE', 'home')).toBe('/fr');
    expect(hrefIn(book, 'nl-NL', 'home')).toBe('/');
  });

  it('percent-encodes parameters, so that a slug cannot change the path', () => {
    expect(hrefIn(book, 'nl-NL', 'productDetail', { slug: 'a/b?c' })).toBe('/product/a%2Fb%3Fc');
  });

  it('has no address for a route or locale that the site lacks, nor without its parameters', () => {
    expect(hrefIn(book, 'fr-BE', 'cart')).toBeUndefined();
    expect(hrefIn(book, 'en-GB', 'home')).toBeUndefined();
    expect(hrefIn(book, 'nl-NL', 'productDetail')).toBeUndefined();
  });
});

describe('createHref', () => {
  it('stays in its locale', () => {
    expect(createHref(book, { locale: 'fr-BE', paths: book.paths['fr-BE'] })('productDetail', { slug: 'x' })).toBe(
      '/fr/produit/x',
    );
  });
});
