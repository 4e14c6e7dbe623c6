import { z } from 'zod';
import type { components } from '#generated/contracts/content-api.ts';
import { unwrap } from '../clients/api-problem.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { pageNumber } from '../page-number.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router } from '../trpc.ts';

type JobOffer = components['schemas']['JobOffer'];

/** Procedures of job offers. */
export const jobOffersRouter = router({
  /** One page of open job offers, newest first. */
  list: publicProcedure.input(z.strictObject({ page: pageNumber })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.GET('/job-offers', {
        params: { query: { page: input.page, pageSize: ctx.pageSizes.archive } },
      }),
    ),
  ),

  /** A job offer, open or closed, by its slug in any locale, current or old; the answer's `slug` is the current one. */
  detail: publicProcedure
    .input(z.strictObject({ slug: pathSegment }))
    .query(async ({ ctx, input }) =>
      sanitizeJobOffer(unwrap(await ctx.content.GET('/job-offers/{id}', { params: { path: { id: input.slug } } }))),
    ),
});

/** Returns a job offer with sanitized text. */
function sanitizeJobOffer(offer: JobOffer): JobOffer {
  return { ...offer, body: sanitizeHtml(offer.body) };
}
