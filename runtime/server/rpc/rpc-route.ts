import { TRPCError } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trpcPath } from '#runtime/contracts/trpc-path.ts';
import { hasBody } from '#runtime/data/unbatched.ts';
import { TooManyCallsError } from '#runtime/rpc/clients/visitor-queue.ts';
import type { ReadCache } from '#runtime/rpc/read-cache.ts';
import { requestedLocale } from '../locale/requested-locale.ts';
import { isFromThisSite } from '../security/same-origin.ts';
import type { VisitorAllowance } from '../security/visitor-allowance.ts';
import type { ReadVisitor } from '../session/read-visitor.ts';
import { getVisit } from '../visit.ts';
import { logFailedCall } from './log-failed-call.ts';

/** Max. calls of a batch; the browser's client sends no more. */
const maxBatchSize = 10;

/** Methods without side effects. */
const readMethods = new Set(['GET', 'HEAD']);

/**
 * Serves the procedures to the browser. Answers are streamed, so no proxy may compress or buffer them.
 *
 * @param readVisitor - Tells procedures who asks.
 * @param allowance - Counts the calls of each visitor.
 * @param reads - What was read before; absent where everything is asked anew.
 */
export async function registerRpcRoute(
  server: FastifyInstance,
  readVisitor: ReadVisitor,
  allowance: VisitorAllowance,
  reads?: ReadCache,
): Promise<void> {
  await server.register(async (scope) => {
    // tRPC parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (readMethods.has(request.method)) return;
      if (isFromThisSite(request)) return;
      await reply.code(403).send({ error: 'This request comes from another site.' });
    });

    scope.all<{ Params: { path: string } }>(`${trpcPath}/:path`, async (request, reply) => {
      // Queries with cookies are only accepted from own pages, never from a link.
      if (readMethods.has(request.method) && request.params.path.split(',').some((path) => hasBody({ path }))) {
        return reply.code(405).header('allow', 'POST').send({ error: 'This query is sent by POST.' });
      }
      const { storefront, preview } = getVisit(request);
      const locale = requestedLocale(request);
      const visitor = await readVisitor(request, locale);
      await fastifyRequestHandler({
        router: storefront.definition.router,
        req: request,
        res: reply,
        path: request.params.path,
        maxBatchSize,
        allowMethodOverride: hasBody({ path: request.params.path }),
        createContext: async () => {
          takeCall(allowance, request);
          return {
            ...storefront.services.contextFor(locale, preview),
            // What is read of a draft is kept for nobody.
            ...(preview === undefined && { readCache: reads }),
            visitor,
          };
        },
        // Calls that set cookies are not batched: the cookies are known before the answer is sent.
        responseMeta: () => (visitor.setCookies.length === 0 ? {} : { headers: cookieHeaders(visitor.setCookies) }),
        onError: ({ error, path }) => logFailedCall(request.log, { error, path }),
      });
      return reply;
    });
  });
}

/** @throws {TRPCError} where the visitor had too many calls. */
function takeCall(allowance: VisitorAllowance, request: FastifyRequest): void {
  try {
    allowance.take(request);
  } catch (error) {
    if (!(error instanceof TooManyCallsError)) throw error;
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'RATE_LIMITED', cause: error });
  }
}

function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
