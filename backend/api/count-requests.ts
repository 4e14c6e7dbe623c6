import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../identity/authenticate.ts';
import type { ReadClient } from '../identity/client.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, type Limiter } from '../limits/limiter.ts';

/**
 * Counts requests of any kind. A storefront that has proved itself and asks for itself, for a page that everybody gets, is
 * not counted; one that asks for a visitor has the visitor counted.
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
