import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isPersonalQuery } from './invalidation.ts';

/** Milliseconds for which the catalogue and content count as fresh: a visitor going back sees the page at once. */
const freshForMs = 5 * 60_000;

/**
 * Creates a query cache: one per request on the server, one per visit in the browser. Queries neither retry nor refetch
 * on focus; after every successful mutation cart, user, auth and order data, and saved items, are fetched again.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: freshForMs },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onSuccess: () => queryClient.invalidateQueries({ predicate: (query) => isPersonalQuery(query.queryKey) }),
    }),
  });
  return queryClient;
}
