import { z } from 'zod';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { unwrap } from '../clients/api-problem.ts';
import { router, visitorProcedure } from '../trpc.ts';

/** As typed; longer is no address and no name of a place. */
const typed = z.string().max(120);

/** The parts of an address that may be missing while it is typed. */
interface TypedAddress {
  readonly street?: string;
  readonly houseNumber?: string;
  readonly houseNumberAddition?: string;
  readonly extra?: string;
  readonly postalCode?: string;
  readonly city?: string;
}

/** What forms of customers ask while they are filled in. The API's answer to the form itself is the one that counts. */
export const customerChecksRouter = router({
  /** Whether an address is well formed and complete, and how it is usually written. */
  address: visitorProcedure
    .input(
      z.object({
        country: z.enum(['NL', 'BE', 'FR', 'DE', 'AT', 'GB']),
        street: typed.optional(),
        houseNumber: typed.optional(),
        houseNumberAddition: typed.optional(),
        extra: typed.optional(),
        postalCode: typed.optional(),
        city: typed.optional(),
      }),
    )
    .query(async ({ ctx, input: { country, ...parts } }) =>
      unwrap(
        await ctx.products.POST('/Misc/validate/address', {
          body: { country, ...withoutAbsent<TypedAddress>(parts) },
        }),
      ),
    ),

  /** Whether an e-mail address is well formed and has no account yet. */
  email: visitorProcedure.input(z.object({ email: z.string().min(1).max(320) })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.products.POST('/Misc/validate/email', {
        body: input,
      }),
    ),
  ),
});
