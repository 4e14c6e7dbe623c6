import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

/** What procedures are given, by area and name. */
export type ProcedureInputs = inferRouterInputs<AppRouter>;

/** What procedures answer, by area and name. */
export type ProcedureOutputs = inferRouterOutputs<AppRouter>;
