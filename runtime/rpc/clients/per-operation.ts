import type { AnswerShapes } from '#runtime/contracts/answer-shapes.ts';
import { UnreadableAnswerError } from './api-problem.ts';
import { findBreach } from './find-breach.ts';
import { wrapCalls } from './wrap-calls.ts';

/** A `fetch` that takes a `Request`, as openapi-fetch calls it. */
export type RequestFetch = (request: Request) => Promise<Response>;

/**
 * Returns the same client, which calls each operation with a `fetch` of its own, and throws an {@link UnreadableAnswerError} for a body
 * that is not JSON, or not what the description says.
 *
 * @param client - A client made by openapi-fetch.
 * @param createFetch - Asked once for each operation, with its path as the description writes it, and its method in front of that.
 * @param answers - What the answers have to look like; those of other operations are believed.
 */
export function perOperation<Client extends object>(
  client: Client,
  createFetch: (path: string, operation: string) => RequestFetch,
  answers: readonly AnswerShapes[] = [],
): Client {
  const fetches = new Map<string, RequestFetch>();
  return wrapCalls(client, async ({ method, path, options }, send) => {
    const operation = `${method} ${path}`;
    const fetch = fetches.get(operation) ?? createFetch(path, operation);
    fetches.set(operation, fetch);
    const sent = { ...options, fetch };
    const answered = await send(sent).catch((error: unknown) => {
      // Not with the parser's words, which quote the body: it may be about a person.
      if (error instanceof SyntaxError) throw new UnreadableAnswerError(operation, 'is not JSON');
      throw error;
    });
    const known = answers.find(({ operations }) => Object.hasOwn(operations, operation));
    const shape = known?.operations[operation];
    const breach = shape && answered.data !== undefined && findBreach(answered.data, shape, known.shapes);
    if (breach) throw new UnreadableAnswerError(operation, `is not as described: ${breach}`);
    return answered;
  });
}
