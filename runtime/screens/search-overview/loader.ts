import type { LoadContext } from '#runtime/data/load-context.ts';
import { loadIntroduction } from '../load-introduction.ts';
import { requirePage } from '../require-page.ts';
import { searchInput } from './search-input.ts';

export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, url } = context;
  const input = searchInput(url.searchParams);
  if (input === undefined) return loadIntroduction(context, 'search');
  requirePage(await queryClient.ensureQueryData(trpc.search.results.queryOptions(input)));
}
