import { unwrap } from '../clients/api-problem.ts';
import { listSource } from '../sitemap-source.ts';

/** Reads the overview and every project. */
export const projectsSitemap = listSource(
  [{ key: 'projectOverview', params: {} }],
  async ({ content }, { page, pageSize }) =>
    unwrap(await content.GET('/projects', { params: { query: { page, pageSize } } })),
  ({ id, slug, image }) => ({ key: 'projectDetail', id, params: { slug }, image }),
);
