import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** What is sent: OTLP over HTTP in its JSON encoding (https://opentelemetry.io/docs/specs/otlp/). */
const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }));
const sentSpan = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string(),
  attributes,
});
const sentSpans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(sentSpan) })),
    }),
  ),
});

/** A span with the service that it is of. */
export type CollectedSpan = z.infer<typeof sentSpan> & { readonly service: unknown };

/** A collector of traces. */
export interface TraceCollector {
  readonly url: string;
  /** What it was sent. */
  readonly spans: CollectedSpan[];
  /** The headers `x-key` that came with it. */
  readonly keys: Set<string | undefined>;
  stop(): void;
}

/** Starts a collector, which refuses what is no OTLP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const keys = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    keys.add(request.headers['x-key']?.toString());
    const { resourceSpans } = sentSpans.parse(JSON.parse(await text(request)));
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `http://127.0.0.1:${port}`, spans, keys, stop: () => void server.close() };
}
