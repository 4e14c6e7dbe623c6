import { describe, expect, it } from 'vitest';
import { hrefIn } from '#runtime/i18n/href.ts';
import { alternates } from '#runtime/screens/alternates.ts';

const site = {
  id: 'acoustic',
  siteName: 'Acoustic',
  shopName: 'Acoustic Shop',
  defaultLocale: 'nl-NL',
  locales: ['nl-NL', 'fr-BE', 'en-GB'],
  localeNames: {},
  domains: {
    'nl-NL': { host: 'a.example', prefix: '' },
    'fr-BE': { host: 'b.example', prefix: '/fr' },
    'en-GB': { host: 'c.example', prefix: '' },
  },
  pages: {},
  pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
  paths: {
    'nl-NL': { home: '/', productDetail: '/product/{slug}' },
    'fr-BE': { home: '/', productDetail: '/produit/{slug}' },
    'en-GB': { home: '/', productDetail: '/product/{slug}' },
  },
} as const;

const context = {
  site,
  hrefIn: (locale: string, key: Parameters<typeof hrefIn>[2], params: Readonly<Record<string, string>>) =>
    hrefIn(site, locale, key, params),
};

describe('alternates', () => {
  it('finds a page without parameters in every locale, with its query', () => {
    expect(alternates(context, 'home', { search: '?page=2' })).toEqual({
      'nl-NL': '/?page=2',
      'fr-BE': '/fr?page=2',
      'en-GB': '/?page=2',
    });
  });

  it('leaves out a locale in which the item has no slug', () => {
    expect(alternates(context, 'productDetail', { slugs: { 'nl-NL': 'fjord', 'fr-BE': 'panneau-fjord' } })).toEqual({
      'nl-NL': '/product/fjord',
      'fr-BE': '/fr/produit/panneau-fjord',
    });
  });
});
