import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, which may be on their way for minutes. */
    readonly takesLong?: boolean;
  }
}

/** Milliseconds that a client may take to send a request with files. */
export const longestRequest = 10 * 60_000;

/** Milliseconds for every other request. */
const usualRequest = 30_000;

const withFiles = /^(multipart\/form-data|application\/octet-stream)\b/i;

/** Ends requests that trickle in. Node has one limit for all of them, which files need to be long. */
export function endSlowRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions, headers } = request;
    const takesLong = routeOptions.config.takesLong === true && withFiles.test(headers['content-type'] ?? '');
    if (!takesLong && !raw.complete) {
      const timer = setTimeout(() => raw.destroy(), usualRequest);
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}
