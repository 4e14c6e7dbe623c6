import { unwrap } from '../clients/api-problem.ts';
import { listSource } from '../sitemap-source.ts';

/** Reads the overview and every advice article. */
export const adviceSitemap = listSource(
  [{ key: 'adviceOverview', params: {} }],
  async ({ content }, { page, pageSize }) =>
    unwrap(await content.GET('/advice', { params: { query: { page, pageSize } } })),
  ({ id, slug, image }) => ({ key: 'adviceDetail', id, params: { slug }, image }),
);
