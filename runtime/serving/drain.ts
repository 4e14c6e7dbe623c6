import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isProbe } from './health-paths.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop: `/readyz` says so, and answers ask clients to let go of their connections. */
    isDraining(): boolean;
    /** Goes on answering until nobody asks any more, see {@link drainOnStop}. Its `close` comes after that. */
    drain(): Promise<void>;
  }
}

/** Milliseconds of silence after which nobody is taken to send requests here any more. */
const quietMs = 1_000;

/** Milliseconds after which a draining server stops listening even under load: a load balancer has noticed by then. */
const maxDrainMs = 5_000;

/**
 * Milliseconds for which a closing server keeps listening, and then looks for unused connections: requests may be in flight.
 */
const graceMs = 400;

/** Milliseconds for which a connection may be open before its first request, once the server has stopped listening. */
const unusedMs = 1_000;

/** Connections that may wait to be accepted, as https://nodejs.org/api/net.html#serverlisten counts them. */
const maxWaiting = 511;

/**
 * Lets a server stop without losing requests. `drain` answers as before, with `Connection: close`, while load balancers notice
 * `/readyz`: until a second has passed without a request, at most five. `close` goes on for a moment, stops listening when no
 * connection waits to be accepted, and closes those without a request: browsers open them in advance, and Node counts only used
 * ones as idle, so they would delay the end.
 */
export function drainOnStop(fastify: FastifyInstance): void {
  const { server } = fastify;
  /** Connections without a request, with the time they were opened, in milliseconds. */
  const unused = new Map<Socket, number>();
  let open = 0;
  let accepted = 0;
  let lastRequest = 0;
  let draining = false;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open += 1;
    unused.set(socket, Date.now());
    socket.once('close', () => {
      open -= 1;
      unused.delete(socket);
    });
  });
  server.prependListener('request', (request, response) => {
    unused.delete(request.socket);
    // Probes never end.
    if (!isProbe(request)) lastRequest = Date.now();
    if (draining) response.shouldKeepAlive = false;
  });
  fastify.decorate('isDraining', () => draining);
  fastify.decorate('drain', async () => {
    draining = true;
    const deadline = Date.now() + maxDrainMs;
    for (;;) {
      const end = Math.min(deadline, lastRequest + quietMs);
      const left = end - Date.now();
      if (left <= 0) return;
      await setTimeout(left);
    }
  });
  // Node accepts one connection per turn of the event loop, and connections not yet accepted are lost when it stops
  // listening: stop right after two turns that found none, since the first may begin behind the place where it looks. Turns are
  // counted, not time: a machine that stands still for a while must not end this early.
  const untilNobodyWaits = async (): Promise<void> => {
    let before = accepted;
    for (let turn = 0, quiet = 0; quiet < 2 && turn <= maxWaiting; turn += 1) {
      await setImmediate();
      quiet = accepted === before ? quiet + 1 : 0;
      before = accepted;
    }
  };
  const closeUnused = async (): Promise<void> => {
    while (open > 0) {
      await setTimeout(graceMs, undefined, { ref: false });
      // Timers come before what has arrived: read that first, or a request that came while the machine stood still is lost.
      await setImmediate();
      for (const [socket, openedAt] of unused) if (Date.now() - openedAt >= unusedMs) socket.destroy();
    }
  };
  fastify.addHook('preClose', async () => {
    draining = true;
    // After a while in which the machine stood still there are none that are open and many that wait.
    await untilNobodyWaits();
    if (open === 0) return;
    await setTimeout(graceMs);
    await untilNobodyWaits();
    void closeUnused();
  });
}
