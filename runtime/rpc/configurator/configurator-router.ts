import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { configurationValues } from '../configuration-input.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router, visitorProcedure } from '../trpc.ts';
import { cropPhoto } from './crop-photo.ts';
import { printInput } from './print-input.ts';

const id = z.string().max(100);

/** There is nothing to choose on it, or an API that does not do this: no reason to show no product. */
const withoutAnswer = new Set([404, 501]);

/** What is chosen on a product, validated and priced by the API. */
export const configuratorRouter = router({
  /**
   * How many of a product can be bought, what its default choice costs, and what a saved configuration holds; one that
   * is kept no more is left out. The options come with the product. Null where the product cannot be bought here.
   */
  purchase: publicProcedure
    .input(z.object({ product: pathSegment, configurationId: id.exactOptional() }))
    .query(async ({ ctx, input: { product, configurationId } }) => {
      const ask = (query: { readonly configuration?: string }) =>
        ctx.products.GET('/Products/configuration/{id}', {
          params: { path: { id: product }, query },
        });
      const asked = configurationId === undefined ? undefined : await ask({ configuration: configurationId });
      const result = asked?.response.ok ? asked : await ask({});
      if (withoutAnswer.has(result.response.status)) return null;
      const { quantity, pricing, configuration } = unwrap(result);
      return { quantity, pricing, ...(configuration && { saved: configuration }) };
    }),

  /** Checks and prices what is chosen, and keeps it under an identifier where it is valid. */
  configure: visitorProcedure
    .input(
      z.object({
        product: pathSegment,
        quantity: z.int().min(1).max(10_000).exactOptional(),
        variantId: id.exactOptional(),
        values: configurationValues,
        cropId: id.exactOptional(),
      }),
    )
    .query(async ({ ctx, input: { product, ...configuration } }) =>
      unwrap(
        await ctx.products.POST('/Products/{id}/configure', {
          params: { path: { id: product } },
          body: { ...configuration, save: true },
        }),
      ),
    ),

  /**
   * The price of a product that comes as it is, or in a variant, for a quantity. Whether it can be ordered is not
   * checked.
   */
  quantity: visitorProcedure
    .input(z.object({ product: pathSegment, quantity: z.int().min(1).max(10_000), variantId: id.exactOptional() }))
    .query(async ({ ctx, input: { product, ...body } }) =>
      unwrap(
        await ctx.products.PUT('/Products/{id}/quantity', {
          params: { path: { id: product } },
          body,
        }),
      ),
    ),

  /**
   * How a photo print is made: sizes, resolution, accepted files and the pictures that may be printed instead of one's
   * own.
   */
  photoPrint: publicProcedure
    .input(z.object({ product: pathSegment }))
    .query(async ({ ctx, input: { product } }) =>
      unwrap(await ctx.products.GET('/Products/photoprint/{id}', { params: { path: { id: product } } })),
    ),

  /** The crop of a saved configuration, for its owner; null for everybody else. */
  savedCrop: visitorProcedure
    .input(z.object({ product: pathSegment, configurationId: id }))
    .query(async ({ ctx, input: { product, configurationId: configuration } }) => {
      const { visitor } = ctx;
      if (!visitor.hasSession && !visitor.hasOrder) return null;
      const result = await ctx.products.GET('/Products/configuration/{id}', {
        params: { path: { id: product }, query: { configuration } },
      });
      if (withoutAnswer.has(result.response.status)) return null;
      return unwrap(result).configuration?.crop ?? null;
    }),

  /** Cuts a picture to the size that it is printed in. A visitor without a session or a guest's token becomes a guest. */
  crop: visitorProcedure
    .input(z.object({ product: pathSegment, print: printInput }))
    .query(async ({ ctx, input: { product, print } }) => cropPhoto(ctx, product, print)),
});
