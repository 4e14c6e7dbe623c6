import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbe } from '../health-paths.ts';
import { readTraceparent, runInTrace } from './trace-context.ts';
import { beginSpan, type Span } from './tracer.ts';

/**
 * Gives each request its place in a trace: that of `traceparent`, or a new one. What it waits for runs there, each line of its log has
 * `trace`, and a failed answer names it in `X-Request-Id`, by which it is found in logs of both servers.
 *
 * @param describe - Attributes of a request that is over.
 * @param labels - In each line of the log besides.
 */
export function traceRequests(
  server: FastifyInstance,
  describe: (request: FastifyRequest) => Readonly<Record<string, string | undefined>> = () => ({}),
  labels: Readonly<Record<string, string>> = {},
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request.raw)) return done();
    const { method } = request;
    const parent = readTraceparent(request.headers.traceparent);
    const span = beginSpan(method, 'server', { 'http.request.method': method }, parent);
    spans.set(request, span);
    const { traceId } = span.context;
    request.log = request.log.child({ trace: traceId, ...labels });
    reply.log = request.log;
    runInTrace(span.context, done);
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    const span = spans.get(request);
    if (span && reply.statusCode >= 500) void reply.header('x-request-id', span.context.traceId);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const route = request.routeOptions.url;
    spans
      .get(request)
      ?.end({ 'http.route': route, 'http.response.status_code': statusCode, ...describe(request) }, statusCode >= 500);
    done();
  });
}
