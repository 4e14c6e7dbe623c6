import { createTRPCClient, type TRPCClient, unstable_localLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import superjson from 'superjson';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import type { RpcContext } from '#runtime/rpc/rpc-context.ts';
import type { FailedCall } from '../rpc/log-failed-call.ts';

/**
 * Creates a tRPC client whose calls stay in the process. It fails with the same `TRPCClientError` as the browser's
 * client, so screens handle one kind of error. `router` may have fewer areas than its type: a site's screens only call
 * what the site has.
 */
export function createInProcessClient(
  router: AnyTRPCRouter,
  context: RpcContext,
  onFailure: (call: FailedCall) => void,
): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router,
        createContext: async () => context,
        transformer: superjson,
        onError: ({ error, path }) => onFailure({ error, path }),
      }),
    ],
  });
}
