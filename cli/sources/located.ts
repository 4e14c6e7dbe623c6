import type { Place } from '#cli/diagnostics/diagnostic.ts';

/** A value of a configuration file with its place, so that diagnostics can point at it. */
export type Located = LocatedMap | LocatedList | LocatedScalar;

export interface LocatedEntry {
  readonly key: Place;
  readonly value: Located;
}

export interface LocatedMap {
  readonly kind: 'map';
  readonly place: Place;
  readonly entries: ReadonlyMap<string, LocatedEntry>;
  /** Keys that a layer removed with `null`, and where. */
  readonly removed: ReadonlyMap<string, Place>;
  /** The value of a lower layer that this one overrides. */
  readonly shadows?: Located;
}

export interface LocatedList {
  readonly kind: 'list';
  readonly place: Place;
  readonly items: readonly Located[];
  readonly shadows?: Located;
}

export interface LocatedScalar {
  readonly kind: 'scalar';
  readonly place: Place;
  readonly value: string | number | boolean | null;
  readonly shadows?: Located;
}

/** Returns the plain value. Built with own properties only, so that a key `__proto__` stays a key. */
export function toPlain(node: Located): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(toPlain);
  return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, toPlain(value)]));
}

export type LocatedPath = readonly (string | number)[];

/** Returns the node at a path, or undefined where there is none. */
export function nodeAt(node: Located | undefined, path: LocatedPath): Located | undefined {
  let current = node;
  for (const step of path) {
    if (current?.kind === 'map') current = current.entries.get(String(step))?.value;
    else if (current?.kind === 'list' && typeof step === 'number') current = current.items[step];
    else return undefined;
  }
  return current;
}

/** Returns the entries of the map at a path; empty where there is no map, which is reported elsewhere. */
export function entriesAt(
  node: Located | undefined,
  ...path: LocatedPath
): readonly (readonly [string, LocatedEntry])[] {
  const map = nodeAt(node, path);
  return map?.kind === 'map' ? [...map.entries] : [];
}

/** Returns the text at a path; undefined for anything but a string. */
export function textAt(node: Located | undefined, ...path: LocatedPath): string | undefined {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' && typeof found.value === 'string' ? found.value : undefined;
}

/**
 * Returns the place of a diagnostic about a path: the value; for a missing one the `null` that removed it, else the key
 * of the nearest map around it, else the start of the file.
 */
export function placeAt(node: Located, path: LocatedPath): Place {
  let current: Located = node;
  let place = node.place;
  for (const step of path) {
    if (current.kind === 'map') {
      const entry: LocatedEntry | undefined = current.entries.get(String(step));
      if (entry === undefined) return current.removed.get(String(step)) ?? place;
      place = entry.value.kind === 'map' ? entry.key : entry.value.place;
      current = entry.value;
    } else if (current.kind === 'list' && typeof step === 'number') {
      const item: Located | undefined = current.items[step];
      if (item === undefined) return place;
      place = item.place;
      current = item;
    } else return place;
  }
  return place;
}

/** Returns the place of the key itself. */
export function keyPlaceAt(node: Located, path: LocatedPath): Place {
  const key = path.at(-1);
  const parent = nodeAt(node, path.slice(0, -1));
  const entry = parent?.kind === 'map' ? parent.entries.get(String(key)) : undefined;
  return entry?.key ?? placeAt(node, path);
}
