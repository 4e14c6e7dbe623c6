import type { PageKey } from '#runtime/contracts/routes.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

/** Loads the introduction of an overview from a content page, where the site names such a page. */
export async function loadIntroduction(
  { trpc, queryClient, site }: Pick<LoadContext, 'trpc' | 'queryClient' | 'site'>,
  pageKey: PageKey,
): Promise<void> {
  const id = site.pages[pageKey];
  if (id !== undefined) await queryClient.ensureQueryData(trpc.content.introduction.queryOptions({ id }));
}
