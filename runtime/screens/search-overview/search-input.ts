import { parseSearchAddress, type SearchType } from '#runtime/features/search/search-address.ts';

/** Returns the input of the `search.results` procedure, the same for loader and screen; `undefined` without a query. */
export function searchInput(
  search: URLSearchParams,
): { readonly q: string; readonly type?: SearchType; readonly page: number } | undefined {
  const asked = parseSearchAddress(search);
  return asked.q === '' ? undefined : asked;
}
