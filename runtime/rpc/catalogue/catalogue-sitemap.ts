import { unwrap } from '../clients/api-problem.ts';
import { largestPageSize, loadAllPages } from '../load-all-pages.ts';
import type { SitemapSource } from '../sitemap-source.ts';

/** Returns the overview, every category and every product. */
export const catalogueSitemap: SitemapSource = async ({ content }) => {
  const categories = await loadAllPages(async (page) =>
    unwrap(await content.GET('/categories', { params: { query: { page, pageSize: largestPageSize } } })),
  );
  const products = await loadAllPages(async (page) =>
    unwrap(await content.GET('/catalogue/products', { params: { query: { page, pageSize: largestPageSize } } })),
  );
  return [
    { key: 'productOverview', params: {} },
    ...categories.map(({ id, slug, image }) => ({ key: 'categoryDetail' as const, id, params: { slug }, image })),
    ...products.map(({ id, slug, image }) => ({ key: 'productDetail' as const, id, params: { slug }, image })),
  ];
};
