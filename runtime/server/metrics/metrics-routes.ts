import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { StoreBounds } from '#runtime/lib/bounded-store.ts';
import { registerHttpMetrics } from '#runtime/serving/http-metrics.ts';
import { cacheStatus } from '../pages/send-page.ts';

/** Label for each value of `Cache-Status`. */
const cacheWords: Readonly<Record<string, string>> = {
  [cacheStatus.hit]: 'hit',
  [cacheStatus.stale]: 'stale',
  [cacheStatus.miss]: 'miss',
  [cacheStatus['stale-if-error']]: 'stale-if-error',
};

/**
 * Counts and times every answer, and serves the figures at `/metrics` for Prometheus.
 *
 * @param held - What kept pages take.
 * @param broken - The operations of the APIs that are not asked for now.
 */
export function registerMetrics(
  server: FastifyInstance,
  held: () => StoreBounds,
  broken: () => ReadonlySet<string>,
): void {
  const registry = registerHttpMetrics(server, ['method', 'route'], ({ method, routeOptions }) => ({
    method,
    route: routeOptions.url ?? 'unknown',
  }));
  new Gauge({
    name: 'api_breakers_open',
    help: 'Operations of the APIs that are not asked for now, because they failed again and again.',
    registers: [registry],
    collect() {
      this.set(broken().size);
    },
  });
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages by how they came about: hit, stale, miss or stale-if-error.',
    labelNames: ['cache'],
    registers: [registry],
  });
  new Gauge({
    name: 'kept_pages_bytes',
    help: 'Memory that kept pages take.',
    registers: [registry],
    collect() {
      this.set(held().bytes);
    },
  });
  new Gauge({
    name: 'kept_pages',
    help: 'Pages that are kept.',
    registers: [registry],
    collect() {
      this.set(held().items);
    },
  });

  server.addHook('onResponse', async (_, reply) => {
    const cache = reply.getHeader('cache-status');
    if (typeof cache === 'string') pages.inc({ cache: cacheWords[cache] ?? 'hit' });
  });
}
