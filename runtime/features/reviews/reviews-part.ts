import type { LoadedPart } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';

/**
 * The customers' rating of the shop, on every page. Only the home page has it as structured data: a shop's rating on a
 * product would pass for the product's.
 */
export const reviewsPart: LoadedPart<LoadContext> = {
  load: ({ trpc, queryClient }) => queryClient.prefetchQuery(trpc.catalogue.rating.queryOptions()),
  structuredData: ({ trpc, queryClient, site, locale, href }) => {
    const rating = queryClient.getQueryData(trpc.catalogue.rating.queryKey());
    const domain = site.domains[locale];
    if (!rating || !domain) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'OnlineStore',
        name: site.shopName,
        url: absoluteUrl(domain, href('home') ?? '/'),
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.score,
          bestRating: rating.best,
          reviewCount: rating.count,
        },
      },
    ];
  },
};
