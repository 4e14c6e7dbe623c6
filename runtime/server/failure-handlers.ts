import type { FastifyInstance } from 'fastify';

/** Answers for what no route answers and for what a route could not: short, plain, and without anything of the inside. */
export function registerFailureHandlers(server: FastifyInstance): void {
  server.setNotFoundHandler(async (request, reply) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    void reply.header('cache-control', 'no-store').type('text/plain');
    if (readable) return reply.code(404).send('Not found\n');
    return reply.code(405).header('allow', 'GET, HEAD').send('Method not allowed\n');
  });

  server.setErrorHandler<{ statusCode?: number }>(async (error, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error, path: request.url }, 'A request failed');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(status >= 500 ? 'Something went wrong on our side.\n' : 'This request could not be understood.\n');
  });
}
