import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: cached answers are in the first buckets, a cold API or database in the last. */
const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts and times every answer, and serves all figures of a registry at `/metrics` for Prometheus, those of the process included.
 * @param describe - The labels of a request: patterns and names, because the number of paths is unbounded.
 * @returns The registry, for further figures.
 */
export function registerHttpMetrics(
  server: FastifyInstance,
  labelNames: readonly string[],
  describe: (request: FastifyRequest) => Readonly<Record<string, string>>,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const by = labelNames.join(', ');
  const requests = new Counter({
    name: 'http_requests_total',
    help: `Answered requests by ${by} and status.`,
    labelNames: [...labelNames, 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: `Time from a request to its complete answer, by ${by}.`,
    labelNames: [...labelNames],
    buckets: durationBuckets,
    registers: [registry],
  });
  let told = 0;
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were turned away because there was too much to do.',
    registers: [registry],
    collect() {
      this.inc(server.refusedRequests() - told);
      told = server.refusedRequests();
    },
  });
  server.addHook('onResponse', async (request, reply) => {
    const labels = describe(request);
    requests.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  return registry;
}
