import { wrapCalls } from './wrap-calls.ts';

/** Called with the method, the path as in the specification, and the body of a successful call. */
export type SeeCall = (method: string, path: string, data: unknown) => void;

/**
 * Returns the same client, which also reports its answered calls to `see`.
 *
 * @param client - A client made by openapi-fetch.
 */
export function observeClient<Client extends object>(client: Client, see: SeeCall): Client {
  return wrapCalls(client, async ({ method, path, options }, send) => {
    const result = await send(options);
    see(method, path, typeof result === 'object' && result !== null && 'data' in result ? result.data : undefined);
    return result;
  });
}
