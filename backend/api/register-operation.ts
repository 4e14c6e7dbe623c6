import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.ts';
import { toActor } from '../identity/actor.ts';
import type { Authenticate } from '../identity/authenticate.ts';
import type { ReadClient } from '../identity/client.ts';
import {
  type BodyOf,
  FileAnswer,
  type Handler,
  type HeadersOf,
  type OperationId,
  type PathOf,
  type QueryOf,
  StatusAnswer,
} from '../operations/handler.ts';
import type { ResolveShop, ShopView } from '../shops/shop-view.ts';
import { fieldErrors } from './field-errors.ts';
import { readForm } from './form.ts';
import type { Operation } from './operation.ts';
import type { SchemaRegistry } from './schema-registry.ts';

export interface RegisterOptions {
  readonly app: FastifyInstance;
  readonly schemas: SchemaRegistry;
  readonly resolveShop: ResolveShop;
  readonly readClient: ReadClient;
  /** By name of the security scheme. */
  readonly authenticators: Readonly<Partial<Record<string, Authenticate>>>;
  /** Counts a request of any kind, before anything else is done. @throws {ProblemError} `RATE_LIMITED` */
  readonly countRequest: (request: FastifyRequest) => Promise<void>;
  /** Max. bytes of the JSON body, of operations that accept larger ones than others. */
  readonly bodyLimits: Readonly<Partial<Record<OperationId, number>>>;
}

/** Images and files are not counted: a page shows dozens. */
const uncounted: ReadonlySet<OperationId> = new Set<OperationId>(['getUpload']);

interface ShopHeaders {
  readonly 'X-Shop-Id'?: string;
  readonly 'Accept-Language'?: string;
  readonly 'X-Order-Token'?: string;
}

/** Adds an operation to the server. Its handler gets requests that the spec allows. */
export function registerOperation<Id extends OperationId>(
  options: RegisterOptions,
  operation: Operation,
  id: Id,
  handler: Handler<Id>,
): void {
  const { app, schemas, resolveShop, readClient } = options;
  const bodyLimit = options.bodyLimits[id];
  // Loaded at the first request, or even compiled, where that was not done beforehand.
  const compile = () => ({
    isHeaders: schemas.compileParameters<HeadersOf<Id> & ShopHeaders>(operation, 'header'),
    isPath: schemas.compileParameters<PathOf<Id>>(operation, 'path'),
    isQuery: schemas.compileParameters<QueryOf<Id>>(operation, 'query'),
    isBody: schemas.compileBody<BodyOf<Id>>(operation),
  });
  let compiled: ReturnType<typeof compile> | undefined;
  const headerNames = operation.parameters.filter(({ place }) => place === 'header').map(({ name }) => name);
  const authenticate = createAuthentication(operation, options.authenticators);

  app.route({
    method: operation.method,
    url: routerPath(operation.path),
    config: { operationId: operation.id, takesBody: operation.body !== undefined },
    ...(bodyLimit !== undefined && { bodyLimit }),
    onRequest: async (request, reply) => {
      if (isPersonal(operation)) reply.header('cache-control', 'no-store');
      if (!uncounted.has(id)) await options.countRequest(request);
      await authenticate(request);
    },
    handler: async (request, reply) => {
      compiled ??= compile();
      const { isHeaders, isPath, isQuery, isBody } = compiled;
      const headers: unknown = Object.fromEntries(
        headerNames
          .map((name) => [name, request.headers[name.toLowerCase()]])
          .filter(([, value]) => value !== undefined),
      );
      const path: unknown = request.params;
      const query: unknown = request.query;
      const body: unknown = request.body ?? undefined;
      const isForm = request.isMultipart();

      if (!isHeaders(headers)) {
        throw new ProblemError('VALIDATION_FAILED', undefined, fieldErrors('header', isHeaders.errors));
      }
      const client = await readClient(request);
      // A draft is read, and never written to.
      const shop = await findShop(headers, resolveShop, isPersonal(operation) ? undefined : client.branch);
      // A name that cannot exist is answered like one that does not exist.
      if (!isPath(path)) throw new ProblemError(operation.notFoundCode);
      if (!isQuery(query)) {
        throw new ProblemError('VALIDATION_FAILED', undefined, fieldErrors('query', isQuery.errors));
      }
      if ((isForm || body !== undefined) && !takes(operation, request.headers['content-type'])) {
        throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
      }
      const checkBody = (value: unknown): BodyOf<Id> => {
        if (isBody(value)) return value;
        throw new ProblemError('VALIDATION_FAILED', undefined, fieldErrors('body', isBody.errors));
      };
      const checked = isForm ? undefined : { body: checkBody(body) };

      const answer = await handler({
        path,
        query,
        headers,
        get body() {
          if (!checked) throw new Error(`${operation.id} was sent a form, so its handler has to read that.`);
          return checked.body;
        },
        form: isForm ? readForm(request) : undefined,
        checkBody,
        get shop() {
          return required(shop, operation);
        },
        client,
        get actor() {
          const { shopId } = required(shop, operation);
          return toActor(shopId, request.customerSession, headers['X-Order-Token']);
        },
        get session() {
          if (!request.customerSession) {
            throw new Error(`${operation.id} can be asked without a session, so its handler cannot ask for one.`);
          }
          return request.customerSession;
        },
      });
      return send(reply, answer);
    },
  });
}

