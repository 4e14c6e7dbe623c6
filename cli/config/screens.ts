import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '#cli/package-root.ts';
import { type RouteKey, routeKeys, screenFolder } from '#runtime/contracts/routes.ts';

/** Optional parts of a screen, each in a file of this name in the screen's folder. */
export type ScreenPart = 'loader' | 'head' | 'action';

/** The routes that have a screen, in the order of the route keys, with the parts of each screen. */
export type Screens = ReadonlyMap<RouteKey, ReadonlySet<ScreenPart>>;

const screenParts: readonly ScreenPart[] = ['loader', 'head', 'action'];

/** Returns the screens of the runtime. */
export function findScreens(): Screens {
  return new Map(
    routeKeys
      .filter((key) => hasFile(key, 'screen.tsx'))
      .map((key) => [key, new Set(screenParts.filter((part) => hasFile(key, `${part}.ts`)))]),
  );
}

function hasFile(key: RouteKey, file: string): boolean {
  return existsSync(path.join(packageRoot, 'runtime/screens', screenFolder(key), file));
}
