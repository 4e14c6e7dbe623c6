import type { FastifyInstance } from 'fastify';

/** Milliseconds from the signal to the end, whatever is still under way. */
const stopWithinMs = 10_000;

/**
 * Stops the process gracefully on a signal: `/readyz` answers 503, requests are answered until none come any more, open ones are
 * finished, exit code 0. A second signal ends it at once.
 */
export function stopOnSignals(server: FastifyInstance): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(130);
    stopping = true;
    server.log.info({ signal }, 'stopping');
    // A little before, so that what closes after the server still can.
    setTimeout(() => server.server.closeAllConnections(), stopWithinMs - 500).unref();
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server
      .drain()
      .then(() => server.close())
      .then(
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
