import type { LoadContext } from '#runtime/data/load-context.ts';
import { mailTokenOf } from '#runtime/lib/mail-token.ts';

/** Asks whether the mail's link still works before anybody thinks up a password. */
export async function load({ trpc, queryClient, url }: LoadContext): Promise<void> {
  const token = mailTokenOf(url.searchParams);
  if (token !== undefined) await queryClient.fetchQuery(trpc.auth.canReset.queryOptions({ token }));
}
