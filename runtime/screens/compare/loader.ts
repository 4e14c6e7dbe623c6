import type { LoadContext } from '#runtime/data/load-context.ts';
import { comparisonInput } from './comparison-input.ts';

export async function load({ trpc, queryClient, url }: LoadContext): Promise<void> {
  await queryClient.ensureQueryData(trpc.catalogue.comparison.queryOptions(comparisonInput(url.searchParams)));
}
