import type { FastifyRequest } from 'fastify';
import { TooManyCallsError } from '#runtime/rpc/clients/visitor-queue.ts';
import { networkOf } from '#runtime/serving/network-of.ts';
import { isFromThisMachine } from '#runtime/serving/this-machine.ts';

/** What a visitor may have made for them. */
export interface VisitorAllowance {
  /**
   * Counts a page that has to be made, or calls of a script.
   *
   * @throws {TooManyCallsError} when the visitor had too many in this minute.
   */
  take(request: FastifyRequest): void;
}

const windowMs = 60_000;

/**
 * Counts by address what is made for visitors: a page that everybody is shown the same is read from the APIs in the storefront's own name, which they
 * do not count. Pages that are kept cost nothing and are not counted, nor are programs of this machine.
 *
 * @param most - Pages and calls in a minute of one IPv4 address, or one IPv6 network of 64 bits; 0: unlimited.
 */
export function createVisitorAllowance(most: number, now: () => number = Date.now): VisitorAllowance {
  let window = 0;
  const counts = new Map<string, number>();
  return {
    take(request) {
      if (most === 0 || isFromThisMachine(request.headers, request.socket.remoteAddress)) return;
      const time = now();
      const current = Math.floor(time / windowMs);
      // Everybody's minute begins at the same time, so that what was counted is forgotten all at once.
      if (current !== window) counts.clear();
      window = current;
      const visitor = networkOf(request.ip);
      const count = (counts.get(visitor) ?? 0) + 1;
      counts.set(visitor, count);
      if (count > most) {
        const wait = Math.ceil(((current + 1) * windowMs - time) / 1000);
        throw new TooManyCallsError(`A visitor had more than ${most} pages and calls in a minute`, wait);
      }
    },
  };
}
