import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblemError, UnreadableAnswerError } from '#runtime/rpc/clients/api-problem.ts';
import { ApiUnreachableError } from '#runtime/rpc/clients/outbound-fetch.ts';
import { TooManyCallsError } from '#runtime/rpc/clients/visitor-queue.ts';
import { barePolicy, securityHeaders } from './security/security-headers.ts';
import { pathForLog } from './visit.ts';

/** Value of `Retry-After` while something is unavailable, in seconds. */
export const retryAfterSeconds = '30';

/** Answers a request whose path cannot be decoded (`/%zz`): no route and no hook ever sees it. */
export function answerUnreadable(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({ ...securityHeaders(undefined), 'content-security-policy': barePolicy, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('This request could not be understood.\n');
}

/**
 * Answers for what no route answers and for what a route could not: short, plain, and without anything of the inside.
 */
export function registerFailureHandlers(server: FastifyInstance): void {
  server.setNotFoundHandler(async (request, reply) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    void reply.header('cache-control', 'no-store').type('text/plain');
    if (readable) return reply.code(404).send('Not found\n');
    return reply.code(405).header('allow', 'GET, HEAD').send('Method not allowed\n');
  });

  server.setErrorHandler<{ statusCode?: number }>(async (error, request, reply) => {
    const status = getStatus(error);
    if (error instanceof TooManyCallsError) void reply.header('retry-after', String(error.retryAfterSeconds));
    if (status === 503) void reply.header('retry-after', retryAfterSeconds);
    if (status >= 500) request.log.error({ err: error, path: pathForLog(request.url) }, 'A request failed');
    return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(plainText(status));
  });
}

function plainText(status: number): string {
  if (status >= 500) return 'This cannot be answered at the moment.\n';
  return status === 429
    ? 'Too many requests. Please try again in a minute.\n'
    : 'This request could not be understood.\n';
}

/**
 * Returns the status of an error: temporarily unavailable for a failed API or a missed deadline; anything else without
 * a status is a bug of ours.
 */
function getStatus(error: { readonly statusCode?: number; readonly name?: string }): number {
  if (error instanceof ApiProblemError || error instanceof ApiUnreachableError) return 503;
  if (error instanceof TooManyCallsError) return 429;
  if (error instanceof UnreadableAnswerError || error.name === 'TimeoutError') return 503;
  return error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
}
