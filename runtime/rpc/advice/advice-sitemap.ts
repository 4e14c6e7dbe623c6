import { unwrap } from '../clients/api-problem.ts';
import { largestPageSize, loadAllPages } from '../load-all-pages.ts';
import type { SitemapSource } from '../sitemap-source.ts';

/** Returns the overview and every advice article. */
export const adviceSitemap: SitemapSource = async ({ content }) => {
  const articles = await loadAllPages(async (page) =>
    unwrap(await content.GET('/advice', { params: { query: { page, pageSize: largestPageSize } } })),
  );
  return [
    { key: 'adviceOverview', params: {} },
    ...articles.map(({ id, slug, image }) => ({ key: 'adviceDetail' as const, id, params: { slug }, image })),
  ];
};
