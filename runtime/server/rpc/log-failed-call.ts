import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyBaseLogger } from 'fastify';

/** A procedure call that failed, as tRPC reports it. */
export interface FailedCall {
  readonly error: TRPCError;
  /** `area.procedure`, if the call named one. */
  readonly path: string | undefined;
}

/** Returns whether an API failed or limits calls. */
const isOutOfOrder = (status: number): boolean => status > 500 || status === 429;

/**
 * Notes why a call failed, with the API's part in it: visitors' messages do not show it. Faults of ours are errors, an
 * API that is out of order is a warning, and what a visitor asked in vain is only worth a look when looking for it.
 */
export function logFailedCall(log: FastifyBaseLogger, { error, path }: FailedCall): void {
  const level =
    error.code === 'INTERNAL_SERVER_ERROR'
      ? 'error'
      : isOutOfOrder(getHTTPStatusCodeFromError(error))
        ? 'warn'
        : 'debug';
  log[level]({ err: error.cause ?? error, procedure: path }, 'A procedure failed');
}
