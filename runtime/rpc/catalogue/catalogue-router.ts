import { z } from 'zod';
import type { operations } from '#generated/contracts/content-api.ts';
import { type ComparedProduct, maxCompared } from '#runtime/lib/compared-products.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { unwrap } from '../clients/api-problem.ts';
import { pageNumber } from '../page-number.ts';
import { pathSegment } from '../path-segment.ts';
import { largestPageSize } from '../sitemap-source.ts';
import { publicProcedure, router } from '../trpc.ts';
import { loadComparison } from './load-comparison.ts';
import { loadProduct } from './load-product.ts';
import { pickStories } from './pick-stories.ts';
import { sanitizeCategory } from './sanitize-category.ts';
import { sanitizeProduct } from './sanitize-product.ts';
import { categoryEntry, trimListing } from './trim-listing.ts';
import { variantSegment } from './variant-segment.ts';

/** Statuses of an unknown product, or of an API without the operation; the page works without the answer. */
const withoutAnswer = new Set([404, 501]);

/** Reviews on the page of a product. */
const reviewsOnPage = 5;

/** The query of a listing at the content API. */
type ListingQuery = NonNullable<operations['listProducts']['parameters']['query']>;

/** Procedures of categories, listings and products. */
export const catalogueRouter = router({
  /** Every category by name, in the shop's order. */
  categories: publicProcedure.query(async ({ ctx }) => {
    const answer = await ctx.content.GET('/categories', {
      params: { query: { pageSize: largestPageSize } },
    });
    return unwrap(answer).items.map(categoryEntry);
  }),

  /** A category by its slug in any locale, current or old; the answer's `slug` is the current one. */
  category: publicProcedure
    .input(z.strictObject({ slug: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizeCategory(unwrap(await ctx.content.GET('/categories/{id}', { params: { path: { id: input.slug } } }))),
    ),

  /** One page of a listing with its facets and sort orders. */
  products: publicProcedure
    .input(
      z.strictObject({
        /** Id or slug of a category; absent, all products. */
        category: pathSegment.optional(),
        /** Chosen facet values, each as `{facet id}:{value id}`. */
        facet: z.array(z.string().min(3).max(161)).max(50).optional(),
        sort: z.enum(['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'NRC']).optional(),
        page: pageNumber,
      }),
    )
    .query(async ({ ctx, input }) => {
      const { category, facet, sort, page } = input;
      const { productArchive: pageSize } = ctx.pageSizes;
      // Each parameter by name: the compiler does not check spread ones.
      const answer = await ctx.content.GET('/catalogue/products', {
        params: {
          query: withoutAbsent<ListingQuery>({ category, facet, sort, page, pageSize }),
        },
      });
      return trimListing(unwrap(answer));
    }),

  /**
   * A product by its slug in any locale, current or old; the answer's `slug` is the current one. With a variant, its
   * prices, pictures and article number are those of the variant; one that the product does not have is ignored.
   */
  product: publicProcedure
    .input(z.strictObject({ slug: pathSegment, variant: variantSegment }))
    .query(async ({ ctx, input }) => sanitizeProduct(await loadProduct(ctx, input.slug, input.variant))),

  /**
   * Returns articles and projects about a product, identified as in `product`; none if the API has no such operation or
   * fails.
   */
  stories: publicProcedure.input(z.strictObject({ slug: pathSegment })).query(async ({ ctx, input }) => {
    const result = await ctx.content.GET('/catalogue/products/{id}/stories', {
      params: { path: { id: input.slug } },
    });
    return withoutAnswer.has(result.response.status) ? [] : pickStories(unwrap(result));
  }),

  /**
   * Returns one page of what customers say of a product, identified as in `product`; null without any, and if the API has no such
   * operation.
   */
  reviews: publicProcedure
    .input(z.strictObject({ slug: pathSegment, page: pageNumber }))
    .query(async ({ ctx, input: { slug, page } }) => {
      const result = await ctx.content.GET('/catalogue/products/{id}/reviews', {
        params: { path: { id: slug }, query: { page, pageSize: reviewsOnPage } },
      });
      if (withoutAnswer.has(result.response.status)) return null;
      const { rating, items, page: shown, pages } = unwrap(result);
      return rating ? { rating, items, page: shown, pages } : null;
    }),

  /** Products side by side, by what is known of them. One that does not exist is left out. */
  comparison: publicProcedure
    .input(
      z.strictObject({
        products: z.array(z.strictObject({ slug: pathSegment, variant: variantSegment })).max(maxCompared),
      }),
    )
    .query(({ ctx, input }) =>
      loadComparison(
        ctx,
        input.products.map((product) => withoutAbsent<ComparedProduct>(product)),
      ),
    ),

  /** Returns the customers' rating of the shop; `null` for a shop without collected reviews. */
  rating: publicProcedure.query(async ({ ctx }) => {
    const result = await ctx.products.GET('/Misc/rating');
    return result.response.status === 404 ? null : unwrap(result);
  }),
});
