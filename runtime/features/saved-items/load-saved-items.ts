import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { storageView } from './storage-address.ts';

/** Loads a page of saved items anew, since another tab may have changed it, and the item that was removed last. */
export async function loadSavedItems({ trpc, queryClient, url }: LoadContext): Promise<void> {
  const { page, removedId } = storageView(url.search);
  await Promise.all([
    queryClient.fetchQuery({ ...trpc.storage.list.queryOptions({ page }), staleTime: 0 }),
    removedId !== undefined &&
      queryClient.fetchQuery({ ...trpc.storage.removed.queryOptions({ itemId: removedId }), staleTime: 0 }),
  ]);
}

/** Returns a page of the saved items. */
export function useSavedItems(page: number) {
  return useSuspenseQuery(useTRPC().storage.list.queryOptions({ page })).data;
}
