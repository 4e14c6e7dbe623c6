import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { isProbe } from './health-paths.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The number of requests that were turned away. */
    refusedRequests(): number;
  }
}

/** Milliseconds of one turn of the event loop after which it takes on no more requests: of a busy one, and of any. */
const turnMs = { busy: 50, any: 200 } as const;

/** Milliseconds of work that a busy server has under way at a time, where that is more requests than it takes on in any case. */
const aheadMs = 600;

/** Milliseconds between two looks at how busy the event loop is. */
const sampleMs = 50;

/** The share of the time for which a busy event loop works. */
const busyShare = 0.9;

/** Milliseconds by which a busy event loop is late for a look. */
const lateMs = 50;

/** Milliseconds that a refusal takes, about. */
const refusalMs = 0.1;

/** Requests under way that any server can take on, busy or not. */
const minUnderWay = 32;

/** Seconds after which a refused client may come back, at the least and at the most: not all of them at once. */
const comeBack = { least: 1, most: 5 } as const;

/** Milliseconds for which an unused connection stays open: longer than balancers keep theirs. */
const keepAliveTimeout = 72_000;

/** How a server that is asked too much turns requests away. */
export interface AdmissionOptions {
  /** Whether a request is answered in any case, as those of probes are; absent: no other is. */
  readonly isCheap?: (request: IncomingMessage) => boolean;
  /** Content type and body of the answer with status 503. */
  readonly refusal: { readonly type: string; readonly body: () => string };
}

/** Takes on what can be answered in time. */
export interface Admission {
  /** Creates the server of a Fastify instance: its option `serverFactory`. */
  readonly createServer: (listener: RequestListener) => Server;
  /** The number of requests that were turned away: what `refusedRequests` of the instance returns. */
  readonly refused: () => number;
}

/**
 * Turns requests away with 503 and `Retry-After` as long as there is more to do than can be done in time, so that what is taken on
 * is answered soon, and probes always are. Two things decide: how long the event loop has been at this turn, and, where it is busy, whether what
 * is under way takes longer than 600 ms, by what requests took on average. A server that waits for others is not busy.
 *
 * @param requestTimeout - Max. milliseconds for a request to arrive.
 */
export function createAdmission(
  { isCheap = () => false, refusal }: AdmissionOptions,
  requestTimeout: number,
): Admission {
  let turnBegan: number | undefined;
  let underWay = 0;
  let finished = 0;
  let refused = 0;
  let refusedBefore = 0;
  let workMs = 0;
  /** Mean milliseconds of work for a request. */
  let cost = 5;
  let isBusy = false;
  let last = performance.eventLoopUtilization();
  let lookedAt = performance.now();

  const look = (): void => {
    const before = lookedAt;
    lookedAt = performance.now();
    const now = performance.eventLoopUtilization();
    const { active, utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    isBusy = utilization >= busyShare || lookedAt - before > sampleMs + lateMs;
    workMs += Math.max(0, active - (refused - refusedBefore) * refusalMs);
    refusedBefore = refused;
    if (finished === 0) return;
    if (isBusy) cost = cost * 0.7 + (workMs / finished) * 0.3;
    workMs = 0;
    finished = 0;
  };

  /** Returns the milliseconds since the first request of this turn of the event loop. */
  const timeOfTurn = (): number => {
    const now = performance.now();
    if (turnBegan === undefined) {
      turnBegan = now;
      setImmediate(() => {
        turnBegan = undefined;
      });
    }
    return now - turnBegan;
  };

  const isTooMuch = (): boolean => {
    const time = timeOfTurn();
    if (underWay < minUnderWay) return false;
    return time > (isBusy ? turnMs.busy : turnMs.any) || (isBusy && underWay >= aheadMs / Math.max(cost, 0.1));
  };

  const refuse = (response: ServerResponse): void => {
    refused += 1;
    const body = refusal.body();
    const wait = comeBack.least + (refused % (comeBack.most - comeBack.least + 1));
    response
      .writeHead(503, {
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(body),
        'content-type': refusal.type,
        'retry-after': String(wait),
        'x-content-type-options': 'nosniff',
      })
      .end(body);
  };

  return {
    createServer(listener) {
      const timer = setInterval(look, sampleMs).unref();
      const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
        if (isProbe(request) || isCheap(request)) return listener(request, response);
        if (isTooMuch()) return refuse(response);
        underWay += 1;
        response.once('close', () => {
          underWay -= 1;
          finished += 1;
        });
        listener(request, response);
      });
      server.once('close', () => clearInterval(timer));
      return server;
    },
    refused: () => refused,
  };
}
