import { z } from 'zod';
import { expectDone, unwrap } from '../clients/api-problem.ts';
import { configurationValues } from '../configuration-input.ts';
import { cropPhoto } from '../configurator/crop-photo.ts';
import { printInput } from '../configurator/print-input.ts';
import { pathSegment } from '../path-segment.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { addLine, storeLineCount } from './add-line.ts';

const id = z.string().max(100);

/** Names an offer. */
const offer = z.strictObject({ offerId: pathSegment });

/** Bounds are the API's. */
const quantity = z.int().min(1).max(1e6);

/** The input of a line. */
const choice = {
  variantId: id.exactOptional(),
  values: configurationValues.exactOptional(),
  configurationId: id.exactOptional(),
  cropId: id.exactOptional(),
};

/** Procedures of the order in progress. */
export const cartRouter = router({
  /** Returns the order with its lines and current totals; null if there is none. */
  order: visitorProcedure.query(async ({ ctx }) => {
    const { visitor } = ctx;
    if (!visitor.hasSession && !visitor.hasOrder) return null;
    const result = await ctx.products.GET('/Orders/{id}', {
      params: { path: { id: 'current' } },
    });
    if (result.response.status === 404) {
      visitor.showLines(0);
      return null;
    }
    return storeLineCount(visitor, unwrap(result));
  }),

  /** Adds a product to the order; the first line creates one. A photo print that has no crop yet is cropped first. */
  add: visitorProcedure
    .input(z.strictObject({ productId: pathSegment, quantity, ...choice, print: printInput.exactOptional() }))
    .mutation(async ({ ctx, input: { print, ...line } }) => {
      const crop = print && (await cropPhoto(ctx, line.productId, print));
      return await addLine(ctx, { ...line, ...(crop && { cropId: crop.id }) });
    }),

  /** Sets the quantity of a line, its configuration, or both. */
  update: visitorProcedure
    .input(z.strictObject({ lineId: id, quantity: quantity.exactOptional(), ...choice }))
    .mutation(async ({ ctx, input: { lineId, ...change } }) =>
      storeLineCount(
        ctx.visitor,
        unwrap(
          await ctx.products.PUT('/orders/lines/{id}', {
            params: { path: { id: lineId } },
            body: change,
          }),
        ),
      ),
    ),

  /** Puts a voucher on the order, and returns the order with it. */
  applyVoucher: visitorProcedure
    .input(z.strictObject({ code: z.string().max(60) }))
    .mutation(async ({ ctx, input }) => {
      expectDone(await ctx.content.PUT('/orders/voucher', { body: input }));
      return unwrap(await ctx.products.GET('/Orders/{id}', { params: { path: { id: 'current' } } }));
    }),

  /** Takes the voucher off the order, and returns the order without it. */
  removeVoucher: visitorProcedure.mutation(async ({ ctx }) => {
    expectDone(await ctx.content.DELETE('/orders/voucher'));
    return unwrap(await ctx.products.GET('/Orders/{id}', { params: { path: { id: 'current' } } }));
  }),

  /** Returns the shop's answer to a request for a quotation; null where there is none. */
  offer: visitorProcedure.input(offer).query(async ({ ctx, input: { offerId } }) => {
    const result = await ctx.content.GET('/offers/{id}', { params: { path: { id: offerId } } });
    return result.response.status === 404 ? null : unwrap(result);
  }),

  /** Puts the lines of an offer into the order. */
  orderByOffer: visitorProcedure.input(offer).mutation(async ({ ctx, input: { offerId } }) => {
    const result = await ctx.content.POST('/offers/{id}/order', { params: { path: { id: offerId } } });
    const ordered = unwrap(result);
    const token = result.response.headers.get('x-order-token');
    if (token !== null) await ctx.visitor.keepOrder(token);
    ctx.visitor.showLines(ordered.lineCount);
    return ordered;
  }),

  /** Removes a line. */
  remove: visitorProcedure.input(z.strictObject({ lineId: id })).mutation(async ({ ctx, input: { lineId } }) =>
    storeLineCount(
      ctx.visitor,
      unwrap(
        await ctx.products.DELETE('/orders/lines/{id}', {
          params: { path: { id: lineId } },
        }),
      ),
    ),
  ),
});
