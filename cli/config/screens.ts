import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '#cli/package-root.ts';
import { type RouteKey, routeKeys } from '#runtime/contracts/routes.ts';

/** `productDetail` → `product-detail`: the folder of its screen and the name of its generated module. */
export function kebabCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The route keys that the runtime has a screen for. */
export function findScreens(): RouteKey[] {
  return routeKeys.filter((key) => hasFile(key, 'screen.tsx'));
}

/** The route keys whose screens take forms. */
export function findActions(): RouteKey[] {
  return routeKeys.filter((key) => hasFile(key, 'action.ts'));
}

function hasFile(key: RouteKey, file: string): boolean {
  return existsSync(path.join(packageRoot, 'runtime/screens', kebabCase(key), file));
}
