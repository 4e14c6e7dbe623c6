import { useSuspenseQuery } from '@tanstack/react-query';
import { useTRPC } from '#runtime/data/trpc-context.ts';

/** The menus of header, footer, service and legal; loaded by `loadShell`. */
export function useMenus() {
  return useSuspenseQuery(useTRPC().content.menus.queryOptions()).data;
}
