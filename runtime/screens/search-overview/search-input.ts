import { parseSearchAddress, type SearchType } from '#runtime/features/search/search-address.ts';

/** The input of the `search.results` procedure, the same for loader and screen; `undefined` when nothing is asked. */
export function searchInput(
  search: URLSearchParams,
): { readonly q: string; readonly type?: SearchType; readonly page: number } | undefined {
  const asked = parseSearchAddress(search);
  return asked.q === '' ? undefined : asked;
}
