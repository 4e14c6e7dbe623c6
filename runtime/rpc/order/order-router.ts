import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ApiProblemError, expectDone, unwrap } from '../clients/api-problem.ts';
import { ApiUnreachableError } from '../clients/outbound-fetch.ts';
import type { RpcContext } from '../rpc-context.ts';
import { router, visitorProcedure } from '../trpc.ts';
import type { Visitor } from '../visitor.ts';
import { withMailLink } from '../with-mail-link.ts';
import { detailsInput, placementInput, reviewInput, shippingInput, withdrawalInput } from './order-inputs.ts';

const id = z.string().max(100);

/** What a header can hold: a token with anything else is none of ours. */
const sentAsHeader = /^[!-~]+$/;

/** Procedures of checkout and of placed orders. */
export const orderRouter = router({
  /** Sets the buyer's details. */
  setDetails: visitorProcedure.input(detailsInput).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.products.POST('/Orders/details', {
        body: input,
      }),
    ),
  ),

  /** Returns the delivery methods and the chosen one. */
  shipping: visitorProcedure.query(async ({ ctx }) => unwrap(await ctx.products.GET('/Orders/shipping'))),

  /** Returns the costs of delivery to a country, without choosing a method. */
  shippingTo: visitorProcedure
    .input(z.strictObject({ country: z.enum(['NL', 'BE', 'FR', 'DE', 'AT', 'GB']) }))
    .query(async ({ ctx, input }) =>
      unwrap(
        await ctx.products.POST('/Orders/shipping/calculate', {
          body: input,
        }),
      ),
    ),

  /** Sets the delivery. */
  setShipping: visitorProcedure.input(shippingInput).mutation(async ({ ctx, input }) =>
    unwrap(
      await ctx.products.POST('/Orders/shipping', {
        body: input,
      }),
    ),
  ),

  /** Returns the payment methods. */
  paymentMethods: visitorProcedure.input(z.strictObject({ orderId: id })).query(async ({ ctx, input: { orderId } }) =>
    unwrap(
      await ctx.products.GET('/orders/payment/methods', {
        headers: ctx.visitor.headersOf(orderId),
      }),
    ),
  ),

  /**
   * Places the order that the buyer has seen and starts its payment. Idempotent: the keys derive from the order. If the
   * payment cannot be started, the order stays placed and the answer has no payment address.
   */
  place: visitorProcedure.input(placementInput).mutation(async ({ ctx, input: { orderId, method, ...seen } }) => {
    const body = { ...seen, termsAccepted: true as const };
    const order = unwrap(
      await ctx.products.POST('/Orders/complete', {
        params: { header: { 'Idempotency-Key': getKey(orderId, body) } },
        headers: withMailLink(ctx.visitor, 'orderStatus'),
        body,
      }),
    );
    ctx.visitor.showLines(0);
    if (order.totals.totalIncVat === 0) return { orderId: order.id, payAt: null };
    try {
      const { redirectUrl } = await beginPayment(ctx, { orderId: order.id, method, returnTo: 'checkoutResult' });
      return { orderId: order.id, payAt: redirectUrl };
    } catch (error) {
      if (!(error instanceof ApiProblemError || error instanceof ApiUnreachableError)) throw error;
      return { orderId: order.id, payAt: null };
    }
  }),

  /**
   * Starts the payment of a placed order and returns its address. `after` is the previous payment, if any, and part of
   * the idempotency key.
   */
  pay: visitorProcedure
    .input(
      z.strictObject({
        orderId: id,
        method: id,
        issuer: id.exactOptional(),
        after: id.exactOptional(),
        returnTo: z.enum(['checkoutResult', 'orderStatus', 'myAccountOrderDetail']),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { redirectUrl } = await beginPayment(ctx, input);
      return { orderId: input.orderId, payAt: redirectUrl };
    }),

  /** Returns the state of a payment; null if it is not the visitor's. */
  paymentStatus: visitorProcedure
    .input(z.strictObject({ orderId: id, paymentId: id }))
    .query(async ({ ctx, input: { orderId, paymentId } }) => {
      const result = await ctx.products.GET('/orders/payment/status/{id}', {
        params: { path: { id: paymentId } },
        headers: ctx.visitor.headersOf(orderId),
      });
      return isNotTheirs(result.response) ? null : unwrap(result);
    }),

  /** Asks the company of the buyer to approve the order that they have seen. */
  requestApproval: visitorProcedure.input(z.strictObject({ version: z.int() })).mutation(async ({ ctx, input }) => {
    const headers = withMailLink(ctx.visitor, 'myAccountCompany');
    expectDone(await ctx.content.POST('/company/approvals', { headers, body: input }));
  }),

  /** Returns a placed order; null if it is not the visitor's. */
  placed: visitorProcedure.input(z.strictObject({ orderId: id })).query(async ({ ctx, input: { orderId } }) => {
    const result = await ctx.products.GET('/Orders/{id}', {
      params: { path: { id: orderId } },
      headers: ctx.visitor.headersOf(orderId),
    });
    if (isNotTheirs(result.response)) return null;
    const order = unwrap(result);
    return order.state === 'Cart' ? null : order;
  }),

  /** Sends a mail with the link to a guest's order; the answer does not reveal whether there is one. */
  find: visitorProcedure
    .input(z.strictObject({ number: z.string().max(60), email: z.string().max(254) }))
    .mutation(async ({ ctx, input }) => {
      expectDone(
        await ctx.content.POST('/orders/find', {
          headers: withMailLink(ctx.visitor, 'orderStatus'),
          body: input,
        }),
      );
    }),

  /** Cancels a placed order and refunds its payment. */
  cancel: visitorProcedure.input(z.strictObject({ orderId: id })).mutation(async ({ ctx, input: { orderId } }) =>
    unwrap(
      await ctx.content.POST('/orders/{id}/cancel', {
        params: { path: { id: orderId } },
        headers: ctx.visitor.headersOf(orderId),
      }),
    ),
  ),

  /** Declares the withdrawal from the contract for lines of an order. */
  withdraw: visitorProcedure.input(withdrawalInput).mutation(async ({ ctx, input: { orderId, after, lines } }) =>
    unwrap(
      await ctx.content.POST('/orders/{id}/withdrawals', {
        params: {
          header: { 'Idempotency-Key': getKey(orderId, { after, lines }) },
          path: { id: orderId },
        },
        headers: ctx.visitor.headersOf(orderId),
        body: { lines },
      }),
    ),
  ),

  /** Returns what can be reviewed of a delivered order; null if it is not the visitor's. */
  reviews: visitorProcedure.input(z.strictObject({ orderId: id })).query(async ({ ctx, input: { orderId } }) => {
    const result = await ctx.content.GET('/orders/{id}/reviews', {
      params: { path: { id: orderId } },
      headers: ctx.visitor.headersOf(orderId),
    });
    return isNotTheirs(result.response) ? null : unwrap(result);
  }),

  /** Keeps what the visitor says of a product of a delivered order. */
  review: visitorProcedure.input(reviewInput).mutation(async ({ ctx, input: { orderId, productId, ...body } }) =>
    unwrap(
      await ctx.content.PUT('/orders/{id}/reviews/{productId}', {
        params: { path: { id: orderId, productId } },
        headers: ctx.visitor.headersOf(orderId),
        body,
      }),
    ),
  ),

  /** Adds the available lines of a placed order to the cart, and returns why the others were left out. */
  reorder: visitorProcedure.input(z.strictObject({ orderId: id })).mutation(async ({ ctx, input: { orderId } }) => {
    const { visitor } = ctx;
    const cart = visitor.headers['X-Order-Token'];
    const result = await ctx.content.POST('/orders/{id}/reorder', {
      params: { path: { id: orderId } },
      headers: { ...visitor.headersOf(orderId), ...(cart !== undefined && { 'X-Cart-Token': cart }) },
    });
    const reordered = unwrap(result);
    const token = result.response.headers.get('x-order-token');
    if (token !== null) await visitor.keepOrder(token);
    if (reordered.addedLines > 0) {
      const current = await ctx.products.GET('/Orders/{id}', {
        params: { path: { id: 'current' } },
      });
      if (current.data) visitor.showLines(current.data.lineCount);
    }
    return reordered;
  }),

  /** Returns the invoice of a placed order and its credit notes; none if it is not the visitor's. */
  invoices: visitorProcedure.input(z.strictObject({ orderId: id })).query(async ({ ctx, input: { orderId } }) => {
    const result = await ctx.content.GET('/orders/{id}/invoices', {
      params: { path: { id: orderId } },
      headers: ctx.visitor.headersOf(orderId),
    });
    return isNotTheirs(result.response) ? [] : unwrap(result).items;
  }),

  /** Opens the order of a mail's link, so that this browser may read and pay it. Returns whether the link is valid. */
  openLink: visitorProcedure
    .input(z.strictObject({ orderId: id, token: z.string().max(200) }))
    .query(async ({ ctx, input: { orderId, token } }) => {
      if (!sentAsHeader.test(token)) return false;
      const { response } = await ctx.products.GET('/Orders/{id}', {
        params: { path: { id: orderId } },
        headers: { 'X-Order-Token': token },
      });
      if (response.ok) await ctx.visitor.keepOrderLink(orderId, token);
      return response.ok;
    }),
});

