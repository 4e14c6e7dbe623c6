import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether nothing listens on a port of an address. Whatever else may be wrong with them, the server that listens will say. */
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
 * The first free port from `from` upwards.
 *
 * @throws RangeError when there is none.
 */
export async function findFreePort(host: string, from: number): Promise<number> {
  for (let port = from; port < 65_536; port += 1) {
    if (await isPortFree(host, port)) return port;
  }
  throw new RangeError(`No port from ${from} upwards is free on ${host}.`);
}
