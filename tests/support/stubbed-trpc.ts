import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

/** The answer of a procedure: data, or the HTTP status of a problem. */
export type StubbedAnswer = { readonly data: unknown } | { readonly status: number };

/** Returns query options of procedures that answer without a server. @param answerOf - By path: `content.menus`. */
export function createStubbedTrpc(
  queryClient: QueryClient,
  answerOf: (procedure: string) => StubbedAnswer,
): TRPCOptionsProxy<AppRouter> {
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        const answer = answerOf(op.path);
        if ('status' in answer) return observer.error(apiProblem(answer.status));
        observer.next({ result: { type: 'data', data: answer.data } });
        observer.complete();
      });
  return createTRPCOptionsProxy<AppRouter>({ client: createTRPCClient<AppRouter>({ links: [link] }), queryClient });
}

/** Creates the error that the in-process client throws for a problem of an API. */
export function apiProblem(httpStatus: number): TRPCClientError<AppRouter> {
  const data = { httpStatus, problem: { code: 'X', messageKey: 'apiErrors:UNKNOWN' } };
  return TRPCClientError.from({ error: { code: -32000, message: 'X', data } });
}

/** Empty menus, which every page needs. */
export const noMenus = { header: [], footer: [], service: [], legal: [] };
