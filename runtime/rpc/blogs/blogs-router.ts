import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { pageNumber } from '../page-number.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router } from '../trpc.ts';
import { sanitizeBlog } from './sanitize-blog.ts';

/** Procedures of blogs, newest first. */
export const blogsRouter = router({
  list: publicProcedure.input(z.strictObject({ page: pageNumber })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.GET('/blogs', {
        params: { query: { page: input.page, pageSize: ctx.pageSizes.archive } },
      }),
    ),
  ),

  /** A blog by its slug in any locale, current or old; the answer's `slug` is the current one. */
  detail: publicProcedure
    .input(z.strictObject({ slug: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizeBlog(unwrap(await ctx.content.GET('/blogs/{id}', { params: { path: { id: input.slug } } }))),
    ),
});
