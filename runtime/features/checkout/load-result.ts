import type { LoadContext } from '#runtime/data/load-context.ts';
import type { namedInResult } from './result-address.ts';

/** Loads an order, how its payment stands, its invoices, and how it can be paid if it still waits for money. */
export async function loadResult(
  { trpc, queryClient }: Pick<LoadContext, 'trpc' | 'queryClient'>,
  { orderId, paymentId }: ReturnType<typeof namedInResult>,
): Promise<void> {
  if (orderId === undefined) return;
  // The payment first: reading it applies the provider's latest state to the order.
  if (paymentId !== undefined) {
    await queryClient.fetchQuery({ ...trpc.order.paymentStatus.queryOptions({ orderId, paymentId }), staleTime: 0 });
  }
  const order = await queryClient.fetchQuery({ ...trpc.order.placed.queryOptions({ orderId }), staleTime: 0 });
  if (!order) return;
  // The order is shown without them when they cannot be loaded.
  await Promise.allSettled([
    queryClient.fetchQuery({ ...trpc.order.invoices.queryOptions({ orderId }), staleTime: 0 }),
    order.state === 'Placed' && queryClient.fetchQuery(trpc.order.paymentMethods.queryOptions({ orderId })),
  ]);
}
