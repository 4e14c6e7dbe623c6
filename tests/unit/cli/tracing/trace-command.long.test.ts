import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Sent = z.infer<typeof sent>['resourceSpans'][number];

const [traceId, parentId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

const batches: Sent[] = [];
let root: WorkRoot;
let collector: Server;
let endpoint = '';
beforeAll(async () => {
  root = createWorkRoot();
  collector = createServer(async (request, response) => {
    batches.push(...sent.parse(JSON.parse(await text(request))).resourceSpans);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  collector?.close();
  root?.remove();
});

it('sends a build with its phases, below the trace of the pipeline', { timeout: 120_000 }, async () => {
  const env = {
    ...process.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRACEPARENT: `00-${traceId}-${parentId}-01`,
  };
  const { code } = await runShopgen(['build', '--site', 'group', '--root', root.path, '--quiet'], env);
  expect(code).toBe(0);
  const spans = batches.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const whole = spans.find(({ name }) => name === 'shopgen build');
  const site = spans.find(({ name }) => name === 'site');
  expect(whole?.parentSpanId).toBe(parentId);
  expect(site?.parentSpanId).toBe(whole?.spanId);
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
  expect(batches[0]?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'shopgen' } });
});

it('sends nothing without a collector, and does without one that is away', { timeout: 60_000 }, async () => {
  const before = batches.length;
  const args = ['build', '--site', 'group', '--root', root.path, '--quiet'];
  expect(await runShopgen(args)).toMatchObject({ code: 0, stderr: '' });
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  expect(await runShopgen(args, env)).toMatchObject({ code: 0, stderr: '' });
  expect(batches).toHaveLength(before);
});
