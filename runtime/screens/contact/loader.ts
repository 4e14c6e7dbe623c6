import type { LoadContext } from '#runtime/data/load-context.ts';

/** Loads the company behind the shop. */
export async function load({ trpc, queryClient }: LoadContext): Promise<void> {
  await queryClient.ensureQueryData(trpc.content.seller.queryOptions());
}
