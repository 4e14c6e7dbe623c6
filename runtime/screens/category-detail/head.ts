import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { listingSearch, parseListingQuery } from '#runtime/features/catalogue/listing-query.ts';
import { alternates } from '../alternates.ts';
import { numberedTitle } from '../numbered-title.ts';
import { breadcrumbList, sharedPicture } from '../structured-data.ts';
import { categoryCrumbs } from './crumbs.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, url, t, href } = context;
  const category = queryClient.getQueryData(trpc.catalogue.category.queryKey({ slug: params.slug ?? '' }));
  if (!category) return { title: t('routes:productOverview'), description: '', alternates: {} };
  const all = queryClient.getQueryData(trpc.catalogue.categories.queryKey()) ?? [];
  const { facets, page } = parseListingQuery(url.searchParams);
  return {
    title: numberedTitle(category.metaTitle ?? category.name, page, t),
    description: category.metaDescription ?? category.description,
    alternates: alternates(context, 'categoryDetail', {
      slugs: category.slugs,
      search: listingSearch({ facets, page }),
    }),
    index: facets.length === 0,
    image: sharedPicture(category.image),
    jsonLd: [breadcrumbList(context, categoryCrumbs(category, all, href, t))],
  };
}
