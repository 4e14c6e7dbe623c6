import type { LoadContext } from '#runtime/data/load-context.ts';
import { listingInput, parseListingQuery } from '#runtime/features/catalogue/listing-query.ts';
import { requirePage } from '../require-page.ts';

export async function load({ trpc, queryClient, url, site }: LoadContext): Promise<void> {
  const query = parseListingQuery(url.searchParams);
  const archive = site.pages.productArchive;
  const [listing] = await Promise.all([
    queryClient.ensureQueryData(trpc.catalogue.products.queryOptions(listingInput(query))),
    queryClient.ensureQueryData(trpc.catalogue.categories.queryOptions()),
    archive !== undefined && queryClient.ensureQueryData(trpc.content.page.queryOptions({ id: archive })),
  ]);
  requirePage(listing);
}
