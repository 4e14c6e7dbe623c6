import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { configurationValues } from '../configuration-input.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router, visitorProcedure } from '../trpc.ts';
import { cropPhoto } from './crop-photo.ts';
import { printInput } from './print-input.ts';

const id = z.string().max(100);

/** Statuses of a product without options, or of an API without the operation; the page works without the answer. */
const withoutAnswer = new Set([404, 501]);

/** Procedures of configurations, which the API validates and prices. */
export const configuratorRouter = router({
  /**
   * Returns the quantities of a product, the price of its default configuration, and a saved configuration if it still
   * exists. The options come with the product. Null if the product cannot be bought here.
   */
  purchase: publicProcedure
    .input(z.strictObject({ product: pathSegment, configurationId: id.exactOptional() }))
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

  /** Validates and prices a configuration, and stores a valid one under an id. */
  configure: visitorProcedure
    .input(
      z.strictObject({
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

  /** Returns the price of a quantity of a product without options, or of a variant. Does not check availability. */
  quantity: visitorProcedure
    .input(
      z.strictObject({ product: pathSegment, quantity: z.int().min(1).max(10_000), variantId: id.exactOptional() }),
    )
    .query(async ({ ctx, input: { product, ...body } }) =>
      unwrap(
        await ctx.products.PUT('/Products/{id}/quantity', {
          params: { path: { id: product } },
          body,
        }),
      ),
    ),

  /** Returns the settings of a photo print: sizes, resolution, accepted files and the shop's images. */
  photoPrint: publicProcedure
    .input(z.strictObject({ product: pathSegment }))
    .query(async ({ ctx, input: { product } }) =>
      unwrap(await ctx.products.GET('/Products/photoprint/{id}', { params: { path: { id: product } } })),
    ),

  /** Returns the crop of a saved configuration for its owner, null for others. */
  savedCrop: visitorProcedure
    .input(z.strictObject({ product: pathSegment, configurationId: id }))
    .query(async ({ ctx, input: { product, configurationId: configuration } }) => {
      const { visitor } = ctx;
      if (!visitor.hasSession && !visitor.hasOrder) return null;
      const result = await ctx.products.GET('/Products/configuration/{id}', {
        params: { path: { id: product }, query: { configuration } },
      });
      if (withoutAnswer.has(result.response.status)) return null;
      return unwrap(result).configuration?.crop ?? null;
    }),

  /** Crops an image to its print size. A visitor without a session or a guest's token becomes a guest. */
  crop: visitorProcedure
    .input(z.strictObject({ product: pathSegment, print: printInput }))
    .query(async ({ ctx, input: { product, print } }) => cropPhoto(ctx, product, print)),
});
