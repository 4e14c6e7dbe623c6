import { mkdtemp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testServiceKey } from '#tests/support/backend.ts';
import { type BackendProgram, startBackendProgram } from '#tests/support/backend-program.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '#tests/support/trace-collector.ts';

let collector: TraceCollector;
let folder: string;
let postgres: PostgresCluster;
let backend: BackendProgram;
let storefront: Storefront;
beforeAll(async () => {
  collector = await startTraceCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' };
  folder = await mkdtemp('/tmp/shopgen-tracing-');
  postgres = await startPostgresCluster();
  backend = await startBackendProgram(folder, undefined, { ...env, DATABASE_URL: postgres.url, FILES_URL: folder });
  storefront = await startStorefront({
    folder: inject('acousticBuild'),
    apiUrl: backend.url,
    env: { ...env, SERVICE_KEY: testServiceKey, LOG_LEVEL: 'info' },
  });
}, 120_000);
afterAll(async () => {
  await storefront?.stop();
  await backend?.stop();
  await postgres?.stop();
  collector?.stop();
  await rm(folder, { recursive: true, force: true });
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browser = '00f067aa0ba902b7';

it('follows a visit from the browser through storefront and backend into the database', async () => {
  const visit = await storefront.get('/product/fjord-wandpaneel', {
    headers: { traceparent: `00-${traceId}-${browser}-01` },
  });
  expect(visit.status).toBe(200);
  const ours = () => collector.spans.filter((span) => span.traceId === traceId);
  const arrived = (isMeant: (span: CollectedSpan) => boolean) =>
    expect.poll(() => ours().some(isMeant), { timeout: 15_000 }).toBe(true);
  const parentOf = (span: CollectedSpan | undefined) => ours().find(({ spanId }) => spanId === span?.parentSpanId);
  // Each server sends its spans when it likes: those of a statement before those of the call that it is for.
  await arrived(({ parentSpanId }) => parentSpanId === browser);
  await arrived((span) => span.name === 'SELECT' && parentOf(parentOf(span)) !== undefined);
  const statement = ours().find((span) => span.name === 'SELECT' && parentOf(parentOf(span)) !== undefined);
  const work = parentOf(statement);
  const call = parentOf(work);
  const page = ours().find(({ parentSpanId }) => parentSpanId === browser);
  const services = [work, call, page].map((span) => span?.service);
  expect(services).toEqual(['shopgen-backend', 'shopgen-storefront', 'shopgen-storefront']);
  expect(call?.name).toMatch(/^(products|content) GET \//);
  expect(call?.parentSpanId).toBe(page?.spanId);
  expect(page?.attributes).toContainEqual({ key: 'shopgen.locale', value: { stringValue: 'nl-NL' } });
  // The text of a statement, and none of its values.
  expect(JSON.stringify(statement?.attributes)).toContain('$1');
  expect(JSON.stringify(ours())).not.toContain('fjord-wandpaneel');
  expect([...collector.keys]).toEqual(['a key']);
});

it('begins a trace of its own where there is none, and names it in the log', async () => {
  const before = new Set(collector.spans.map((span) => span.traceId));
  await storefront.get('/blogs', { headers: { traceparent: '00-nonsense-01' } });
  const lineOf = () =>
    storefront
      .output()
      .split('\n')
      .findLast((each) => each.includes('"path":"/blogs"'));
  await expect.poll(lineOf).toBeDefined();
  const { trace, site, locale } = JSON.parse(lineOf() ?? '{}');
  expect({ site, locale }).toEqual({ site: 'acoustic', locale: 'nl-NL' });
  expect(trace).toMatch(/^[0-9a-f]{32}$/);
  expect(before.has(trace)).toBe(false);
  await expect.poll(() => collector.spans.some((span) => span.traceId === trace), { timeout: 15_000 }).toBe(true);
});

it('keeps one page for all traces', async () => {
  const get = async (id: string) => {
    const { headers } = await storefront.get('/advies', { headers: { traceparent: `00-${id}-${browser}-01` } });
    return headers.get('cache-status');
  };
  await get('1'.repeat(32));
  expect(await get('2'.repeat(32))).toBe('shopgen; hit');
});

it('names the trace of a failure in its answer', async () => {
  await backend.stop('SIGKILL');
  const { status, headers } = await storefront.get('/winkelwagen', {
    headers: { traceparent: `00-${traceId}-${browser}-01` },
  });
  expect([status, headers.get('x-request-id')]).toEqual([503, traceId]);
});
