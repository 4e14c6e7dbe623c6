import { unwrap } from '../clients/api-problem.ts';
import { largestPageSize, loadAllPages } from '../load-all-pages.ts';
import type { SitemapSource } from '../sitemap-source.ts';

/** Returns the overview and every open job. */
export const jobOffersSitemap: SitemapSource = async ({ content }) => {
  const offers = await loadAllPages(async (page) =>
    unwrap(await content.GET('/job-offers', { params: { query: { page, pageSize: largestPageSize } } })),
  );
  return [
    { key: 'jobOfferOverview', params: {} },
    ...offers.map(({ id, slug, publishedAt }) => ({
      key: 'jobOfferDetail' as const,
      id,
      params: { slug },
      lastModified: publishedAt,
    })),
  ];
};
