import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { withHeaders } from './clients/addressed-client.ts';
import { describeProblem, isSessionOver, toRpcError } from './error-mapping.ts';
import { transformer } from './plain-input.ts';
import type { RpcContext } from './rpc-context.ts';

const t = initTRPC.context<RpcContext>().create({
  transformer,
  // Stack traces and internal messages never leave the server; people read the text of `data.problem.messageKey`.
  isDev: false,
  errorFormatter({ shape, error }) {
    const problem = describeProblem(error);
    return {
      code: shape.code,
      message: problem.code,
      data: { code: error.code, httpStatus: shape.data.httpStatus, path: shape.data.path, problem },
    };
  },
});

/** Composes procedures; the generated server entry composes the areas that a site has. */
export const router = t.router;

/** Problems of the APIs leave procedures as the tRPC errors of `error-mapping.ts`. */
const reportProblems = t.middleware(async ({ next, getRawInput }) => {
  // Read first, so that input that is not JSON is not mistaken for an API's invalid answer.
  await getRawInput().catch(() => {
    throw new TRPCError({ code: 'PARSE_ERROR' });
  });
  const result = await next();
  if (result.ok) return result;
  throw toRpcError(result.error);
});

/** Answers queries from the read cache, where the server has one. By then the input is what its schema allows. */
const cacheReads = t.middleware(async ({ ctx, type, path, input, next }) => {
  const { readCache, locale, content, products, see } = ctx;
  if (readCache === undefined || type !== 'query') return next();
  const key = `${locale} ${path} ${JSON.stringify(input)}`;
  return readCache.read(
    key,
    { content, products },
    (tags, readAt) => see?.(tags, readAt),
    (apis) => next({ ctx: apis }),
  );
});

/** The input of a procedure that takes none: whatever comes instead is refused. */
const nothing = z.undefined();

const anybody = t.procedure.use(reportProblems);
const anybodyWithoutInput = anybody.input(nothing).use(cacheReads);

/**
 * A procedure that any visitor may call. A query returns the same to all visitors of a locale, so its reads are cached: after its
 * input is checked, because each input is an entry of its own.
 */
export const publicProcedure = {
  /** @param schema - With `z.strictObject`, so that what it does not know is refused. */
  input: <Schema extends z.ZodType>(schema: Schema) => anybody.input(schema).use(cacheReads),
  query: anybodyWithoutInput.query,
};

/** Requires a visitor: shared pages cannot make personal calls. */
const needVisitor = t.middleware(async ({ ctx: { visitor, products, content }, path, next }) => {
  if (!visitor) throw new Error(`${path} answers one visitor and was called for everybody`);
  const asShop = { products, content };
  return next({ ctx: { visitor, asShop, ...withHeaders(asShop, () => visitor.headers) } });
});

/** The APIs reject any call with an expired session, so the session is deleted and the call repeated without it. */
const forgetDeadSession = needVisitor.unstable_pipe(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok || !ctx.visitor.hasSession || !isSessionOver(result.error)) return result;
  ctx.visitor.endSession();
  return next();
});

const oneVisitor = t.procedure.use(reportProblems).use(forgetDeadSession);
const oneVisitorWithoutInput = oneVisitor.input(nothing);

/** A procedure with a personal answer: never cached, and with the visitor's headers. */
export const visitorProcedure = {
  /** @param schema - With `z.strictObject`, so that what it does not know is refused. */
  input: <Schema extends z.ZodType>(schema: Schema) => oneVisitor.input(schema),
  query: oneVisitorWithoutInput.query,
  mutation: oneVisitorWithoutInput.mutation,
};
