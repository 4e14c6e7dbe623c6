import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';
import { loadResult } from '#runtime/features/checkout/load-result.ts';
import { namedInResult, resultAddress } from '#runtime/features/checkout/result-address.ts';
import { readMailToken } from '#runtime/lib/mail-token.ts';

/**
 * Loads the order that a mail's link names. The link's proof is stored in a cookie, so that its token leaves the
 * address. The link of a mail that invites to review leads on to the reviews.
 */
export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, url, href } = context;
  const named = namedInResult(url.search);
  const token = readMailToken(url.searchParams);
  if (token !== undefined && named.orderId !== undefined) {
    const { orderId } = named;
    const isGood = await queryClient.fetchQuery(trpc.order.openLink.queryOptions({ orderId, token }));
    const reviews = url.searchParams.get('view') === 'reviews' ? href('orderReviews') : undefined;
    if (isGood) throw redirect(resultAddress(reviews ?? url.pathname, orderId), 302);
  }
  await loadResult(context, named);
}
