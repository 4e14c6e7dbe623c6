import { describe, expect, it } from 'vitest';
import {
  clearFacets,
  listingInput,
  listingSearch,
  parseListingQuery,
  sortBy,
  toggleFacet,
} from '#runtime/features/catalogue/listing-query.ts';

const parse = (search: string) => parseListingQuery(new URLSearchParams(search));

describe('a listing in an address', () => {
  it.each([
    '',
    '?page=3',
    '?sort=price-asc',
    '?facet=brand:feltwerk&facet=soundClass:A',
    '?facet=brand:feltwerk&sort=nrc&page=2',
  ])('reads and writes %j alike', (search) => {
    expect(listingSearch(parse(search))).toBe(search);
  });

  it('ignores invalid values', () => {
    expect(parse('?page=0&sort=cheap&facet=brand&facet=a:b:c&facet=%3Cscript%3E:x')).toEqual({ facets: [], page: 1 });
    expect(parse('?page=1.5').page).toBe(1);
    expect(parse('?page=1e9').page).toBe(1);
    expect(parse('?page=two').page).toBe(1);
  });

  it('leaves out defaults', () => {
    expect(listingSearch(parse('?sort=recommended&page=1&facet=a:b&facet=a:b'))).toBe('?facet=a:b');
  });
});

describe('narrowing and sorting', () => {
  const query = parse('?facet=brand:feltwerk&sort=name&page=4');

  it('chooses and unchooses a value, from the first page', () => {
    const narrowed = toggleFacet(query, 'soundClass:A');
    expect(listingSearch(narrowed)).toBe('?facet=brand:feltwerk&facet=soundClass:A&sort=name');
    expect(listingSearch(toggleFacet(narrowed, 'soundClass:A'))).toBe('?facet=brand:feltwerk&sort=name');
  });

  it('keeps the order when the choices are cleared', () => {
    expect(listingSearch(clearFacets(query))).toBe('?sort=name');
  });

  it('sorts the filtered list, from the first page', () => {
    expect(listingSearch(sortBy(query, 'PRICE_DESC'))).toBe('?facet=brand:feltwerk&sort=price-desc');
    expect(listingSearch(sortBy(query, 'RECOMMENDED'))).toBe('?facet=brand:feltwerk');
  });
});

describe('listingInput', () => {
  it('sends only chosen values to the API', () => {
    expect(listingInput(parse(''))).toEqual({ page: 1 });
    expect(listingInput(parse('?facet=brand:feltwerk&sort=nrc&page=2'), 'wandpanelen')).toEqual({
      category: 'wandpanelen',
      facet: ['brand:feltwerk'],
      sort: 'NRC',
      page: 2,
    });
  });
});
