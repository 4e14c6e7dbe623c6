import { z } from 'zod';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { expectDone, unwrap } from '../clients/api-problem.ts';
import { pageNumber } from '../page-number.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { withMailLink } from '../with-mail-link.ts';
import { detailsSchema } from './details-input.ts';

/** A text of a form; its bounds are the API's. */
const text = z.string().max(1000);

const orderState = z.enum(['Placed', 'Paid', 'InProduction', 'Shipped', 'Completed', 'Cancelled']);

const ordersPerPage = 20;

/** Changes of an account, besides its password. */
interface AccountChange {
  readonly currentPassword?: string;
  readonly newPassword?: string;
  readonly locale?: string;
  readonly newsletter?: boolean;
}

/** Procedures of the customer who is logged in. */
export const userRouter = router({
  /** Returns the customer; null if nobody is logged in. */
  current: visitorProcedure.query(async ({ ctx }) => {
    if (!ctx.visitor.hasSession) return null;
    return unwrap(await ctx.products.GET('/me'));
  }),

  /** One page of the orders that the customer has placed, newest first. */
  orders: visitorProcedure
    .input(
      z.strictObject({ page: pageNumber, state: orderState.exactOptional(), q: z.string().max(100).exactOptional() }),
    )
    .query(async ({ ctx, input: { state, ...query } }) =>
      unwrap(
        await ctx.products.GET('/Orders', {
          params: {
            query: { ...query, pageSize: ordersPerPage, ...(state && { state: [state] }) },
          },
        }),
      ),
    ),

  /** Returns all stored data of the customer. */
  everything: visitorProcedure.query(async ({ ctx }) =>
    unwrap(
      await ctx.products.GET('/me', {
        params: { query: { include: 'everything' } },
      }),
    ),
  ),

  /** Name, company, phone and addresses: all of them, since omitted ones are deleted. */
  updateDetails: visitorProcedure.input(detailsSchema).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.products.PUT('/me/details', {
        body: input,
      }),
    ),
  ),

  /** Password, language of mails, newsletter. A new password ends every other session. */
  update: visitorProcedure
    .input(
      z.strictObject({
        /** Version of the account that was changed. */
        version: z.int(),
        currentPassword: text.optional(),
        newPassword: text.optional(),
        locale: text.optional(),
        newsletter: z.boolean().optional(),
      }),
    )
    .mutation(async ({ ctx, input: { version, ...change } }) =>
      unwrap(
        await ctx.products.PUT('/me', {
          body: { version, ...withoutAbsent<AccountChange>(change) },
        }),
      ),
    ),

  /** Requests a change of the e-mail address, which takes effect when the mailed link is followed. */
  changeEmail: visitorProcedure
    .input(z.strictObject({ version: z.int(), currentPassword: text, email: text }))
    .mutation(async ({ ctx, input }) =>
      unwrap(
        await ctx.products.PUT('/me', {
          headers: withMailLink(ctx.visitor, 'myAccountDetails'),
          body: input,
        }),
      ),
    ),

  /** Confirms a changed e-mail address with the token from its mail. */
  verifyEmail: visitorProcedure.input(z.strictObject({ token: text })).mutation(async ({ ctx, input }) => {
    expectDone(
      await ctx.products.POST('/me/verify', {
        body: input,
      }),
    );
  }),

  /** Deletes the account with its personal data and all sessions. */
  remove: visitorProcedure.input(z.strictObject({ currentPassword: text })).mutation(async ({ ctx, input }) => {
    expectDone(
      await ctx.products.DELETE('/me', {
        body: { ...input, confirmation: 'DELETE' },
      }),
    );
    ctx.visitor.endSession();
    ctx.visitor.forgetDevice();
  }),
});
