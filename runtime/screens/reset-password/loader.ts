import type { LoadContext } from '#runtime/data/load-context.ts';
import { readMailToken } from '#runtime/lib/mail-token.ts';
import { loadIntroduction } from '../load-introduction.ts';

/** Checks that the mail's link still works before a visitor enters a password. */
export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, url } = context;
  const token = readMailToken(url.searchParams);
  if (token === undefined) return;
  await Promise.all([
    queryClient.fetchQuery(trpc.auth.canReset.queryOptions({ token })),
    loadIntroduction(context, 'resetPassword'),
  ]);
}
