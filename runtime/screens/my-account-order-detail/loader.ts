import type { LoadContext } from '#runtime/data/load-context.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';
import { loadResult } from '#runtime/features/checkout/load-result.ts';

/** @throws {Response} 404 where the order is not the customer's. */
export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, params } = context;
  const { id: orderId = '' } = params;
  await requireCustomer(context);
  await loadResult(context, { orderId });
  if (!queryClient.getQueryData(trpc.order.placed.queryKey({ orderId }))) throw new Response(null, { status: 404 });
}
