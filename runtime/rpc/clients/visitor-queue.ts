import pLimit, { type LimitFunction } from 'p-limit';
import type { RequestFetch } from './per-operation.ts';

/** A visitor has too many calls waiting, or had too many in a while. The call was not sent. */
export class TooManyCallsError extends Error {
  override readonly name = 'TooManyCallsError';
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 1) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface QueueLimits {
  /** Calls of one visitor that may wait. */
  readonly maxWaiting: number;
  /** Milliseconds that a call may wait before it is sent. */
  readonly maxWaitMs: number;
}

/**
 * Creates a queue of one visitor's calls about their order, which the API processes in order anyway: a call that waits
 * here uses up no deadline, so one visitor with many calls does not make the API look slow for everybody.
 *
 * @returns Wraps a `fetch`, which then throws {@link TooManyCallsError} where too many wait, or one waits too long.
 */
export function createVisitorQueue({ maxWaiting, maxWaitMs }: QueueLimits): (send: RequestFetch) => RequestFetch {
  /** By visitor, while calls are waiting or running. */
  const queues = new Map<string, { readonly limit: LimitFunction; inside: number }>();

  return (send) => async (request) => {
    const visitor = getVisitor(request.headers);
    if (visitor === undefined) return await send(request);
    const queue = queues.get(visitor) ?? { limit: pLimit(1), inside: 0 };
    if (queue.limit.pendingCount >= maxWaiting) throw new TooManyCallsError(`${maxWaiting} calls wait already`);
    queues.set(visitor, queue);
    queue.inside += 1;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), maxWaitMs);
    try {
      return await Promise.race([
        rejectedBy(late.signal),
        queue.limit(async () => {
          clearTimeout(timer);
          late.signal.throwIfAborted();
          return await send(request);
        }),
      ]);
    } finally {
      queue.inside -= 1;
      if (queue.inside === 0) queues.delete(visitor);
    }
  };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new TooManyCallsError('The calls before take too long')));
  });
}

/**
 * Returns the key of a visitor as the API distinguishes buyers: by their session, else their order token, else their
 * address.
 */
function getVisitor(headers: Headers): string | undefined {
  return headers.get('authorization') ?? headers.get('x-order-token') ?? headers.get('x-client-address') ?? undefined;
}
