import type { LoadContext } from '#runtime/data/load-context.ts';
import { namedOffer } from '#runtime/features/offers/offer-address.ts';

export async function load({ trpc, queryClient, url }: LoadContext): Promise<void> {
  const offerId = namedOffer(url.search);
  if (offerId === undefined) return;
  await queryClient.fetchQuery({ ...trpc.cart.offer.queryOptions({ offerId }), staleTime: 0 });
}
