import { z } from 'zod';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { expectDone, unwrap } from '../clients/api-problem.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { withMailLink } from '../with-mail-link.ts';

/** A text of a form; its bounds are the API's. */
const text = z.string().max(1000);

const person = { email: text, password: text, firstName: text, lastName: text, phone: text.optional() };
const choices = { newsletter: z.boolean(), termsAccepted: z.literal(true) };

const registration = z.discriminatedUnion('customerType', [
  z.strictObject({ customerType: z.literal('Private'), ...person, ...choices }),
  z.strictObject({
    customerType: z.literal('Business'),
    companyName: text,
    vatNumber: text.optional(),
    ...person,
    ...choices,
  }),
]);

/** Procedures of registration, login, logout and password reset. */
export const authRouter = router({
  /** Creates an account; a mail with a link to `registerVerify` confirms its address. */
  register: visitorProcedure.input(registration).mutation(async ({ ctx, input }) => {
    expectDone(
      await ctx.products.POST('/Registration', {
        headers: withMailLink(ctx.visitor, 'registerVerify'),
        body: getBody(input),
      }),
    );
  }),

  /** Confirms the address of a new account with the token from its mail. */
  verifyRegistration: visitorProcedure.input(z.strictObject({ token: text })).mutation(async ({ ctx, input }) => {
    expectDone(
      await ctx.products.POST('/Registration/verify', {
        body: input,
      }),
    );
  }),

  /** Logs in: sets the session cookie and returns the customer. */
  login: visitorProcedure.input(z.strictObject({ email: text, password: text })).mutation(async ({ ctx, input }) => {
    const session = unwrap(
      await ctx.products.POST('/auth/login', {
        headers: ctx.visitor.deviceOf(input.email),
        body: input,
      }),
    );
    await ctx.visitor.beginSession(session);
    await ctx.visitor.rememberDevice(input.email);
    // The guest's order has become the customer's.
    if (session.mergedOrder) ctx.visitor.showLines(session.mergedOrder.lines);
    return session.customer;
  }),

  /** Logs out. The session cookie is deleted even if the API does not answer. */
  logout: visitorProcedure.mutation(async ({ ctx }) => {
    try {
      if (!ctx.visitor.hasSession) return;
      const { response, error } = await ctx.products.POST('/auth/logout');
      // An expired session already needs no ending.
      if (response.status !== 401) expectDone({ response, error });
    } finally {
      ctx.visitor.endSession();
    }
  }),

  /**
   * Sends a mail with a link to `resetPassword` if the address has an account; the answer does not reveal whether it
   * has.
   */
  requestPasswordReset: visitorProcedure.input(z.strictObject({ email: text })).mutation(async ({ ctx, input }) => {
    expectDone(
      await ctx.products.POST('/auth/forgot', {
        headers: withMailLink(ctx.visitor, 'resetPassword'),
        body: input,
      }),
    );
  }),

  /** Returns whether a token from a mail is still valid, without using it up. */
  canReset: visitorProcedure.input(z.strictObject({ token: text })).query(async ({ ctx, input }) => {
    const { response, error } = await ctx.products.POST('/auth/reset/validate', {
      body: input,
    });
    // 400: not a token.
    if (response.status === 404 || response.status === 400) return false;
    expectDone({ response, error });
    return true;
  }),

  /** Sets a new password with the token from a mail. Every session of the account ends, this visitor's too. */
  resetPassword: visitorProcedure
    .input(z.strictObject({ token: text, newPassword: text }))
    .mutation(async ({ ctx, input }) => {
      expectDone(
        await ctx.products.POST('/auth/reset', {
          body: input,
        }),
      );
      ctx.visitor.endSession();
    }),
});

/** Returns the body without empty fields. */
function getBody(input: z.infer<typeof registration>) {
  if (input.customerType === 'Private') {
    const { phone, ...rest } = input;
    return { ...rest, ...withoutAbsent<{ phone?: string }>({ phone }) };
  }
  const { phone, vatNumber, ...rest } = input;
  return { ...rest, ...withoutAbsent<{ phone?: string; vatNumber?: string }>({ phone, vatNumber }) };
}
