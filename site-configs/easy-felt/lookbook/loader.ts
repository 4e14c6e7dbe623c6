import type { LoadContext } from 'shopgen/runtime/data/load-context.ts';

export async function load({ trpc, queryClient }: LoadContext): Promise<void> {
  await queryClient.ensureQueryData(trpc.lookbook.looks.queryOptions());
}
