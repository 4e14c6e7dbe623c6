import { type QueryFunctionContext, skipToken } from '@tanstack/react-query';
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

/** Calls a procedure by its path: `catalogue.product`. The optional signal aborts the call. */
export type CallProcedure = (
  type: 'query' | 'mutation',
  path: string,
  input: unknown,
  signal?: AbortSignal,
) => Promise<unknown>;

type Options = Readonly<Record<string, unknown>>;

/** Returns whether a query is of no use any more when nothing on the page waits for it. */
function abortsOnUnmount({ trpc }: Options = {}): boolean {
  return typeof trpc === 'object' && trpc !== null && 'abortOnUnmount' in trpc && trpc.abortOnUnmount === true;
}

/** Returns the methods of a procedure, with the names and keys of tRPC's own proxy. */
function methods(path: readonly string[], call: CallProcedure): Readonly<Record<string, unknown>> {
  const name = path.join('.');
  const trpc = { path: name };
  const queryKey = (input?: unknown) => [
    path,
    { ...(input !== undefined && input !== skipToken && { input }), type: 'query' },
  ];
  return {
    pathKey: () => [path],
    pathFilter: (filter?: Options) => ({ ...filter, queryKey: [path] }),
    queryKey,
    queryFilter: (input?: unknown, filter?: Options) => ({ ...filter, queryKey: queryKey(input) }),
    queryOptions: (input?: unknown, options?: Options) => ({
      ...options,
      queryKey: queryKey(input),
      // React Query aborts only queries that have read its signal.
      queryFn:
        input === skipToken
          ? skipToken
          : (context: QueryFunctionContext) =>
              call('query', name, input, ...(abortsOnUnmount(options) ? [context.signal] : [])),
      trpc,
    }),
    mutationKey: () => [path],
    mutationOptions: (options?: Options) => ({
      ...options,
      mutationKey: [path],
      mutationFn: (input: unknown) => call('mutation', name, input),
      trpc,
    }),
  };
}

function getProxy(path: readonly string[], call: CallProcedure): object {
  let own: Readonly<Record<string, unknown>> | undefined;
  const below = new Map<string, object>();
  return new Proxy(
    {},
    {
      get(_, key) {
        if (typeof key !== 'string') return undefined;
        own ??= methods(path, call);
        const known = own[key] ?? below.get(key);
        if (known !== undefined) return known;
        const next = getProxy([...path, key], call);
        below.set(key, next);
        return next;
      },
    },
  );
}

/**
 * Creates query and mutation options by procedure, as tRPC's `createTRPCOptionsProxy` does, without its client: a first
 * visit only needs what the page contains, so the code that calls procedures is loaded with the first call. Has no
 * infinite queries and subscriptions.
 *
 * @param call - Loads the client at the first call.
 */
export function createLateProcedures(call: CallProcedure): TRPCOptionsProxy<AppRouter>;
export function createLateProcedures(call: CallProcedure): object {
  return getProxy([], call);
}
