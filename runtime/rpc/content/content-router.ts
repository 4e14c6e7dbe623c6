import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router } from '../trpc.ts';
import { sanitizePage } from './sanitize-page.ts';

/** Menus and content pages. */
export const contentRouter = router({
  /** The menus of header, footer, service and legal. */
  menus: publicProcedure.query(async ({ ctx }) =>
    unwrap(await ctx.content.GET('/menus', { params: { header: ctx.headers } })),
  ),

  /** A page by the id that the site's configuration gives it. */
  page: publicProcedure
    .input(z.object({ id: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizePage(
        unwrap(await ctx.content.GET('/pages/{id}', { params: { header: ctx.headers, path: { id: input.id } } })),
      ),
    ),

  /** A page by its slug in any locale, current or old; the answer's `slug` is the current one. */
  pageBySlug: publicProcedure
    .input(z.object({ slug: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizePage(
        unwrap(await ctx.content.GET('/pages/{id}', { params: { header: ctx.headers, path: { id: input.slug } } })),
      ),
    ),
});
