import { existsSync } from 'node:fs';
import path from 'node:path';
import type { OwnScreen } from '#cli/config/own-screens.ts';
import type { ScreenPart } from '#cli/config/screens.ts';
import { screenFolder } from '#runtime/contracts/routes.ts';

/** The files of a screen that a site has of its own. */
export interface OwnScreenFiles {
  readonly key: string;
  /** Relative to the root, with forward slashes. */
  readonly folder: string;
  readonly parts: ReadonlySet<ScreenPart>;
  /** The module of its procedures inside the folder; absent: it has none. */
  readonly router?: string;
}

/** Name of the router of an own screen: also that of its export. */
export const nameRouter = (key: string): string => `${key}Router`;

/** Looks which files the screens of a site have. */
export function findOwnScreenFiles(root: string, screens: readonly OwnScreen[]): OwnScreenFiles[] {
  return screens.map(({ key, folder }) => {
    const has = (file: string): boolean => existsSync(path.join(root, folder, file));
    const router = `rpc/${screenFolder(key)}-router.ts`;
    const parts = (['loader', 'head', 'action'] as const).filter((part) => has(`${part}.ts`));
    return { key, folder, parts: new Set(parts), ...(has(router) && { router }) };
  });
}
