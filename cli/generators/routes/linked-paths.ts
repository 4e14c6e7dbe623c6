import type { RouteKey, RoutePaths } from '#runtime/contracts/routes.ts';

/** Returns the paths that are linked; a route without a screen is not. */
export function linkedPaths(paths: RoutePaths, screens: readonly RouteKey[]): RoutePaths {
  const linked: Partial<Record<RouteKey, string>> = {};
  for (const key of screens) if (paths[key] !== undefined) linked[key] = paths[key];
  return linked;
}
