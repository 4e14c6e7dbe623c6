import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { publicProcedure, router } from '../trpc.ts';
import { sanitizePage } from './sanitize-page.ts';

const identifier = z.string().min(1).max(200);

/** Menus and content pages. */
export const contentRouter = router({
  /** The menus of header, footer, service and legal. */
  menus: publicProcedure.query(async ({ ctx }) =>
    unwrap(await ctx.content.GET('/menus', { params: { header: ctx.headers } })),
  ),

  /** A page by the id that the site's configuration gives it. */
  page: publicProcedure
    .input(z.object({ id: identifier }))
    .query(async ({ ctx, input }) =>
      sanitizePage(
        unwrap(await ctx.content.GET('/pages/{id}', { params: { header: ctx.headers, path: { id: input.id } } })),
      ),
    ),

  /** A page by its slug in any locale, current or old; the answer's `slug` is the current one. */
  pageBySlug: publicProcedure
    .input(z.object({ slug: identifier }))
    .query(async ({ ctx, input }) =>
      sanitizePage(
        unwrap(await ctx.content.GET('/pages/{id}', { params: { header: ctx.headers, path: { id: input.slug } } })),
      ),
    ),
});
