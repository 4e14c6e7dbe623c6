import type { LoadContext } from '#runtime/data/load-context.ts';

/** Loads the data around every screen: the menus. */
export async function loadShell({ trpc, queryClient }: Pick<LoadContext, 'trpc' | 'queryClient'>): Promise<void> {
  await queryClient.ensureQueryData(trpc.content.menus.queryOptions());
}
