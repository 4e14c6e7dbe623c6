import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { keyPlaceAt, type LocatedMap, nodeAt } from '#cli/sources/located.ts';

/** The layer that all sites share. */
const shared = 'site-configs/base.yaml';

/** Checks that overlays stand where they count for every site: the clients of all sites are made of the same descriptions. */
export function checkOverlays(tree: LocatedMap): Diagnostic[] {
  if (nodeAt(tree, ['overlays']) === undefined) return [];
  const place = keyPlaceAt(tree, ['overlays']);
  if (place.file === shared) return [];
  const message = 'A site cannot have overlays of its own: all sites share the API descriptions';
  return [errorAt('overlay.not-shared', place, message, `Name them in ${shared}.`)];
}
