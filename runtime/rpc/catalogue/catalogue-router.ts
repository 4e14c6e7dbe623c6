import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { pageNumber } from '../page-number.ts';
import { publicProcedure, router } from '../trpc.ts';
import { sanitizeProduct } from './sanitize-product.ts';

const slug = z.string().min(1).max(120);

/** Categories, listings and products. */
export const catalogueRouter = router({
  categories: publicProcedure.query(async ({ ctx }) =>
    unwrap(await ctx.content.GET('/categories', { params: { header: ctx.headers } })),
  ),

  /** A category by its slug in any locale, current or old. */
  category: publicProcedure
    .input(z.object({ slug }))
    .query(async ({ ctx, input }) =>
      unwrap(await ctx.content.GET('/categories/{id}', { params: { header: ctx.headers, path: { id: input.slug } } })),
    ),

  /** One page of a listing with its facets and sort orders. */
  products: publicProcedure
    .input(
      z.object({
        category: slug.optional(),
        brand: slug.optional(),
        page: pageNumber,
        sort: z.enum(['relevance', 'price-asc', 'price-desc', 'name']).optional(),
      }),
    )
    .query(async ({ ctx, input }) =>
      unwrap(
        await ctx.content.GET('/products', {
          params: { header: ctx.headers, query: { ...input, pageSize: ctx.pageSizes.productArchive } },
        }),
      ),
    ),

  /** A product by its slug in any locale, current or old; the answer's `slug` is the current one. */
  product: publicProcedure
    .input(z.object({ slug }))
    .query(async ({ ctx, input }) =>
      sanitizeProduct(
        unwrap(await ctx.products.GET('/Products/{id}', { params: { header: ctx.headers, path: { id: input.slug } } })),
      ),
    ),
});
