import type { LoadedPart } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { productNode } from '#runtime/lib/product-node.ts';
import { reviewsInput } from './reviews-input.ts';

/** What customers say of the product of a page. Only what is shown is structured data, too. */
export const productReviewsPart: LoadedPart<LoadContext> = {
  load: ({ trpc, queryClient, params, url }) =>
    queryClient.prefetchQuery(trpc.catalogue.reviews.queryOptions(reviewsInput(params, url.searchParams))),
  structuredData: ({ trpc, queryClient, params, url, site, locale, href }) => {
    const reviews = queryClient.getQueryData(trpc.catalogue.reviews.queryKey(reviewsInput(params, url.searchParams)));
    const domain = site.domains[locale];
    const path = href('productDetail', { slug: params.slug ?? '' });
    if (!reviews || !domain || path === undefined) return [];
    const { score, best, count } = reviews.rating;
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        '@id': productNode(absoluteUrl(domain, path)),
        aggregateRating: { '@type': 'AggregateRating', ratingValue: score, bestRating: best, reviewCount: count },
        review: reviews.items.map(({ stars, title, text, name, writtenOn, locale: language }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name },
          datePublished: writtenOn,
          inLanguage: language,
          ...(title !== undefined && { name: title }),
          reviewBody: text,
          reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: best },
        })),
      },
    ];
  },
};
