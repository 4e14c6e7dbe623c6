import { withoutTrailingSlashes } from '../without-trailing-slashes.ts';

/** A finished piece of work. */
export interface FinishedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970, with fractions. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Kinds as OTLP counts them. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;
export type SpanKind = keyof typeof spanKinds;

/** Spans that are sent at once, and that may wait: more are dropped, so that a collector that is away costs no memory. */
const batch = { size: 256, most: 2048, everyMs: 2000, deadlineMs: 5000 } as const;

/** Sends spans to a collector. */
export interface SpanExporter {
  add(span: FinishedSpan): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/**
 * Creates an exporter that sends spans as OTLP over HTTP in its JSON encoding (https://opentelemetry.io/docs/specs/otlp/), a batch
 * every two seconds. What cannot be sent is dropped.
 *
 * @param endpoint - Base address of the collector; `/v1/traces` is added.
 * @param headers - Sent with each batch, such as a key.
 * @param resource - What the spans are of: `service.name` and so on.
 */
export function createOtlpExporter(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  resource: Attributes,
): SpanExporter {
  const url = `${withoutTrailingSlashes(endpoint)}/v1/traces`;
  let waiting: FinishedSpan[] = [];
  const send = async (): Promise<void> => {
    const spans = waiting;
    if (spans.length === 0) return;
    waiting = [];
    const body = {
      resourceSpans: [
        {
          resource: { attributes: writeAttributes(resource) },
          scopeSpans: [{ scope: { name: 'shopgen' }, spans: spans.map(writeSpan) }],
        },
      ],
    };
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(batch.deadlineMs),
    }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
  };
  const timer = setInterval(() => void send(), batch.everyMs);
  timer.unref();
  return {
    add: (span) => {
      if (waiting.length >= batch.most) return;
      waiting.push(span);
      if (waiting.length === batch.size) void send();
    },
    close: async () => {
      clearInterval(timer);
      await send();
    },
  };
}

function writeSpan(span: FinishedSpan) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId !== undefined && { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: spanKinds[span.kind],
    startTimeUnixNano: toNanoseconds(span.startedAt),
    endTimeUnixNano: toNanoseconds(span.endedAt),
    attributes: writeAttributes(span.attributes),
    status: { code: span.isFailed ? 2 : 0 },
  };
}

/** OTLP writes 64-bit integers as texts. */
const toNanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

function writeAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: writeValue(value) }],
  );
}

function writeValue(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
