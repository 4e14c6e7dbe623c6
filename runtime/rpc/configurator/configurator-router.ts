import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { configurationValues } from '../configuration-input.ts';
import { pathSegment } from '../path-segment.ts';
import { publicProcedure, router, visitorProcedure } from '../trpc.ts';

const id = z.string().max(100);

/** There is nothing to choose on it, or an API that does not do this: no reason to show no product. */
const untold = new Set([404, 501]);

/** What is chosen on a product, judged and priced by the API. */
export const configuratorRouter = router({
  /**
   * How many of a product can be bought, what its default choice costs, and what a saved configuration holds; one that is kept no
   * more is left out. The options come with the product. Null where the product cannot be bought here.
   */
  purchase: publicProcedure
    .input(z.object({ product: pathSegment, configurationId: id.exactOptional() }))
    .query(async ({ ctx, input: { product, configurationId } }) => {
      const ask = (query: { readonly configuration?: string }) =>
        ctx.products.GET('/Products/configuration/{id}', {
          params: { header: ctx.headers, path: { id: product }, query },
        });
      const asked = configurationId === undefined ? undefined : await ask({ configuration: configurationId });
      const result = asked?.response.ok ? asked : await ask({});
      if (untold.has(result.response.status)) return null;
      const { quantity, pricing, configuration } = unwrap(result);
      return { quantity, pricing, ...(configuration && { saved: configuration }) };
    }),

  /**
   * Checks and prices what is chosen, and keeps it under an identifier where it is valid. Sent like a change, because it
   * may be long; it changes nothing that a page shows.
   */
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
    .mutation(async ({ ctx, input: { product, ...configuration } }) =>
      unwrap(
        await ctx.products.POST('/Products/{id}/configure', {
          params: { header: ctx.headers, path: { id: product } },
          headers: ctx.visitor.headers,
          body: { ...configuration, save: true },
        }),
      ),
    ),
});