/** Returns whether the body has a content type that the operation describes; true for operations without a body. */
function takes({ body }: Operation, contentType = ''): boolean {
  const [mediaType = ''] = contentType.split(';');
  return body === undefined || body.schemaRefs.has(mediaType.trim().toLowerCase());
}

async function findShop(
  headers: ShopHeaders,
  resolveShop: ResolveShop,
  branch: string | undefined,
): Promise<ShopView | undefined> {
  const { 'X-Shop-Id': shopId, 'Accept-Language': locale } = headers;
  return shopId !== undefined && locale !== undefined ? await resolveShop(shopId, locale, branch) : undefined;
}

function required(shop: ShopView | undefined, { id }: Operation): ShopView {
  if (!shop) throw new Error(`${id} takes no shop, so its handler cannot ask for one, nor for who sends it.`);
  return shop;
}

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof FileAnswer) {
    return reply.headers(answer.headers).type(answer.contentType).send(answer.body);
  }
  if (answer instanceof StatusAnswer) {
    reply.code(answer.status).headers(answer.headers);
    return answer.body === undefined ? reply.send() : sendJson(reply, answer.body);
  }
  return sendJson(reply, answer);
}

function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Returns whether an answer is personal: of operations that accept a session, and of checks, changes and logins. */
function isPersonal({ method, security }: Operation): boolean {
  return method !== 'GET' || security.length > 0;
}

/**
 * Returns a check that throws unless a request meets one of the operation's security schemes. Operations without one
 * need no credentials, but a session that is sent where one is accepted must be valid.
 */
function createAuthentication(
  { id, security, anonymous }: Operation,
  authenticators: RegisterOptions['authenticators'],
): (request: FastifyRequest) => Promise<void> {
  const checks = security.map((scheme) => {
    const check = authenticators[scheme];
    if (!check) throw new Error(`${id} needs the security scheme ${scheme}, which this server cannot check.`);
    return check;
  });
  const isSession = security.includes('session') ? authenticators.session : undefined;
  return async (request) => {
    if (checks.length === 0) return;
    if (anonymous) {
      if (request.headers.authorization === undefined || !isSession || (await isSession(request))) return;
      throw new ProblemError('UNAUTHENTICATED');
    }
    for (const check of checks) {
      if (await check(request)) return;
    }
    throw new ProblemError('UNAUTHENTICATED');
  };
}

function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
