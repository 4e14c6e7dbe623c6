import type { Place } from '#cli/diagnostics/diagnostic.ts';
import type { Located, LocatedEntry, LocatedMap } from '#cli/sources/located.ts';

/** Merges two layers: maps merge, scalars and lists replace, `null` removes. `above` wins over `below`. */
export function mergeLayers(below: LocatedMap, above: LocatedMap): LocatedMap {
  const entries = new Map(below.entries);
  const removed = new Map(below.removed);
  for (const [key, entry] of above.entries) {
    const under = entries.get(key)?.value;
    if (isNull(entry.value)) {
      entries.delete(key);
      removed.set(key, entry.value.place);
    } else {
      entries.set(key, { key: entry.key, value: mergeValue(under, entry.value) });
      removed.delete(key);
    }
  }
  return { kind: 'map', place: above.place, entries, removed, shadows: below };
}

/**
 * Returns the lowest layer without its `null`s, which remove nothing and are remembered for diagnostics about missing
 * values.
 */
export function withoutNulls(map: LocatedMap): LocatedMap {
  const entries = new Map<string, LocatedEntry>();
  const removed = new Map<string, Place>();
  for (const [key, entry] of map.entries) {
    if (isNull(entry.value)) removed.set(key, entry.value.place);
    else
      entries.set(key, { key: entry.key, value: entry.value.kind === 'map' ? withoutNulls(entry.value) : entry.value });
  }
  return { ...map, entries, removed };
}

function mergeValue(below: Located | undefined, above: Located): Located {
  if (above.kind === 'map')
    return below?.kind === 'map' ? mergeLayers(below, above) : withShadow(withoutNulls(above), below);
  return withShadow(above, below);
}

function withShadow<Node extends Located>(node: Node, below: Located | undefined): Node {
  return below === undefined ? node : { ...node, shadows: below };
}

function isNull(node: Located): boolean {
  return node.kind === 'scalar' && node.value === null;
}
