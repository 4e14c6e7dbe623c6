import { useSuspenseQuery } from '@tanstack/react-query';
import { useTRPC } from '#runtime/data/trpc-context.ts';

/** The menus as `loadShell` has loaded them; once for the shell, which hands them on. */
export function useLoadedMenus() {
  return useSuspenseQuery(useTRPC().content.menus.queryOptions()).data;
}
