import type { Place } from '#cli/diagnostics/diagnostic.ts';

/** Compares places of one site: by layer, the lowest first, then by line. */
export type LayerOrder = (a: Place, b: Place) => number;

/** @param layers the site's files from the lowest up */
export function layerOrder(layers: readonly string[]): LayerOrder {
  return (a, b) => layers.indexOf(a.file) - layers.indexOf(b.file) || a.line - b.line;
}

/**
 * Returns the place at fault among values that clash: the latest, because it was written with the others in view.
 * `first` where they share a line.
 */
export function latest(order: LayerOrder, first: Place, ...others: readonly Place[]): Place {
  return others.reduce((found, place) => (order(place, found) > 0 ? place : found), first);
}

/** Returns a place as a person reads it: `site-configs/acoustic.yaml:11:10`. */
export function placeName({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
