import type { RouteKey, RoutePaths } from '#runtime/contracts/routes.ts';

/** A route whose screen is yet to come is linked from nowhere. */
export function linkedPaths(paths: RoutePaths, screens: readonly RouteKey[]): RoutePaths {
  const linked: Partial<Record<RouteKey, string>> = {};
  for (const key of screens) if (paths[key] !== undefined) linked[key] = paths[key];
  return linked;
}
