import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { router, visitorProcedure } from '../trpc.ts';

/** Checks of fields while a form is filled in. The API's answer to the form itself is decisive. */
export const checksRouter = router({
  /** Returns whether a domain accepts mail, as far as known. */
  emailDomain: visitorProcedure
    .input(z.strictObject({ domain: z.string().min(1).max(253) }))
    .query(async ({ ctx, input }) =>
      unwrap(
        await ctx.products.POST('/Misc/validate/emaildomain', {
          body: input,
        }),
      ),
    ),
});
