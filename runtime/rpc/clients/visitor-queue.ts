import type { RequestFetch } from './per-operation.ts';

/** A visitor asks for more at once than is carried out one after the other. Nothing has been sent. */
export class TooManyCallsError extends Error {
  override readonly name = 'TooManyCallsError';
  /** Seconds after which asking again makes sense. */
  readonly retryAfterSeconds = 1;
}

interface QueueLimits {
  /** Calls of one visitor that may wait. */
  readonly maxWaiting: number;
  /** Milliseconds that a call may wait before it is sent. */
  readonly longestWaitMs: number;
}

/**
 * Has calls of one visitor about their order go one after the other, as the API carries them out anyway: a call that waits here
 * uses up no deadline, and so one visitor who asks for much at once does not make the API look slow for everybody.
 *
 * @returns Wraps a `fetch`, which then throws {@link TooManyCallsError} where too many wait, or one waits too long.
 */
export function createVisitorQueue({ maxWaiting, longestWaitMs }: QueueLimits): (send: RequestFetch) => RequestFetch {
  /** Those who wait, by visitor; a visitor is in here while a call of theirs is under way. */
  const queues = new Map<string, (() => void)[]>();

  const waitIn = (waiting: (() => void)[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new TooManyCallsError('The calls before take too long'));
      }, longestWaitMs);
      waiting.push(enter);
    });

  return (send) => async (request) => {
    const visitor = visitorOf(request.headers);
    if (visitor === undefined) return await send(request);
    const waiting = queues.get(visitor);
    if (!waiting) queues.set(visitor, []);
    else if (waiting.length >= maxWaiting) throw new TooManyCallsError(`${maxWaiting} calls wait already`);
    else await waitIn(waiting);
    try {
      return await send(request);
    } finally {
      const next = queues.get(visitor)?.shift();
      if (next) next();
      else queues.delete(visitor);
    }
  };
}

/** As the API tells buyers apart: by their session, else their order token, else their address. */
function visitorOf(headers: Headers): string | undefined {
  return headers.get('authorization') ?? headers.get('x-order-token') ?? headers.get('x-client-address') ?? undefined;
}
