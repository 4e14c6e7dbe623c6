import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { startTraceCollector, type TraceCollector } from '#tests/support/trace-collector.ts';

const [traceId, parentId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

let root: WorkRoot;
let collector: TraceCollector;
beforeAll(async () => {
  root = createWorkRoot();
  collector = await startTraceCollector();
});
afterAll(() => {
  collector?.stop();
  root?.remove();
});

const build = (env: NodeJS.ProcessEnv = {}) =>
  runShopgen(['build', '--site', 'group', '--root', root.path, '--quiet'], { ...process.env, ...env });

it('sends a build with its phases, below the trace of the pipeline', { timeout: 120_000 }, async () => {
  const { code } = await build({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACEPARENT: `00-${traceId}-${parentId}-01`,
  });
  expect(code).toBe(0);
  const { spans } = collector;
  expect(new Set(spans.map((span) => [span.traceId, span.service].join()))).toEqual(new Set([`${traceId},shopgen`]));
  const whole = spans.find(({ name }) => name === 'shopgen build');
  const site = spans.find(({ name }) => name === 'site');
  expect(whole?.parentSpanId).toBe(parentId);
  expect(site?.parentSpanId).toBe(whole?.spanId);
  expect(site?.attributes).toContainEqual({ key: 'site', value: { stringValue: 'group' } });
  const phases = spans.map(({ name, parentSpanId }) => [name, parentSpanId === site?.spanId]);
  expect(phases).toEqual(
    expect.arrayContaining([
      ['check', false],
      ['generate', false],
      ['scan', true],
      ['bundle profile', true],
      ['link', true],
      ['write', true],
    ]),
  );
});

it('sends nothing without a collector, and does without one that is away', { timeout: 60_000 }, async () => {
  const before = collector.spans.length;
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
  expect(await build({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toMatchObject({ code: 0, stderr: '' });
  expect(collector.spans).toHaveLength(before);
});
