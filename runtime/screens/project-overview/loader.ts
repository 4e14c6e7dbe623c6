import type { LoadContext } from '#runtime/data/load-context.ts';
import { archivePage } from '../archive-page.ts';
import { loadIntroduction } from '../load-introduction.ts';
import { requirePage } from '../require-page.ts';

export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, url } = context;
  const [list] = await Promise.all([
    queryClient.ensureQueryData(trpc.projects.list.queryOptions({ page: archivePage(url.searchParams) })),
    loadIntroduction(context, 'projectArchive'),
  ]);
  requirePage(list);
}
