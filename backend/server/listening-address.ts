import type { FastifyInstance } from 'fastify';

/** Returns the address of a listening server, e.g. `http://127.0.0.1:3001`; `undefined` while it does not listen. */
export function listeningAddress({ server }: FastifyInstance): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
