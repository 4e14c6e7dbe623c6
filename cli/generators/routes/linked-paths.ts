import type { RoutePaths } from '#runtime/contracts/routes.ts';

/** Returns the paths that are linked; a route without a screen is not. */
export function linkedPaths(paths: RoutePaths, screens: readonly string[]): RoutePaths {
  const linked: Record<string, string> = {};
  for (const key of screens) {
    const path = paths[key];
    if (path !== undefined) linked[key] = path;
  }
  return linked;
}
