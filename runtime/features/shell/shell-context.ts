import { createContext } from 'react';

/** Whether the page has a shell; it has none when the menus could not be loaded. */
export const ShellContext = createContext(false);
