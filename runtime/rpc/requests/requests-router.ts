import { z } from 'zod';
import { expectDone, unwrap } from '../clients/api-problem.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { withMailLink } from '../with-mail-link.ts';
import { contentKey } from './content-key.ts';
import { adviceInput, contactInput, newsletterInput, quotationInput } from './request-inputs.ts';

/** A token out of a mail; its form is validated by the API. */
const token = z.strictObject({ token: z.string().max(1000) });

/** Procedures of visitors' requests. */
export const requestsRouter = router({
  /** Sends a mail with a link to `newsletterConfirm`; the subscription begins when it is used. */
  subscribe: visitorProcedure.input(newsletterInput).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.POST('/newsletter', {
        headers: withMailLink(ctx.visitor, 'newsletterConfirm'),
        body: input,
      }),
    ),
  ),

  /** Confirms the newsletter with the token from the mail. */
  confirmNewsletter: visitorProcedure.input(token).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.POST('/newsletter/confirm', {
        headers: withMailLink(ctx.visitor, 'newsletterConfirm', { for: 'leaving' }),
        body: input,
      }),
    ),
  ),

  /** Unsubscribes with the token of a newsletter. */
  unsubscribe: visitorProcedure.input(token).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.POST('/newsletter/unsubscribe', {
        body: input,
      }),
    ),
  ),

  /** Sends a message to the shop. */
  contact: visitorProcedure.input(contactInput).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.POST('/contact', {
        params: { header: { 'Idempotency-Key': contentKey(input) } },
        body: input,
      }),
    ),
  ),

  /** Requests a quotation. */
  quotation: visitorProcedure.input(quotationInput).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.POST('/quotations', {
        params: { header: { 'Idempotency-Key': contentKey(input) } },
        headers: withMailLink(ctx.visitor, 'offer'),
        body: input,
      }),
    ),
  ),

  /** Requests advice on a room. */
  advice: visitorProcedure.input(adviceInput).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.POST('/advice-requests', {
        params: { header: { 'Idempotency-Key': contentKey(input) } },
        body: input,
      }),
    ),
  ),

  /** Deletes a file of a request. Succeeds for a file that is deleted already. */
  removeFile: visitorProcedure
    .input(z.strictObject({ storageItemId: z.string().max(100) }))
    .mutation(async ({ ctx, input: { storageItemId: id } }) => {
      const { response, error } = await ctx.products.DELETE('/Storage/{id}', {
        params: { path: { id } },
      });
      if (response.status !== 404) expectDone({ response, error });
    }),
});
