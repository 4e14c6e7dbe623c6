import { unwrap } from '../clients/api-problem.ts';
import { listSource, readWhole, type SitemapSource } from '../sitemap-source.ts';

const categories = listSource(
  [{ key: 'productOverview', params: {} }],
  async ({ content }, { page, pageSize }) =>
    unwrap(await content.GET('/categories', { params: { query: { page, pageSize } } })),
  ({ id, slug, image }) => ({ key: 'categoryDetail', id, params: { slug }, image }),
);

const products = listSource(
  [],
  async ({ content }, { page, pageSize }) =>
    unwrap(await content.GET('/catalogue/products', { params: { query: { page, pageSize } } })),
  ({ id, slug, image }) => ({ key: 'productDetail', id, params: { slug }, image }),
);

/** Reads the overview and every category, which are few, with the first products; then the others. */
export const catalogueSitemap: SitemapSource = async (context, piece) => {
  const { entries, pieces } = await products(context, piece);
  return {
    entries: piece === 1 ? [...(await readWhole((of) => categories(context, of))), ...entries] : entries,
    pieces,
  };
};
