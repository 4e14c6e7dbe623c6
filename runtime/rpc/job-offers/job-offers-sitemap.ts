import { unwrap } from '../clients/api-problem.ts';
import { listSource } from '../sitemap-source.ts';

/** Reads the overview and every open job. */
export const jobOffersSitemap = listSource(
  [{ key: 'jobOfferOverview', params: {} }],
  async ({ content }, { page, pageSize }) =>
    unwrap(await content.GET('/job-offers', { params: { query: { page, pageSize } } })),
  ({ id, slug, publishedAt }) => ({ key: 'jobOfferDetail', id, params: { slug }, lastModified: publishedAt }),
);
