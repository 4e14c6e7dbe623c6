import type { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

type RpcProblem = NonNullable<TRPCClientError<AppRouter>['data']>['problem'];

/** The problem of a failed call, with a status for the page and a text for people. */
export interface CallProblem extends RpcProblem {
  /** HTTP status that a page showing this problem answers with. */
  readonly status: number;
}

/**
 * Returns the problem behind an error of the tRPC client, on the server as in the browser; `undefined` for any other
 * error.
 */
export function readProblem(error: unknown): CallProblem | undefined {
  if (!isRpcError(error)) return undefined;
  // Without data the call never reached the server.
  if (!error.data) return { code: 'NETWORK_ERROR', messageKey: 'apiErrors:NETWORK_ERROR', status: 503 };
  return { ...error.data.problem, status: error.data.httpStatus };
}

/**
 * Returns whether an error is tRPC's, by its name: the class would need tRPC's client, which a first visit does
 * without.
 */
const isRpcError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof Error && error.name === 'TRPCClientError';
