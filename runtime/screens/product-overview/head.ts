import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { listingSearch, parseListingQuery } from '#runtime/features/catalogue/listing-query.ts';
import { alternates } from '../alternates.ts';
import { numberedTitle } from '../numbered-title.ts';
import { breadcrumbList, sharedPicture } from '../structured-data.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, site, url, t, href } = context;
  const archive = site.pages.productArchive;
  const page =
    archive === undefined ? undefined : queryClient.getQueryData(trpc.content.page.queryKey({ id: archive }));
  const query = parseListingQuery(url.searchParams);
  return {
    title: numberedTitle(page?.metaTitle ?? page?.title ?? t('routes:productOverview'), query.page, t),
    description: page?.description ?? '',
    // The same products in another order are the same page.
    alternates: alternates(context, 'productOverview', {
      search: listingSearch({ facets: query.facets, page: query.page }),
    }),
    index: query.facets.length === 0,
    ...(page?.image && { image: sharedPicture(page.image) }),
    jsonLd: [
      breadcrumbList(context, [
        { label: t('routes:home'), href: href('home') },
        { label: t('routes:productOverview'), href: href('productOverview') },
      ]),
    ],
  };
}
