import type { LoadContext } from '#runtime/data/load-context.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';
import { readOrdersFilter } from '#runtime/features/orders/orders-address.ts';
import { requirePage } from '../require-page.ts';

export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, url } = context;
  await requireCustomer(context);
  const orders = trpc.user.orders.queryOptions(readOrdersFilter(url.search));
  // Not from the cache: an operator or a payment may have changed an order.
  requirePage(await queryClient.fetchQuery({ ...orders, staleTime: 0 }));
}
