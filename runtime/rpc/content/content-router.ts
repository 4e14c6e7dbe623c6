import { z } from 'zod';
import type { components } from '#generated/contracts/content-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { ApiProblemError, unwrap } from '../clients/api-problem.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router } from '../trpc.ts';
import { sanitizePage } from './sanitize-page.ts';
import { trimMenus } from './trim-menus.ts';

type Introduction = Pick<
  components['schemas']['ContentPage'],
  'title' | 'intro' | 'description' | 'metaTitle' | 'image'
>;

/** Procedures of menus and content pages. */
export const contentRouter = router({
  /** The menus of header, footer, service and legal. */
  menus: publicProcedure.query(async ({ ctx }) => trimMenus(unwrap(await ctx.content.GET('/menus')))),

  /** Returns the company behind the shop; `null` if the shop has not configured it. */
  seller: publicProcedure.query(async ({ ctx }) => {
    const result = await ctx.content.GET('/seller');
    return result.response.status === 404 ? null : unwrap(result);
  }),

  /** Returns a page by its id in the site's configuration. */
  page: publicProcedure
    .input(z.strictObject({ id: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizePage(unwrap(await ctx.content.GET('/pages/{id}', { params: { path: { id: input.id } } }))),
    ),

  /** Returns the introduction of an overview from its content page; `null` if there is none. */
  introduction: publicProcedure.input(z.strictObject({ id: pathSegment })).query(async ({ ctx, input }) => {
    const path = { id: input.id };
    try {
      const page = unwrap(await ctx.content.GET('/pages/{id}', { params: { path } }));
      const { title, intro, description, metaTitle, image } = page;
      return withoutAbsent<Introduction>({ title, intro, description, metaTitle, image });
    } catch (error) {
      if (error instanceof ApiProblemError && error.status === 404) return null;
      throw error;
    }
  }),

  /** A page by its slug in any locale, current or old; the answer's `slug` is the current one. */
  pageBySlug: publicProcedure
    .input(z.strictObject({ slug: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizePage(unwrap(await ctx.content.GET('/pages/{id}', { params: { path: { id: input.slug } } }))),
    ),
});
