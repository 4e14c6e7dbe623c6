import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { numberedTitle } from '../numbered-title.ts';
import { searchInput } from './search-input.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, site, url, t } = context;
  const input = searchInput(url.searchParams);
  const id = site.pages.search;
  const page = id === undefined ? undefined : queryClient.getQueryData(trpc.content.introduction.queryKey({ id }));
  return {
    title:
      input === undefined
        ? (page?.metaTitle ?? page?.title ?? t('search:title'))
        : numberedTitle(t('search:resultsTitle', { query: input.q }), input.page, t),
    description: page?.description ?? t('search:description'),
    alternates: alternates(context, 'searchOverview'),
    // Search results are not indexed.
    ...(input !== undefined && { index: false }),
  };
}
