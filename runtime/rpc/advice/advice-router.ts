import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { pageNumber } from '../page-number.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router } from '../trpc.ts';
import { sanitizeAdvice } from './sanitize-advice.ts';

/** Procedures of advice articles. */
export const adviceRouter = router({
  /** One page of articles, in the shop's order. */
  list: publicProcedure.input(z.strictObject({ page: pageNumber })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.GET('/advice', {
        params: { query: { page: input.page, pageSize: ctx.pageSizes.archive } },
      }),
    ),
  ),

  /** An article by its slug in any locale, current or old; the answer's `slug` is the current one. */
  detail: publicProcedure
    .input(z.strictObject({ slug: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizeAdvice(unwrap(await ctx.content.GET('/advice/{id}', { params: { path: { id: input.slug } } }))),
    ),
});
