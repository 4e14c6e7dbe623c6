import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds for which a stopping server keeps listening, and then keeps unused connections open: requests may be in
 * flight, and load balancers need time to notice the change of `/readyz`.
 */
const graceMs = 400;

/**
 * Closes a server without losing requests. It goes on answering for a moment, with `Connection: close`, so that clients
 * let go by themselves. Then it stops listening and closes connections without a request: browsers open them in
 * advance, and Node counts only used ones as idle, so they would delay the end.
 */
export function closeUnusedConnections(fastify: FastifyInstance): void {
  const open = new Set<Socket>();
  let accepted = 0;
  const unused = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    unused.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      unused.delete(socket);
    });
  });
  fastify.server.on('request', ({ socket }) => unused.delete(socket));
  // Node accepts one connection per turn of the event loop, and connections not yet accepted are lost when it stops
  // listening: stop right after a turn that found none.
  const untilNobodyWaits = async (): Promise<void> => {
    const deadline = Date.now() + graceMs;
    for (let before = -1; before !== accepted && Date.now() < deadline; ) {
      before = accepted;
      await setImmediate();
    }
  };
  fastify.addHook('preClose', async () => {
    if (open.size === 0) return;
    await setTimeout(graceMs);
    await untilNobodyWaits();
    void setTimeout(graceMs, undefined, { ref: false }).then(() => {
      for (const socket of unused) socket.destroy();
    });
  });
}
