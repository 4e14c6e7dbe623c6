import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';
import { listingInput, parseListingQuery } from '#runtime/features/catalogue/listing-query.ts';
import { requirePage } from '../require-page.ts';

export async function load({ trpc, queryClient, params, url, href }: LoadContext): Promise<void> {
  const slug = params.slug ?? '';
  const query = parseListingQuery(url.searchParams);
  const [category, listing] = await Promise.all([
    queryClient.ensureQueryData(trpc.catalogue.category.queryOptions({ slug })),
    queryClient.ensureQueryData(trpc.catalogue.products.queryOptions(listingInput(query, slug))),
    queryClient.ensureQueryData(trpc.catalogue.categories.queryOptions()),
  ]);
  const current = href('categoryDetail', { slug: category.slug });
  if (category.slug !== slug && current !== undefined) throw redirect(`${current}${url.search}`, 301);
  requirePage(listing);
}
