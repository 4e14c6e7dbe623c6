import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns whether nothing listens on a port of an address. Other errors are left to the server that will listen. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  } finally {
    server.close();
  }
}

/**
 * Returns the first free port from `from` upwards.
 *
 * @throws RangeError when there is none.
 */
export async function findFreePort(host: string, from: number): Promise<number> {
  for (let port = from; port < 65_536; port += 1) {
    if (await isPortFree(host, port)) return port;
  }
  throw new RangeError(`No port from ${from} upwards is free on ${host}.`);
}
