import { createContext } from 'react';

/** Whether a shell stands around; there is none when not even the menus could be loaded. */
export const ShellContext = createContext(false);
