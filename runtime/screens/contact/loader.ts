import type { LoadContext } from '#runtime/data/load-context.ts';

/** Loads who is behind the shop. */
export async function load({ trpc, queryClient }: LoadContext): Promise<void> {
  await queryClient.ensureQueryData(trpc.content.seller.queryOptions());
}
