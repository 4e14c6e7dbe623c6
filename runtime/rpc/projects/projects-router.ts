import { z } from 'zod';
import type { components } from '#generated/contracts/content-api.ts';
import { unwrap } from '../clients/api-problem.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { pageNumber } from '../page-number.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router } from '../trpc.ts';

type Project = components['schemas']['Project'];

/** Procedures of projects. */
export const projectsRouter = router({
  /** One page of projects, the latest completed first. */
  list: publicProcedure.input(z.strictObject({ page: pageNumber })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.GET('/projects', {
        params: { query: { page: input.page, pageSize: ctx.pageSizes.archive } },
      }),
    ),
  ),

  /** A project by its slug in any locale, current or old; the answer's `slug` is the current one. */
  detail: publicProcedure
    .input(z.strictObject({ slug: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizeProject(unwrap(await ctx.content.GET('/projects/{id}', { params: { path: { id: input.slug } } }))),
    ),
});

/** Returns a project with sanitized text. */
function sanitizeProject(project: Project): Project {
  return { ...project, body: sanitizeHtml(project.body) };
}
