import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { keyPlaceAt, type LocatedMap, nodeAt } from '#cli/sources/located.ts';
import { type RenamedKey, renamedKeys } from './releases.ts';

/** A key that a layer has by its old name. */
export interface OldKey {
  readonly key: RenamedKey;
  readonly place: Place;
  /** Whether the layer has it by its new name, too. */
  readonly isTwice: boolean;
}

/**
 * Returns a layer in the keys of this release, and which of them it has by an older name. One that has a key by both names keeps what
 * the new one says.
 */
export function migrateLayer(layer: LocatedMap): { layer: LocatedMap; oldKeys: readonly OldKey[] } {
  const found = renamedKeys.filter((key) => hasKey(layer, key.old));
  return {
    layer: found.reduce((migrated, { old, new: name }) => renameKey(migrated, old.split('.'), name), layer),
    oldKeys: found.map((key) => ({
      key,
      place: keyPlaceAt(layer, key.old.split('.')),
      isTwice: hasKey(layer, key.new),
    })),
  };
}

function renameKey(map: LocatedMap, [step = '', ...rest]: readonly string[], renamed: string): LocatedMap {
  const name = renamed.split('.').at(-1) ?? step;
  const isTaken = map.entries.has(name);
  const entries = [...map.entries].flatMap(([key, entry]) => {
    if (key !== step) return [[key, entry] as const];
    if (rest.length === 0) return isTaken ? [] : [[name, entry] as const];
    const { value } = entry;
    return [[key, value.kind === 'map' ? { ...entry, value: renameKey(value, rest, renamed) } : entry] as const];
  });
  return { ...map, entries: new Map(entries) };
}

function hasKey(layer: LocatedMap, dotted: string): boolean {
  return nodeAt(layer, dotted.split('.')) !== undefined;
}
