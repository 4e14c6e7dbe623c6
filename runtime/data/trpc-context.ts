import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { createContext, useContext } from 'react';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

/** Query and mutation options by procedure, for the components below. */
export const TRPCContext = createContext<TRPCOptionsProxy<AppRouter> | undefined>(undefined);

/**
 * Returns query and mutation options by procedure: `useSuspenseQuery(useTRPC().catalogue.product.queryOptions({ slug
 * }))`.
 *
 * @throws Error when rendered outside the application's providers.
 */
export function useTRPC(): TRPCOptionsProxy<AppRouter> {
  const trpc = useContext(TRPCContext);
  if (!trpc) throw new Error('useTRPC() needs a TRPCContext above it');
  return trpc;
}
