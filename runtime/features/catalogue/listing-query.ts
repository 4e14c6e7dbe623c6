import type { components } from '#generated/contracts/content-api.ts';

export type ProductSort = components['schemas']['ProductSort'];

/** A visitor's query of a listing. It is in the address, so it can be shared and works without JavaScript. */
export interface ListingQuery {
  /**
   * Chosen facet values, each as `{facet id}:{value id}`, in one order whatever the order of choosing: one listing has
   * one page.
   */
  readonly facets: readonly string[];
  /** Absent: the order that the shop recommends. */
  readonly sort?: ProductSort;
  /** Counted from 1. */
  readonly page: number;
}

/** The names of sort orders in an address. */
const sortWords: Readonly<Record<ProductSort, string>> = {
  RECOMMENDED: 'recommended',
  PRICE_ASC: 'price-asc',
  PRICE_DESC: 'price-desc',
  NAME: 'name',
  NRC: 'nrc',
};

const sorts: readonly ProductSort[] = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'NRC'];

/** The API refuses other choices, so they are left out here: an address typed by hand still shows a listing. */
const facetChoice = /^[A-Za-z0-9][A-Za-z0-9._-]*:[A-Za-z0-9][A-Za-z0-9._-]*$/;

const maxFacets = 50;
const lastPage = 10_000;

/** Parses the query of an address. Invalid values are ignored. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const facets = [...new Set(search.getAll('facet'))]
    .filter((choice) => choice.length <= 161 && facetChoice.test(choice))
    .sort();
  const word = search.get('sort');
  const sort = sorts.find((each) => sortWords[each] === word);
  const page = Number(search.get('page') ?? '1');
  return {
    facets: facets.slice(0, maxFacets),
    ...(sort !== undefined && sort !== 'RECOMMENDED' && { sort }),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Returns a query as the part of an address from `?` on; `''` when it is empty. */
export function listingSearch({ facets, sort, page }: ListingQuery): string {
  const search = new URLSearchParams();
  for (const choice of facets) search.append('facet', choice);
  if (sort !== undefined && sort !== 'RECOMMENDED') search.set('sort', sortWords[sort]);
  if (page > 1) search.set('page', String(page));
  const text = search.toString().replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/** Returns the query with a facet value selected or deselected, from the first page. */
export function toggleFacet(query: ListingQuery, choice: string): ListingQuery {
  const facets = query.facets.includes(choice)
    ? query.facets.filter((each) => each !== choice)
    : [...query.facets, choice];
  return { ...query, facets, page: 1 };
}

/** Returns the query without facet values, in the same order, from the first page. */
export function clearFacets(query: ListingQuery): ListingQuery {
  return { ...query, facets: [], page: 1 };
}

/** Returns the query for the same products in another order, from the first page. */
export function sortBy({ facets }: ListingQuery, sort: ProductSort): ListingQuery {
  return { facets, ...(sort !== 'RECOMMENDED' && { sort }), page: 1 };
}

/** Returns the input of the `catalogue.products` procedure, the same for loader, head and screen. */
export function listingInput(query: ListingQuery, category?: string) {
  return {
    ...(category !== undefined && { category }),
    ...(query.facets.length > 0 && { facet: [...query.facets] }),
    ...(query.sort !== undefined && { sort: query.sort }),
    page: query.page,
  };
}
