import type { LoadContext } from '#runtime/data/load-context.ts';

/** @throws {Response} 404 where nothing is shared at this address, or not any more. */
export async function load({ trpc, queryClient, params }: LoadContext): Promise<void> {
  const { id = '' } = params;
  const item = await queryClient.fetchQuery({ ...trpc.storage.shared.queryOptions({ id }), staleTime: 0 });
  if (!item) throw new Response(null, { status: 404 });
}
