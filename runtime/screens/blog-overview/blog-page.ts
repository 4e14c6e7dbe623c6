/** Number of the page of blogs that an address asks for; 1 when it makes no sense. */
export function blogPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The part of an address, from `?` on, that asks for a page of blogs. */
export function blogPageSearch(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}
