/** Max. characters of a query, as in the content API. */
export const maxQueryLength = 100;

const types = ['All', 'Product', 'Project', 'Blog'] as const;

/** A filter of results: one type, or all. */
export type SearchType = (typeof types)[number];

/**
 * The state of a search; it is in the address, so that it can be shared and works without JavaScript.
 */
export interface SearchAddress {
  /** Trimmed; `''` before the first search. */
  readonly q: string;
  /** Absent: the first type that the site offers. */
  readonly type?: SearchType;
  /** Counted from 1. */
  readonly page: number;
}

/** Normalizes a query for the API: pasted text may contain line breaks, and have any length. */
export function cleanQuery(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .trim();
}

/** Parses the query of an address. Invalid values are ignored. */
export function parseSearchAddress(search: URLSearchParams): SearchAddress {
  const type = types.find((each) => each === search.get('type'));
  const page = Number(search.get('page') ?? '1');
  return {
    q: cleanQuery(search.get('q') ?? ''),
    ...(type !== undefined && { type }),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Returns a search as the part of an address from `?` on; `''` when it is empty. */
export function searchAddress({ q, type, page = 1 }: Partial<SearchAddress>): string {
  const search = new URLSearchParams();
  if (q !== undefined && q !== '') search.set('q', q);
  if (type !== undefined) search.set('type', type);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
