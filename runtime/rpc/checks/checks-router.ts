import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { router, visitorProcedure } from '../trpc.ts';

/** What any form asks while it is filled in. The API's answer to the form itself is the one that counts. */
export const checksRouter = router({
  /** Whether a domain takes mail, as far as can be told. */
  emailDomain: visitorProcedure.input(z.object({ domain: z.string().min(1).max(253) })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.products.POST('/Misc/validate/emaildomain', {
        body: input,
      }),
    ),
  ),
});
