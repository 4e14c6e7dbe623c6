import { z } from 'zod';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { unwrap } from '../clients/api-problem.ts';
import { router, visitorProcedure } from '../trpc.ts';

/** A field as typed, of plausible length. */
const typed = z.string().max(120);

/** An address that may be incomplete. */
interface TypedAddress {
  readonly street?: string;
  readonly houseNumber?: string;
  readonly houseNumberAddition?: string;
  readonly extra?: string;
  readonly postalCode?: string;
  readonly city?: string;
}

/** Checks of customers' fields while a form is filled in. The API's answer to the form itself is decisive. */
export const customerChecksRouter = router({
  /** Returns whether an address is valid and complete, and its usual spelling. */
  address: visitorProcedure
    .input(
      z.strictObject({
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

  /** Returns whether an e-mail address is valid and has no account yet. */
  email: visitorProcedure.input(z.strictObject({ email: z.string().min(1).max(320) })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.products.POST('/Misc/validate/email', {
        body: input,
      }),
    ),
  ),
});
