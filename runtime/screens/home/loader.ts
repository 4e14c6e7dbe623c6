import type { LoadContext } from '#runtime/data/load-context.ts';

/** Identifier of the home page in every shop's content. */
export const homePageId = 'home';

export async function load({ trpc, queryClient }: LoadContext): Promise<void> {
  await queryClient.ensureQueryData(trpc.content.page.queryOptions({ id: homePageId }));
}
