import { describe, expect, it } from 'vitest';
import { keepSearch, languageLinks } from '#runtime/features/shell/language-links.ts';

const site = {
  locales: ['nl-NL', 'fr-BE'],
  localeNames: { 'nl-NL': 'Nederlands', 'fr-BE': 'Français (Belgique)' },
  domains: { 'nl-NL': { host: 'www.a.example', prefix: '' }, 'fr-BE': { host: 'www.b.example', prefix: '/fr' } },
};

describe('languageLinks', () => {
  it('stays on the same page where the other locale has it', () => {
    const links = languageLinks(site, { 'nl-NL': '/product/fjord', 'fr-BE': '/fr/produit/fjord?page=2' });
    expect(links.map(({ href }) => href)).toEqual([
      '/locale/nl-NL?to=%2Fproduct%2Ffjord',
      '/locale/fr-BE?to=%2Ffr%2Fproduit%2Ffjord%3Fpage%3D2',
    ]);
  });

  it('asks for the slug of a product whose page knows none of its alternates', () => {
    const links = languageLinks(site, {}, 'fjord-wandpaneel');
    expect(links.map(({ href }) => href)).toEqual([
      '/locale/nl-NL/product/fjord-wandpaneel',
      '/locale/fr-BE/product/fjord-wandpaneel',
    ]);
  });

  it('leads to the home page of a locale that does not', () => {
    const links = languageLinks(site, {});
    expect(links.map(({ href }) => href)).toEqual(['/locale/nl-NL?to=%2F', '/locale/fr-BE?to=%2Ffr']);
  });
});

describe('keepSearch', () => {
  it('takes the whole query of a page to the other locales', () => {
    const alternates = { 'nl-NL': '/producten?page=2', 'fr-BE': '/fr/produits?page=2' };
    expect(keepSearch(alternates, '?facet=color:oak&sort=name&page=2')).toEqual({
      'nl-NL': '/producten?facet=color:oak&sort=name&page=2',
      'fr-BE': '/fr/produits?facet=color:oak&sort=name&page=2',
    });
    expect(keepSearch({ 'fr-BE': '/fr' }, '?x=\\')).toEqual({ 'fr-BE': '/fr?x=%5C' });
  });

  it('carries no token of a mail and no way back on', () => {
    const alternates = { 'fr-BE': '/fr/reinitialiser-mot-de-passe' };
    expect(keepSearch(alternates, '?token=secret')).toEqual(alternates);
    expect(keepSearch(alternates, '?to=%2Fmijn-account&sent=&token=secret')).toEqual({
      'fr-BE': '/fr/reinitialiser-mot-de-passe?sent=',
    });
  });

  it('changes nothing where there is none', () => {
    expect(keepSearch({ 'fr-BE': '/fr' }, '')).toEqual({ 'fr-BE': '/fr' });
    expect(keepSearch({}, '?page=2')).toEqual({});
  });
});
