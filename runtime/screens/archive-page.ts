/** Returns the page number of a list in an address; 1 when it is invalid. */
export function archivePage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Returns the part of an address, from `?` on, that names a page of a list. */
export function archivePageSearch(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}
