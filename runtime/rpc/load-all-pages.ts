/** Items per call when a whole list is read; the APIs' bound. */
export const largestPageSize = 100;

/** Lists longer than this are cut off: a sitemap holds at most 50,000 addresses. */
const maxPages = 500;

/** Reads a paged list to its end. `loadPage` gets the number of the page, from 1. */
export async function loadAllPages<Item>(
  loadPage: (page: number) => Promise<{ readonly items: readonly Item[]; readonly pages: number }>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await loadPage(page);
    items.push(...answer.items);
    if (page >= answer.pages) break;
  }
  return items;
}
