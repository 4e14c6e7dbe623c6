import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';

export async function load({ trpc, queryClient, params, href }: LoadContext): Promise<void> {
  const slug = params.slug ?? '';
  const offer = await queryClient.ensureQueryData(trpc.jobOffers.detail.queryOptions({ slug }));
  const current = href('jobOfferDetail', { slug: offer.slug });
  if (offer.slug !== slug && current !== undefined) throw redirect(current, 301);
}
