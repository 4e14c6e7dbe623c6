import type { Translate } from '#runtime/data/load-context.ts';

/** Title of one page of a list. Later pages say their number, so that they can be told apart in a history or a search result. */
export function numberedTitle(title: string, page: number, t: Translate): string {
  return page > 1 ? `${title} – ${t('components:pagination.page', { page })}` : title;
}
