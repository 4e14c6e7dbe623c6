import { unwrap } from '../clients/api-problem.ts';
import { largestPageSize, loadAllPages } from '../load-all-pages.ts';
import type { SitemapSource } from '../sitemap-source.ts';

/**
 * Returns the home page, and every content page with its own address in this locale. Content pages of other screens
 * have none.
 */
export const contentSitemap: SitemapSource = async ({ content }) => {
  const pages = await loadAllPages(async (page) =>
    unwrap(await content.GET('/pages', { params: { query: { page, pageSize: largestPageSize } } })),
  );
  return [
    { key: 'home', params: {} },
    ...pages
      .filter(({ slug, slugs }) => Object.values(slugs).includes(slug))
      .map(({ id, slug, updatedAt }) => ({
        key: 'contentPage' as const,
        id,
        params: { slug },
        lastModified: updatedAt,
      })),
  ];
};
