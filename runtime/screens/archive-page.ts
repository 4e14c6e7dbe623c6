/** Number of the page of a list that an address asks for; 1 when it makes no sense. */
export function archivePage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The part of an address, from `?` on, that asks for a page of a list. */
export function archivePageSearch(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}
