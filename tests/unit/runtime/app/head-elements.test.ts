import { describe, expect, it } from 'vitest';
import { headElements } from '#runtime/app/head-elements.ts';
import type { ClientSite } from '#runtime/contracts/app.ts';

const site: ClientSite = {
  id: 'acoustic',
  siteName: 'Acoustic',
  shopName: 'Acoustic Shop',
  defaultLocale: 'nl-NL',
  locales: ['nl-NL', 'fr-BE'],
  localeNames: { 'nl-NL': 'Nederlands', 'fr-BE': 'Français' },
  domains: {
    'nl-NL': { host: 'www.acoustic-nl.example', prefix: '' },
    'fr-BE': { host: 'www.acoustic-be.example', prefix: '/fr' },
  },
  pages: {},
  pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
};
const head = {
  title: 'Fjord',
  description: 'Een wandpaneel van vilt.',
  alternates: { 'nl-NL': '/product/fjord', 'fr-BE': '/fr/produit/fjord' },
};

describe('headElements', () => {
  it('names the production host of every locale, and the default for everyone else', () => {
    const { canonical, alternates } = headElements(head, site, 'fr-BE');
    expect(canonical).toBe('https://www.acoustic-be.example/fr/produit/fjord');
    expect(alternates).toEqual([
      { hreflang: 'nl-NL', href: 'https://www.acoustic-nl.example/product/fjord' },
      { hreflang: 'fr-BE', href: 'https://www.acoustic-be.example/fr/produit/fjord' },
      { hreflang: 'x-default', href: 'https://www.acoustic-nl.example/product/fjord' },
    ]);
  });

  it('puts the shop behind the title, once', () => {
    expect(headElements(head, site, 'nl-NL').title).toBe('Fjord – Acoustic Shop');
    expect(headElements({ ...head, title: 'Acoustic Shop' }, site, 'nl-NL').title).toBe('Acoustic Shop');
  });

  it('keeps a page out of search engines without advertising addresses of it', () => {
    expect(headElements({ ...head, index: false }, site, 'nl-NL')).toMatchObject({
      robots: 'noindex',
      canonical: undefined,
      alternates: [],
    });
  });

  it('offers no alternates for a page of one locale', () => {
    const { alternates, canonical } = headElements({ ...head, alternates: { 'nl-NL': '/x' } }, site, 'nl-NL');
    expect(alternates).toEqual([]);
    expect(canonical).toBe('https://www.acoustic-nl.example/x');
  });
});
