import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

/** The inputs of procedures, by area and name. */
export type ProcedureInputs = inferRouterInputs<AppRouter>;

/** The outputs of procedures, by area and name. */
export type ProcedureOutputs = inferRouterOutputs<AppRouter>;
