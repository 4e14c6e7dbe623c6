import { useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '#generated/contracts/product-api.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';

/** An order, in progress or placed. */
export type Order = components['schemas']['Order'];

/** A line of an order. */
export type OrderLine = components['schemas']['OrderLine'];

/** Loads the order in progress, always anew: prices, stock, or another tab may have changed it. */
export function loadCart({ trpc, queryClient }: Pick<LoadContext, 'trpc' | 'queryClient'>): Promise<Order | null> {
  return queryClient.fetchQuery({ ...trpc.cart.order.queryOptions(), staleTime: 0 });
}

/** Changes that must be resolved before an order can be placed. */
const blockingChanges: ReadonlySet<OrderLine['changes'][number]['kind']> = new Set([
  'soldOut',
  'quantityLimited',
  'configurationOutdated',
  'gone',
]);

/** Returns whether a line cannot be ordered as it is. */
export function isInTheWay({ changes }: { readonly changes: readonly OrderLine['changes'][number][] }): boolean {
  return changes.some(({ kind }) => blockingChanges.has(kind));
}

/** Returns whether there is something to order and nothing prevents it. */
export function mayBeOrdered({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.length > 0 && !lines.some(isInTheWay);
}

/** Returns the order in progress; null where there is none. */
export function useCart(): Order | null {
  return useSuspenseQuery(useTRPC().cart.order.queryOptions()).data;
}
