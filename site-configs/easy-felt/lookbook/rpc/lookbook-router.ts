import { unwrap } from 'shopgen/runtime/rpc/clients/api-problem.ts';
import { publicProcedure, router } from 'shopgen/runtime/rpc/trpc.ts';

/** Rooms on the page; more would be a catalogue. */
const mostLooks = 8;

/** Procedures of the lookbook. */
export const lookbookRouter = router({
  /** Rooms with the products in them. A room without any is left to the inspiration page. */
  looks: publicProcedure.query(async ({ ctx }) => {
    const { items } = unwrap(
      await ctx.content.GET('/inspiration', { params: { query: { page: 1, pageSize: mostLooks } } }),
    );
    return items.flatMap(({ id, title, image, hotspots }) =>
      hotspots.length === 0 ? [] : [{ id, title, image, products: hotspots.map(({ product }) => product) }],
    );
  }),
});
