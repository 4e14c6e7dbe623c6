import path from 'node:path';
import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap } from '#cli/sources/located.ts';
import { isRouteKey } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';

/** A screen that a site has of its own. */
export interface OwnScreen {
  /** The key of its route. */
  readonly key: string;
  /** Its folder, relative to the root, with forward slashes. */
  readonly folder: string;
  /** Where the configuration names the folder. */
  readonly place: Place;
}

/** Reads the screens that a site has of its own. */
export function readOwnScreens(tree: LocatedMap): OwnScreen[] {
  return entriesAt(tree, 'screens').flatMap(([key, { value }]) => {
    if (value.kind !== 'scalar' || typeof value.value !== 'string') return [];
    const { place } = value;
    return [{ key, place, folder: path.posix.join(path.posix.dirname(place.file), value.value).replace(/\/$/, '') }];
  });
}

/** Returns the keys of routes that a site has of its own. */
export function listOwnRoutes({ routes }: Pick<SiteModel, 'routes'>): string[] {
  const keys = Object.values(routes).flatMap((paths) => Object.keys(paths));
  return [...new Set(keys)].filter((key) => !isRouteKey(key));
}

/** Returns the parameters in a path: `/looks/{slug}` has `slug`. */
export function readParameters(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
