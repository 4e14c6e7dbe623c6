import type { LoadContext } from '#runtime/data/load-context.ts';
import { readProblem } from '#runtime/data/read-problem.ts';

/** Identifier of the home page in every shop's content. */
export const homePageId = 'home';

/** Loads the home page's content. A shop without any still has a home page, whose screen links to its overviews. */
export async function load({ trpc, queryClient }: LoadContext): Promise<void> {
  try {
    await queryClient.ensureQueryData(trpc.content.page.queryOptions({ id: homePageId }));
  } catch (error) {
    if (readProblem(error)?.status !== 404) throw error;
  }
}
