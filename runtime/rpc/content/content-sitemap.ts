import { unwrap } from '../clients/api-problem.ts';
import { listSource } from '../sitemap-source.ts';

/**
 * Reads the home page, and every content page with its own address in this locale. Content pages of other screens
 * have none.
 */
export const contentSitemap = listSource(
  [{ key: 'home', params: {} }],
  async ({ content }, { page, pageSize }) =>
    unwrap(await content.GET('/pages', { params: { query: { page, pageSize } } })),
  ({ id, slug, slugs, updatedAt }) =>
    Object.values(slugs).includes(slug)
      ? { key: 'contentPage', id, params: { slug }, lastModified: updatedAt }
      : undefined,
);
