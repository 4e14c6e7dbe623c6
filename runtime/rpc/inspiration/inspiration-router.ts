import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { pageNumber } from '../page-number.ts';
import { publicProcedure, router } from '../trpc.ts';

/** Procedures of inspiration: images of rooms with products. */
export const inspirationRouter = router({
  /** One page of images, in the shop's order. */
  list: publicProcedure.input(z.strictObject({ page: pageNumber })).query(async ({ ctx, input }) =>
    unwrap(
      await ctx.content.GET('/inspiration', {
        params: { query: { page: input.page, pageSize: ctx.pageSizes.inspirationArchive } },
      }),
    ),
  ),
});
