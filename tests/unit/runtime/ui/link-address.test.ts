import { describe, expect, it } from 'vitest';
import { createHref } from '#runtime/i18n/href.ts';
import { type LinkTarget, linkAddress } from '#runtime/ui/link-address.ts';

const href = createHref(
  { domains: { 'fr-BE': { prefix: '/fr' } } },
  { locale: 'fr-BE', paths: { home: '/', productDetail: '/produit/{slug}', blogOverview: '/blogs' } },
);

describe('linkAddress', () => {
  it('leads to routes of the site in the language of the page', () => {
    expect(linkAddress({ route: { key: 'productDetail', params: { slug: 'panneau-fjord' } } }, href)).toBe(
      '/fr/produit/panneau-fjord',
    );
    expect(linkAddress({ route: { key: 'blogOverview', params: {} } }, href)).toBe('/fr/blogs');
  });

  it('leads elsewhere by address', () => {
    expect(linkAddress({ url: 'https://example.com/' }, href)).toBe('https://example.com/');
  });

  it('leads nowhere for a text, a script, a route the site lacks, a missing slug and an unknown key', () => {
    expect(linkAddress({}, href)).toBeUndefined();
    expect(linkAddress({ route: { key: 'cart', params: {} } }, href)).toBeUndefined();
    expect(linkAddress({ route: { key: 'productDetail', params: {} } }, href)).toBeUndefined();
    expect(linkAddress({ url: 'javascript:alert(1)' }, href)).toBeUndefined();
    const unknown: LinkTarget = JSON.parse('{ "route": { "key": "constructor", "params": {} } }');
    expect(linkAddress(unknown, href)).toBeUndefined();
  });
});
