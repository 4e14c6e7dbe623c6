import { Server, type Socket } from 'node:net';
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
 * Milliseconds for which a closing server keeps listening, and without a request after which it closes connections that nobody
 * uses: requests may be in flight.
 */
const graceMs = 400;

/** Milliseconds for which a connection may be open before its first request, once the server has stopped listening. */
const unusedMs = 1_000;

/** Milliseconds of two turns of an event loop that has nothing to do. */
const idleTurnsMs = 0.3;

/** Looks for connections that wait to be accepted, at most. Each accepts three, and 511 may wait: https://nodejs.org/api/net.html#serverlisten. */
const maxLooks = 200;

/** Milliseconds between two looks for connections that can be closed. */
const closeEveryMs = 50;

/**
 * Lets a server stop without losing requests. `drain` answers as before, with `Connection: close`, while load balancers notice
 * `/readyz`: until a second has passed without a request, at most five. `close` goes on for a moment, stops listening when no
 * connection waits to be accepted, answers on the connections that are left while anybody uses them, and closes those without a
 * request: browsers open them in advance, and Node counts only used ones as idle, so they would delay the end.
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
  // What has not been accepted when a server stops listening is lost. So it stops when it has nothing to do at all: a turn that
  // finds no connection does not count when it works for a while after it has looked. It sleeps before: the system rarely takes
  // the processor from a program that has just woken up, so that nobody comes between the look and the end.
  const untilNobodyWaits = async (): Promise<void> => {
    for (let look = 0; look < maxLooks; look += 1) {
      await setTimeout(1);
      await setImmediate();
      const before = accepted;
      const began = performance.now();
      await setImmediate();
      await setImmediate();
      if (accepted === before && performance.now() - began < idleTurnsMs) return;
    }
  };
  // The `close` of an HTTP server would close its idle connections, too, at which requests may arrive just now.
  const stopListening = (): void => void Server.prototype.close.call(server);
  const closeConnections = async (): Promise<void> => {
    while (open > 0) {
      await setTimeout(closeEveryMs);
      // Timers come before what has arrived: read that first, or a request that came while the machine stood still is lost.
      await setImmediate();
      if (Date.now() - lastRequest >= graceMs) server.closeIdleConnections();
      for (const [socket, openedAt] of unused) if (Date.now() - openedAt >= unusedMs) socket.destroy();
    }
  };
  fastify.addHook('preClose', async () => {
    draining = true;
    await untilNobodyWaits();
    if (open > 0) {
      await setTimeout(graceMs);
      await untilNobodyWaits();
    }
    stopListening();
    await closeConnections();
  });
}
