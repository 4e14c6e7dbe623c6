import { useSuspenseQuery } from '@tanstack/react-query';
import { useTRPC } from '#runtime/data/trpc-context.ts';

/** Returns the menus as `loadShell` has loaded them; called once by the shell, which passes them on. */
export function useLoadedMenus() {
  return useSuspenseQuery(useTRPC().content.menus.queryOptions()).data;
}
