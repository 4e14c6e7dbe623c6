import type { LoadContext } from '#runtime/data/load-context.ts';
import { archivePage } from '../archive-page.ts';
import { requirePage } from '../require-page.ts';

export async function load({ trpc, queryClient, url }: LoadContext): Promise<void> {
  requirePage(
    await queryClient.ensureQueryData(trpc.jobOffers.list.queryOptions({ page: archivePage(url.searchParams) })),
  );
}
