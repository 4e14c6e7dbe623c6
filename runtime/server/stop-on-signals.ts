import type { FastifyInstance } from 'fastify';

/** Milliseconds for running requests to finish before their connections are closed. */
const drainMs = 10_000;

/**
 * Stops the process gracefully on a signal: `/readyz` answers 503, no new connections, open requests are finished, exit
 * code 0. A second signal ends it at once.
 */
export function stopOnSignals(server: FastifyInstance): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(130);
    stopping = true;
    server.log.info({ signal }, 'stopping');
    const cut = setTimeout(() => server.server.closeAllConnections(), drainMs);
    cut.unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.error({ err: error }, 'The server could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
