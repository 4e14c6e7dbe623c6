import type { LoadContext } from '#runtime/data/load-context.ts';
import { requirePage } from '../require-page.ts';
import { blogPage } from './blog-page.ts';

export async function load({ trpc, queryClient, url, site }: LoadContext): Promise<void> {
  const archive = site.pages.blogArchive;
  const [list] = await Promise.all([
    queryClient.ensureQueryData(trpc.blogs.list.queryOptions({ page: blogPage(url.searchParams) })),
    archive !== undefined && queryClient.ensureQueryData(trpc.content.page.queryOptions({ id: archive })),
  ]);
  requirePage(list);
}
