import type { LoadContext } from '#runtime/data/load-context.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';

export async function load(context: LoadContext): Promise<void> {
  await requireCustomer(context);
  const { trpc, queryClient } = context;
  await Promise.all([
    queryClient.fetchQuery({ ...trpc.company.current.queryOptions(), staleTime: 0 }),
    queryClient.fetchQuery({ ...trpc.company.approvals.queryOptions(), staleTime: 0 }),
  ]);
}
