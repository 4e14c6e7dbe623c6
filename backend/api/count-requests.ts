import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../identity/authenticate.ts';
import type { ReadClient } from '../identity/client.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, type Limiter } from '../limits/limiter.ts';

/**
 * Creates the function that counts requests of any kind. Requests that a storefront with a service key sends on its own
 * behalf, for a page that is the same for everybody, are not counted; those it sends for a visitor count for the
 * visitor.
 *
 * @returns Throws `ProblemError` `RATE_LIMITED`.
 */
export function createRequestCounter(
  limiter: Limiter,
  isService: Authenticate,
  readClient: ReadClient,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (request.headers['x-client-address'] === undefined && (await isService(request))) return;
    const { address } = await readClient(request);
    await limiter.count(limits.requestsOfAnybody, clientKey('', address));
  };
}
