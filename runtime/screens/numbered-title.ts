import type { Translate } from '#runtime/data/load-context.ts';

/**
 * Returns the title of one page of a list. Later pages have their number, so that they can be told apart in a history
 * or a search result.
 */
export function numberedTitle(title: string, page: number, t: Translate): string {
  return page > 1 ? `${title} – ${t('components:pagination.page', { page })}` : title;
}
