import { unwrap } from '../clients/api-problem.ts';
import { largestPageSize, loadAllPages } from '../load-all-pages.ts';
import type { SitemapSource } from '../sitemap-source.ts';

/** Returns the overview and every blog. */
export const blogsSitemap: SitemapSource = async ({ content }) => {
  const blogs = await loadAllPages(async (page) =>
    unwrap(await content.GET('/blogs', { params: { query: { page, pageSize: largestPageSize } } })),
  );
  return [
    { key: 'blogOverview', params: {} },
    ...blogs.map(({ id, slug, image, publishedAt }) => ({
      key: 'blogDetail' as const,
      id,
      image,
      params: { slug },
      lastModified: publishedAt,
    })),
  ];
};
