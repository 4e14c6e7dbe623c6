import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { currentTrace, writeTraceparent } from '#runtime/serving/trace/trace-context.ts';
import { inSpan } from '#runtime/serving/trace/tracer.ts';
import { fetchPooled } from './pooled-fetch.ts';
import { underDeadline } from './under-deadline.ts';

/** Limits of calls to an API. All times are milliseconds. */
export interface OutboundLimits {
  /** Deadline of a read until its headers and body have arrived, retries included. */
  readonly readMs: number;
  /** Deadline of a write, which is sent once. */
  readonly writeMs: number;
  /** Max. retries, for reads only. */
  readonly retries: number;
  /** Consecutive failures that open the circuit breaker. */
  readonly failuresToBreak: number;
  /** How long the breaker stays open before a trial call. */
  readonly breakMs: number;
}

/** The storefront's limits towards its APIs, besides its deadlines. */
export const outboundLimits: Omit<OutboundLimits, 'readMs' | 'writeMs'> = {
  retries: 2,
  failuresToBreak: 8,
  breakMs: 3000,
};

/** An API did not answer in time, could not be reached, or the circuit breaker is open. */
export class ApiUnreachableError extends Error {
  override readonly name = 'ApiUnreachableError';
  readonly reason: 'timeout' | 'network' | 'circuit-open';

  constructor(reason: ApiUnreachableError['reason'], address: string, cause: unknown) {
    super(
      `${address} ${{ timeout: 'did not answer in time', network: 'could not be reached', 'circuit-open': 'is down and left alone for a moment' }[reason]}`,
      { cause },
    );
    this.reason = reason;
  }
}

/** Max. bytes of an answer; real ones stay far below. */
const maxBytes = 8 * 1024 * 1024;

/** Methods without side effects, which are safe to retry. */
const readMethods = new Set(['GET', 'HEAD']);

/** Statuses of temporary failures. */
const passingStatuses = new Set([502, 503, 504]);

const isPassing = (response: Response): boolean => passingStatuses.has(response.status);

/** Returns whether the visitor left; a missed deadline is a `TimeoutError`. */
const isAbort = (error: Error): boolean => error.name === 'AbortError';

/**
 * Creates a `fetch` with a deadline, retries for reads and a circuit breaker for its calls. A visitor
 * who leaves aborts the call without that counting against the API.
 *
 * @param onBreaker - Is told when the breaker opens, and when it closes again.
 * @param operation - Name of its spans: method and path as the description writes them.
 * @throws {ApiUnreachableError} when no answer came.
 */
export function createOutboundFetch(
  limits: OutboundLimits,
  onBreaker: (isOpen: boolean) => void = () => undefined,
  operation = 'API',
): (request: Request) => Promise<Response> {
  const failures = handleWhen((error) => !isAbort(error)).orResultType(Response, isPassing);
  const breaker = circuitBreaker(failures, {
    breaker: new ConsecutiveBreaker(limits.failuresToBreak),
    halfOpenAfter: limits.breakMs,
  });
  breaker.onStateChange((state) => onBreaker(state !== CircuitState.Closed));
  const retries = retry(
    handleWhen((error) => !(isAbort(error) || error instanceof BrokenCircuitError)).orResultType(Response, isPassing),
    { maxAttempts: limits.retries, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 400 }) },
  );
  const reads = wrap(retries, breaker);

  const attempt = (request: Request, ended: AbortSignal): Promise<Response> =>
    inSpan(
      operation,
      'client',
      { 'http.request.method': request.method, 'server.address': new URL(request.url).host },
      () => fetchPooled(request, ended, maxBytes, passOnTrace()),
    );

  return (request) => {
    const isRead = readMethods.has(request.method);
    return underDeadline(isRead ? limits.readMs : limits.writeMs, request.signal, async (ended) => {
      try {
        // A stalled body is treated like no answer.
        return await (isRead ? reads : breaker).execute(() => attempt(request, ended), ended);
      } catch (error) {
        request.signal.throwIfAborted();
        throw new ApiUnreachableError(ended.aborted ? 'timeout' : getReason(error), new URL(request.url).origin, error);
      }
    });
  };
}

/** Returns the header that has the API's work found with the request that it is for. */
function passOnTrace(): Readonly<Record<string, string>> {
  const trace = currentTrace();
  return trace === undefined ? {} : { traceparent: writeTraceparent(trace) };
}

function getReason(error: unknown): ApiUnreachableError['reason'] {
  if (error instanceof BrokenCircuitError) return 'circuit-open';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
}
