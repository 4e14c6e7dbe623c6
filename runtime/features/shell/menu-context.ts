import { createContext, useContext } from 'react';
import type { useLoadedMenus } from './use-loaded-menus.ts';

export const MenuContext = createContext<ReturnType<typeof useLoadedMenus> | undefined>(undefined);

/**
 * Returns the menus of header, footer, service and legal.
 *
 * @throws {Error} `NO_MENU_CONTEXT_SET` outside the shell.
 */
export function useMenus(): ReturnType<typeof useLoadedMenus> {
  const menus = useContext(MenuContext);
  if (!menus) throw new Error('NO_MENU_CONTEXT_SET');
  return menus;
}
