import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { createAdmission } from '#runtime/serving/admission.ts';
import { drainOnStop } from '#runtime/serving/drain.ts';
import { hasOneHost } from '#runtime/serving/has-one-host.ts';
import { withSerializers } from '#runtime/serving/log-serializers.ts';
import { requirePlain } from '#runtime/serving/require-plain.ts';
import { traceRequests } from '#runtime/serving/trace/trace-requests.ts';
import { ProblemError } from '../errors/problem.ts';
import { BucketError } from '../files/s3/bucket-error.ts';
import type { Authenticate } from '../identity/authenticate.ts';
import type { ReadClient } from '../identity/client.ts';
import type { Handlers, OperationId } from '../operations/handler.ts';
import type { ResolveShop } from '../shops/shop-view.ts';
import type { Api } from './api.ts';
import { acceptFields, acceptForms, maxUploadMs } from './form.ts';
import type { Operation } from './operation.ts';
import { type RegisterOptions, registerOperation } from './register-operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a body is parsed. */
    takesBody?: boolean;
  }
}

export interface ApiOptions {
  readonly api: Api;
  readonly handlers: Handlers;
  readonly resolveShop: ResolveShop;
  readonly readClient: ReadClient;
  readonly authenticators: Readonly<Partial<Record<string, Authenticate>>>;
  readonly countRequest: RegisterOptions['countRequest'];
  readonly bodyLimits: RegisterOptions['bodyLimits'];
  /** Bytes after which reading a file in a form stops. */
  readonly formFileSize: number;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** Bytes. Only uploads may be larger; they have their own limit. */
const bodyLimit = 100_000;
/** Max. levels of a JSON body. */
const maxDepth = 32;
/** Milliseconds in which a request has to arrive, uploads excepted. */
const maxRequestMs = 30_000;

/** The answer to what is turned away. */
const refusal = {
  type: 'application/problem+json',
  body: () => JSON.stringify(new ProblemError('SERVICE_UNAVAILABLE').toProblem(randomUUID())),
};

function refuseSchema(): never {
  throw new Error('A route has a schema of its own: operations are validated by their description.');
}

/** Creates a server with every operation of the API, and nothing else. */
export function createApi({
  api: { operations, schemas },
  handlers,
  resolveShop,
  readClient,
  authenticators,
  countRequest,
  bodyLimits,
  formFileSize,
  logger,
}: ApiOptions): FastifyInstance {
  const admission = createAdmission({ refusal }, maxUploadMs);
  const app = Fastify({
    logger: withSerializers(logger),
    bodyLimit,
    // Longer names reach their operation, which answers with the code that its spec declares.
    routerOptions: { maxParamLength: 2000 },
    // Disconnects slow and silent clients after the time of an upload; other requests are handled below.
    serverFactory: admission.createServer,
    frameworkErrors: (error, request, reply) => {
      const problem = describeError(error);
      // There is no route yet whose answer could be typed.
      reply.hijack();
      reply.raw
        .writeHead(problem.status, { 'content-type': 'application/problem+json', connection: 'close' })
        .end(JSON.stringify(problem.toProblem(request.id)));
    },
    // Requests that arrive while the server stops are answered normally, and their connection is closed.
    return503OnClosing: false,
    // Requests are validated by what is compiled with the backend. Fastify would load its own compilers at each start.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    logController: new LogController({ disableRequestLogging: true }),
  });

  traceRequests(app);
  app.decorate('refusedRequests', admission.refused);
  drainOnStop(app);
  app.server.headersTimeout = maxRequestMs;
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (!hasOneHost(raw)) throw new ProblemError('VALIDATION_FAILED', 'A request names one host.');
    if (raw.complete || headers['content-type']?.startsWith('multipart/form-data')) return;
    const timer = setTimeout(() => raw.destroy(), maxRequestMs);
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });

  // Only content types that a spec declares: any other body would arrive without validation.
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // An empty body counts as none, whatever its content type: the operation decides whether it needs one.
    if (body === '') done(null, undefined);
    else parseJson(request, body, (error, value) => (error ? done(error, value) : takePlain(value, done)));
  });
  acceptForms(app, formFileSize);
  acceptFields(app);
  app.addContentTypeParser('*', (request, body, done) => {
    // An operation without a body ignores it, whatever its content type.
    body.resume();
    done(request.routeOptions.config.takesBody === true ? new ProblemError('UNSUPPORTED_MEDIA_TYPE') : null, undefined);
  });

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const problem = describeError(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return reply
      .code(problem.status)
      .headers(problem.retryAfter === undefined ? {} : { 'retry-after': String(problem.retryAfter) })
      .type('application/problem+json')
      .send(JSON.stringify(problem.toProblem(request.id)));
  });

  app.setNotFoundHandler(async (request, reply) => {
    const allowed = listMethods(operations, request.url);
    if (allowed.length === 0) throw new ProblemError('NOT_FOUND');
    reply.header('allow', allowed.join(', '));
    throw new ProblemError('METHOD_NOT_ALLOWED');
  });

  app.decorateRequest('customerSession', undefined);
  const options: RegisterOptions = { app, schemas, resolveShop, readClient, authenticators, countRequest, bodyLimits };
  const isHandled = (id: string): id is OperationId => Object.hasOwn(handlers, id);
  const register = <Id extends OperationId>(operation: Operation, id: Id): void => {
    const handler: Handlers[Id] = handlers[id];
    if (handler) registerOperation(options, operation, id, handler);
  };
  for (const operation of operations) {
    if (isHandled(operation.id)) register(operation, operation.id);
  }
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        operation: request.routeOptions.config.operationId,
        shop: request.headers['x-shop-id'],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      `${request.method} ${request.routeOptions.url ?? 'nowhere'}`,
    );
  });
  // A client that keeps its connection open must not keep the server from closing.
  app.addHook('onClose', async () => app.server.closeIdleConnections());
  return app;
}

/** Returns any error as a problem. Unknown errors are ours, and their messages stay in the log. */
function describeError(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  switch (error.statusCode) {
    case 413:
      return new ProblemError('PAYLOAD_TOO_LARGE', error.message);
    case 415:
      return new ProblemError('UNSUPPORTED_MEDIA_TYPE', error.message);
    case 503:
      return new ProblemError('SERVICE_UNAVAILABLE');
    default:
      if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
        return new ProblemError('VALIDATION_FAILED', error.message);
      }
      return isUnreachable(error) ? new ProblemError('SERVICE_UNAVAILABLE') : new ProblemError('INTERNAL');
  }
}

/**
 * Returns whether a connection was refused, reset or timed out, PostgreSQL answered with class 08 (connection), 53
 * (resources) or 57P (shutting down), the bucket of files does not answer, or this machine has no room: no disk, no quota, no more
 * open files.
 */
function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BucketError) return true;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (/^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|ENOSPC|EDQUOT|EMFILE|ENFILE|08...$|53...$|57P0)/.test(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true;
  }
  return false;
}

/** Refuses lone surrogates, which no database can store, and nesting deeper than that of any operation. */
function takePlain(value: unknown, done: (error: Error | null, value?: unknown) => void): void {
  try {
    requirePlain(value, maxDepth);
    done(null, value);
  } catch (error) {
    done(new ProblemError('VALIDATION_FAILED', error instanceof Error ? error.message : undefined));
  }
}

function listMethods(operations: readonly Operation[], url: string): string[] {
  const [path = ''] = url.split('?');
  return operations
    .filter((operation) => new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map((operation) => operation.method);
}
