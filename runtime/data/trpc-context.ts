import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

const context = createTRPCContext<AppRouter>();

/** Hands the tRPC client and the query cache to the components below it. */
export const TRPCProvider = context.TRPCProvider;

/** Query and mutation options by procedure: `useSuspenseQuery(useTRPC().catalogue.product.queryOptions({ slug }))`. */
export const useTRPC = context.useTRPC;