/**
 * Returns whether an order is not the visitor's: nobody's, somebody else's, or of an invalid identifier, which the
 * answer does not distinguish.
 */
function isNotTheirs({ status }: Response): boolean {
  return status === 404 || status === 400;
}

interface PaymentWanted {
  readonly orderId: string;
  readonly method: string;
  readonly issuer?: string;
  /** The previous payment, if any. */
  readonly after?: string;
  readonly returnTo: 'checkoutResult' | 'orderStatus' | 'myAccountOrderDetail';
}

async function beginPayment(
  { products, visitor }: Pick<RpcContext, 'products'> & { readonly visitor: Visitor },
  { orderId, after = '', ...payment }: PaymentWanted,
) {
  const back = visitor.isProven ? visitor.addressOf(payment.returnTo) : undefined;
  const body = {
    ...payment,
    orderId,
    ...(back !== undefined && { returnOrigin: new URL(back).origin, returnPath: new URL(back).pathname }),
  };
  return unwrap(
    await products.POST('/orders/payment/initiate', {
      params: { header: { 'Idempotency-Key': getKey(orderId, { after, ...body }) } },
      headers: visitor.headersOf(orderId),
      body,
    }),
  );
}

/**
 * Returns an `Idempotency-Key` that follows from the operation, so that a repeated request after a lost answer is the
 * same one. The identifier of the order is at least 128 random bits.
 */
function getKey(orderId: string, what: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([orderId, what]))
    .digest('base64url');
}
