import type { LoadContext } from '#runtime/data/load-context.ts';
import { namedInReviews } from '#runtime/features/reviews/review-address.ts';

export async function load({ trpc, queryClient, url }: LoadContext): Promise<void> {
  const { orderId } = namedInReviews(url.search);
  if (orderId === undefined) return;
  await queryClient.fetchQuery({ ...trpc.order.reviews.queryOptions({ orderId }), staleTime: 0 });
}
