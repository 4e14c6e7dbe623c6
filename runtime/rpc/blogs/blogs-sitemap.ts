import { unwrap } from '../clients/api-problem.ts';
import { listSource } from '../sitemap-source.ts';

/** Reads the overview and every blog. */
export const blogsSitemap = listSource(
  [{ key: 'blogOverview', params: {} }],
  async ({ content }, { page, pageSize }) =>
    unwrap(await content.GET('/blogs', { params: { query: { page, pageSize } } })),
  ({ id, slug, image, publishedAt }) => ({ key: 'blogDetail', id, image, params: { slug }, lastModified: publishedAt }),
);
