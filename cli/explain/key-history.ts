import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { type Located, type LocatedMap, type LocatedPath, toPlain } from '#cli/sources/located.ts';

/** The value that a layer sets for a key. */
export type Saying =
  | { readonly kind: 'value'; readonly place: Place; readonly value: unknown; readonly node: Located }
  /** `null` removes the values of lower layers, for this key or one of its parents. */
  | { readonly kind: 'removed'; readonly place: Place }
  /** A text or list is set where the key would need a map as its parent. */
  | { readonly kind: 'replaced'; readonly place: Place; readonly value: unknown };

/** Returns the values that layers give a key, from the effective one downwards; empty when none sets it. */
export function keyHistory(tree: LocatedMap, path: LocatedPath): Saying[] {
  const states: (Saying | undefined)[] = [];
  for (let level: Located | undefined = tree; level !== undefined; level = level.shadows) {
    states.push(readState(level, path));
  }
  // Each state includes the lower layers, so only a difference was set by the layer itself.
  return states.flatMap((state, index) => (state === undefined || isSame(state, states[index + 1]) ? [] : [state]));
}

function readState(tree: Located, path: LocatedPath): Saying | undefined {
  let node = tree;
  let place = tree.place;
  for (const step of path) {
    if (node.kind === 'list' && /^\d+$/.test(String(step))) {
      const item: Located | undefined = node.items[Number(step)];
      if (item === undefined) return undefined;
      node = item;
      place = item.place;
      continue;
    }
    if (node.kind !== 'map') return { kind: 'replaced', place, value: toPlain(node) };
    const entry = node.entries.get(String(step));
    if (entry === undefined) {
      const removed = node.removed.get(String(step));
      return removed === undefined ? undefined : { kind: 'removed', place: removed };
    }
    node = entry.value;
    place = node.kind === 'map' ? entry.key : node.place;
  }
  return { kind: 'value', place, value: toPlain(node), node };
}

function isSame(one: Saying, other: Saying | undefined): boolean {
  return (
    other !== undefined &&
    one.kind === other.kind &&
    one.place.file === other.place.file &&
    one.place.line === other.place.line &&
    one.place.column === other.place.column
  );
}

/** Lists the keys of everything below a node that is not a map itself, and of what was removed there. */
export function listLeaves(node: Located, path: LocatedPath): LocatedPath[] {
  if (node.kind !== 'map') return [path];
  const inner = [...node.entries].flatMap(([key, { value }]) => listLeaves(value, [...path, key]));
  return [...inner, ...[...node.removed.keys()].map((key) => [...path, key])];
}
