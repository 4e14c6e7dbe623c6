import type { Located, LocatedEntry } from '#cli/sources/located.ts';

/** The result of laying a value over another one. */
export type Merged = { readonly node: Located } | { readonly why: string; readonly at: Located };

/**
 * Lays a value over the node that an action selects: properties are merged, items are added, and a single value is replaced. To a list
 * anything can be added.
 */
export function mergeTarget(target: Located, update: Located): Merged {
  if (target.kind === 'list' && update.kind !== 'list')
    return { node: { ...target, items: [...target.items, update] } };
  return mergeLocated(target, update);
}

/** Lays a value over another one of the same kind; values of other kinds are incompatible. */
function mergeLocated(target: Located, update: Located): Merged {
  if (target.kind === 'scalar' && update.kind === 'scalar') return { node: { ...update, shadows: target } };
  if (target.kind === 'list' && update.kind === 'list') {
    return { node: { ...target, items: [...target.items, ...update.items] } };
  }
  if (target.kind !== 'map' || update.kind !== 'map') {
    return { why: `${names[update.kind]} cannot be laid over ${names[target.kind]}`, at: update };
  }
  const entries = new Map<string, LocatedEntry>(target.entries);
  for (const [key, entry] of update.entries) {
    const there = entries.get(key);
    const merged = there === undefined ? { node: entry.value } : mergeLocated(there.value, entry.value);
    if ('why' in merged) return merged;
    entries.set(key, { key: there === undefined ? entry.key : there.key, value: merged.node });
  }
  return { node: { ...target, entries } };
}

const names = { scalar: 'a single value', list: 'a list', map: 'a map' } as const;

/** Returns a copy of a value that stands at another place. */
export function moveTo(node: Located, place: Located['place']): Located {
  if (node.kind === 'scalar') return { kind: 'scalar', value: node.value, place };
  if (node.kind === 'list') return { kind: 'list', items: node.items.map((item) => moveTo(item, place)), place };
  const entries = new Map(
    [...node.entries].map(([key, { value }]) => [key, { key: place, value: moveTo(value, place) }]),
  );
  return { kind: 'map', entries, removed: new Map(), place };
}

/** Returns a tree with another node at a path; without a node it is removed from what holds it. */
export function replaceAt(tree: Located, path: readonly (string | number)[], node: Located | undefined): Located {
  const [step, ...rest] = path;
  if (step === undefined) return node ?? tree;
  if (tree.kind === 'list') {
    const index = Number(step);
    const items = tree.items.flatMap((item, nth) => {
      if (nth !== index) return [item];
      if (rest.length > 0) return [replaceAt(item, rest, node)];
      return node === undefined ? [] : [node];
    });
    return { ...tree, items };
  }
  if (tree.kind !== 'map') return tree;
  const entries = new Map(tree.entries);
  const entry = entries.get(String(step));
  if (entry === undefined) return tree;
  if (rest.length > 0) entries.set(String(step), { ...entry, value: replaceAt(entry.value, rest, node) });
  else if (node === undefined) entries.delete(String(step));
  else entries.set(String(step), { ...entry, value: node });
  return { ...tree, entries };
}
