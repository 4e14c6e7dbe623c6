import { unwrap } from '../clients/api-problem.ts';
import { largestPageSize, loadAllPages } from '../load-all-pages.ts';
import type { SitemapSource } from '../sitemap-source.ts';

/** Returns the overview and every project. */
export const projectsSitemap: SitemapSource = async ({ content }) => {
  const projects = await loadAllPages(async (page) =>
    unwrap(await content.GET('/projects', { params: { query: { page, pageSize: largestPageSize } } })),
  );
  return [
    { key: 'projectOverview', params: {} },
    ...projects.map(({ id, slug, image }) => ({ key: 'projectDetail' as const, id, params: { slug }, image })),
  ];
};
