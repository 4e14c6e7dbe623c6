import { z } from 'zod';
import { expectDone, unwrap } from '../clients/api-problem.ts';
import { pathSegment } from '../path-segment.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { withMailLink } from '../with-mail-link.ts';

/** Bounds are the API's. */
const name = z.string().max(120);
const email = z.string().max(254);
const role = z.enum(['Buyer', 'Approver', 'Administrator']);
const member = z.strictObject({ id: pathSegment });

/** Procedures of companies of which several customers buy together. */
export const companyRouter = router({
  /** Returns the company of the customer; null if they are in none. */
  current: visitorProcedure.query(async ({ ctx }) => {
    const result = await ctx.content.GET('/company');
    return result.response.status === 404 ? null : unwrap(result);
  }),

  /** Starts a company. */
  start: visitorProcedure
    .input(z.strictObject({ name }))
    .mutation(async ({ ctx, input }) => unwrap(await ctx.content.POST('/company', { body: input }))),

  /** Changes a company. `approveFrom` is in cents. */
  update: visitorProcedure
    .input(z.strictObject({ name, approveFrom: z.int().min(0).max(1e11).exactOptional() }))
    .mutation(async ({ ctx, input }) => unwrap(await ctx.content.PUT('/company', { body: input }))),

  /** Invites somebody by mail. */
  invite: visitorProcedure.input(z.strictObject({ email, role })).mutation(async ({ ctx, input }) => {
    const headers = withMailLink(ctx.visitor, 'myAccountCompany');
    expectDone(await ctx.content.POST('/company/invitations', { headers, body: input }));
  }),

  /** Withdraws an invitation. */
  withdraw: visitorProcedure.input(member).mutation(async ({ ctx, input: { id } }) => {
    expectDone(await ctx.content.DELETE('/company/invitations/{id}', { params: { path: { id } } }));
  }),

  /** Accepts an invitation by its token. */
  join: visitorProcedure
    .input(z.strictObject({ token: z.string().max(1000) }))
    .mutation(async ({ ctx, input }) => unwrap(await ctx.content.POST('/company/join', { body: input }))),

  /** Changes the role of a member. */
  setRole: visitorProcedure
    .input(z.strictObject({ id: pathSegment, role }))
    .mutation(async ({ ctx, input: { id, ...body } }) =>
      unwrap(await ctx.content.PUT('/company/members/{id}', { params: { path: { id } }, body })),
    ),

  /** Takes a member out of the company. */
  remove: visitorProcedure.input(member).mutation(async ({ ctx, input: { id } }) => {
    expectDone(await ctx.content.DELETE('/company/members/{id}', { params: { path: { id } } }));
  }),

  /** Returns the orders that wait for an approval; none for a buyer. */
  approvals: visitorProcedure.query(async ({ ctx }) => {
    const result = await ctx.content.GET('/company/approvals');
    return result.response.status === 403 || result.response.status === 404 ? [] : unwrap(result).items;
  }),

  /** Decides about an order that waits. */
  decide: visitorProcedure
    .input(
      z.strictObject({
        orderId: pathSegment,
        version: z.int(),
        decision: z.enum(['approve', 'refuse']),
        reason: z.string().max(1000).exactOptional(),
      }),
    )
    .mutation(async ({ ctx, input: { orderId, ...body } }) => {
      const headers = withMailLink(ctx.visitor, 'checkout');
      const params = { path: { id: orderId } };
      expectDone(await ctx.content.PUT('/company/approvals/{id}', { params, headers, body }));
    }),
});
