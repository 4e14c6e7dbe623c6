import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route accepts files, which may take minutes to arrive. */
    readonly takesLong?: boolean;
  }
}

/** Max. milliseconds for sending a request with files. */
export const maxRequestMs = 10 * 60_000;

/** Max. milliseconds for sending any other request. */
const usualRequest = 30_000;

const withFiles = /^(multipart\/form-data|application\/octet-stream)\b/i;

/**
 * Returns whether a request has a body. One without has arrived completely; its answer may take as long as the
 * connection needs.
 */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests that arrive too slowly. Node has one limit for all of them, which files need to be long.
 *
 * @param usualMs - Milliseconds for those without files.
 */
export function endSlowRequests(server: FastifyInstance, usualMs = usualRequest): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions, headers } = request;
    const takesLong = routeOptions.config.takesLong === true && withFiles.test(headers['content-type'] ?? '');
    if (!takesLong && hasBody(request)) {
      const timer = setTimeout(() => raw.destroy(), usualMs);
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}
