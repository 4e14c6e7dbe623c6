import { z } from 'zod';
import { unwrap } from '../clients/api-problem.ts';
import { pageNumber } from '../page-number.ts';
import { publicProcedure, router } from '../trpc.ts';
import { searchQuery } from './search-query.ts';
import { resultTypes, searchTypes } from './search-types.ts';

/** Results on one page. */
const resultsPageSize = 20;

/** Suggestions of one type. */
const suggestionsPerType = 4;

/** Procedures of search and suggestions over the types that the site offers. */
export const searchRouter = router({
  /** One page of results of one type, how many there are of each, and the types (`types`) that the site offers. */
  results: publicProcedure
    .input(
      z.strictObject({
        q: searchQuery,
        /** A type that the site does not offer is ignored. */
        type: z.enum(['All', 'Product', 'Project', 'Blog']).optional(),
        page: pageNumber,
      }),
    )
    .query(async ({ ctx, input: { q, type: wanted, page } }) => {
      const types = searchTypes(ctx.searchFlags);
      const type = types.find((offered) => offered === wanted) ?? types[0] ?? 'All';
      const query = { q, type, among: resultTypes(types), page, pageSize: resultsPageSize };
      const answer = unwrap(await ctx.content.GET('/search', { params: { query } }));
      return { ...answer, types };
    }),

  /** A few results of each type for what has been typed so far. */
  suggestions: publicProcedure.input(z.strictObject({ q: searchQuery })).query(async ({ ctx, input: { q } }) => {
    const query = { q, limit: suggestionsPerType, among: resultTypes(searchTypes(ctx.searchFlags)) };
    return unwrap(await ctx.content.GET('/search/suggestions', { params: { query } }));
  }),
});
