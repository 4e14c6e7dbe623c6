import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreBounds } from '#runtime/lib/bounded-store.ts';
import { cacheStatus } from '../pages/send-page.ts';

/** Upper bounds in seconds; cached pages are in the first buckets, a cold API in the last. */
const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

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
 */
export function registerMetrics(server: FastifyInstance, held: () => StoreBounds): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its complete answer, by method and route.',
    labelNames: ['method', 'route'],
    buckets: durationBuckets,
    registers: [registry],
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

  server.addHook('onResponse', async (request, reply) => {
    const cache = reply.getHeader('cache-status');
    if (typeof cache === 'string') pages.inc({ cache: cacheWords[cache] ?? 'hit' });
    // The pattern, not the path: the number of paths is unbounded.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    requests.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
  });

  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}
