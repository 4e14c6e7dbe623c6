import { readTraceparent, runInTrace } from '#runtime/serving/trace/trace-context.ts';
import { beginSpan, inSpan, startTracing } from '#runtime/serving/trace/tracer.ts';

/**
 * Runs a command as a span, and sends it with those of its phases to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names; without
 * one it only runs it. Where `TRACEPARENT` holds a trace, as pipelines set it, the span is part of that.
 */
export async function traceCommand<Result>(
  name: string,
  version: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = startTracing(process.env, 'shopgen', { 'service.version': version });
  const span = beginSpan(name, 'internal', {}, readTraceparent(process.env.TRACEPARENT));
  try {
    const result = await runInTrace(span.context, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ 'error.type': error instanceof Error ? error.name : typeof error }, true);
    throw error;
  } finally {
    await end();
  }
}

/** Runs a phase of a command as a span of its own. */
export const inPhase = <Result>(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  work: () => Promise<Result>,
): Promise<Result> => inSpan(name, 'internal', attributes, work);
