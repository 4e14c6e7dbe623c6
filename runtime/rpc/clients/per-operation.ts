import { UnreadableAnswerError } from './api-problem.ts';
import { wrapCalls } from './wrap-calls.ts';

/** A `fetch` that takes a `Request`, as openapi-fetch calls it. */
export type RequestFetch = (request: Request) => Promise<Response>;

/**
 * Returns the same client, which calls each operation with a `fetch` of its own, and throws an {@link UnreadableAnswerError} for a body
 * that is not JSON.
 *
 * @param client - A client made by openapi-fetch.
 * @param createFetch - Asked once for each operation, with its path as the description writes it, and its method in front of that.
 */
export function perOperation<Client extends object>(
  client: Client,
  createFetch: (path: string, operation: string) => RequestFetch,
): Client {
  const fetches = new Map<string, RequestFetch>();
  return wrapCalls(client, async ({ method, path, options }, send) => {
    const operation = `${method} ${path}`;
    const fetch = fetches.get(operation) ?? createFetch(path, operation);
    fetches.set(operation, fetch);
    const sent = { ...options, fetch };
    try {
      return await send(sent);
    } catch (error) {
      if (error instanceof SyntaxError) throw new UnreadableAnswerError(operation, error);
      throw error;
    }
  });
}
