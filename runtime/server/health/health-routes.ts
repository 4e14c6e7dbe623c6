import type { FastifyInstance } from 'fastify';
import type { ApiStatus } from './api-status.ts';

/** Options of the health routes. */
export interface HealthOptions {
  readonly apis: ApiStatus;
}

/**
 * `/healthz`: the process is alive. `/readyz`: 503 until every API has answered once and while shutting down; an API
 * that fails later is reported in the body only, since pages that are kept still serve.
 */
export function registerHealthRoutes(server: FastifyInstance, { apis }: HealthOptions): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  server.get('/readyz', async (_, reply) => {
    const states = await apis.check();
    const status = server.isDraining() ? 'stopping' : apis.answeredOnce() ? 'ready' : 'waiting';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, apis: states });
  });
}
