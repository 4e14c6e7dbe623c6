import type { LoadContext } from '#runtime/data/load-context.ts';
import { readProblem } from '#runtime/data/read-problem.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';
import { isDataView } from '#runtime/lib/account-data.ts';
import { loadIntroduction } from '../load-introduction.ts';

/** HTTP status of too many requests (RFC 6585, 4). */
const tooMany = 429;

export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, url } = context;
  await Promise.all([requireCustomer(context), loadIntroduction(context, 'myAccountDetails')]);
  if (!isDataView(url.search)) return;
  try {
    await queryClient.fetchQuery(trpc.user.everything.queryOptions());
  } catch (error) {
    // Shown by the page; every other problem is an error page.
    if (readProblem(error)?.status !== tooMany) throw error;
  }
}
