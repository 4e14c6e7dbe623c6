import { performance } from 'node:perf_hooks';
import { type Attributes, createOtlpExporter, type SpanExporter, type SpanKind } from './otlp-exporter.ts';
import { beginContext, currentTrace, runInTrace, type TraceContext } from './trace-context.ts';

/** A piece of work that has begun. */
export interface Span {
  readonly context: TraceContext;
  /** Ends it, once. @param attributes - What is known by now. */
  end(attributes?: Attributes, isFailed?: boolean): void;
}

/** Makes traces: always their ids, for logs and other servers, and spans where there is a collector. */
export interface Tracer {
  readonly isRecording: boolean;
  /** @param parent - Absent: what runs now. */
  begin(name: string, kind: SpanKind, attributes?: Attributes, parent?: TraceContext): Span;
  close(): Promise<void>;
}

const nothing = (): void => undefined;

/** Returns the time in milliseconds since 1970, which never goes back. */
const now = (): number => performance.timeOrigin + performance.now();

function createTracer(exporter: SpanExporter | undefined, ratio: number): Tracer {
  return {
    isRecording: exporter !== undefined,
    begin(name, kind, attributes = {}, parent = currentTrace()) {
      const context = beginContext(parent, exporter !== undefined && Math.random() < ratio);
      if (exporter === undefined || !context.isSampled) return { context, end: nothing };
      const { traceId, spanId } = context;
      const startedAt = now();
      let isOver = false;
      return {
        context,
        end: (more = {}, isFailed = false) => {
          if (isOver) return;
          isOver = true;
          const all = { ...attributes, ...more };
          exporter.add({
            ...{ traceId, spanId, parentSpanId: parent?.spanId, name, kind, startedAt, endedAt: now() },
            ...{ attributes: all, isFailed },
          });
        },
      };
    },
    close: async () => exporter?.close(),
  };
}

/** The tracer of this process: without a collector until {@link startTracing}. */
let tracer = createTracer(undefined, 0);

/** Returns whether spans are sent. What makes many of them asks first. */
export const isTracing = (): boolean => tracer.isRecording;

/** Begins a piece of work of this process, below what runs now. */
export const beginSpan: Tracer['begin'] = (...given) => tracer.begin(...given);

/** Does something as a span of its own, which fails when that throws. */
export async function inSpan<Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(name, kind, attributes);
  try {
    const result = await runInTrace(span.context, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ 'error.type': error instanceof Error ? error.name : typeof error }, true);
    throw error;
  }
}

/** Variables of OpenTelemetry that are read (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/). */
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Sends the spans of this process to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names; without one there is nothing to send.
 *
 * @param service - Its name, unless `OTEL_SERVICE_NAME` gives another.
 * @param resource - What else the spans are of: version, site.
 * @returns what sends the last ones
 */
export function startTracing(variables: Variables, service: string, resource: Attributes): () => Promise<void> {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || !URL.canParse(endpoint) || variables.OTEL_SDK_DISABLED === 'true') return async () => undefined;
  const ratio = Number(variables.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const exporter = createOtlpExporter(endpoint, readHeaders(variables.OTEL_EXPORTER_OTLP_HEADERS ?? ''), {
    'service.name': variables.OTEL_SERVICE_NAME || service,
    ...resource,
  });
  tracer = createTracer(exporter, Number.isFinite(ratio) ? ratio : 1);
  return () => tracer.close();
}

/** Reads `key=value,key=value`, with percent signs. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
