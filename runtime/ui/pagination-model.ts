/** An entry of the pagination: a page, or a gap. */
export type PageEntry =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/**
 * Returns the pages to link to: the first, the last, the current one and its neighbours, with gaps between. A gap of a
 * single page is filled, since a link takes no more room than the gap.
 */
export function pageEntries(current: number, pages: number): readonly PageEntry[] {
  const shown = new Set<number>();
  for (const page of [1, current - 1, current, current + 1, pages]) {
    if (page >= 1 && page <= pages) shown.add(page);
  }
  for (const page of [...shown]) {
    if (shown.has(page + 2)) shown.add(page + 1);
  }
  const entries: PageEntry[] = [];
  let previous = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - previous > 1) entries.push({ kind: 'gap', after: previous });
    entries.push({ kind: 'page', page });
    previous = page;
  }
  return entries;
}
