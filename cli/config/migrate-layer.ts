import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { keyPlaceAt, type LocatedMap, nodeAt } from '#cli/sources/located.ts';
import { type RenamedKey, renamedKeys } from './releases.ts';

/**
 * Returns a layer in the keys of this release, with a diagnostic for each older key that it has. One that has a key by both of its
 * names keeps what the new one says.
 *
 * @param keys - The keys that were renamed.
 */
export function migrateLayer(
  layer: LocatedMap,
  keys: readonly RenamedKey[] = renamedKeys,
): { layer: LocatedMap; diagnostics: readonly Diagnostic[] } {
  const found = keys.filter((key) => hasKey(layer, key.old));
  return {
    layer: found.reduce((migrated, { old, new: renamed }) => renameKey(migrated, old.split('.'), renamed), layer),
    diagnostics: found.map((key) => reportKey(layer, key)),
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

function reportKey(layer: LocatedMap, key: RenamedKey): Diagnostic {
  const place = keyPlaceAt(layer, key.old.split('.'));
  if (hasKey(layer, key.new)) {
    const message = `${key.old} is called ${key.new} since ${key.since}, and both stand here`;
    return errorAt('config.renamed-key', place, message, `Remove ${key.old}.`);
  }
  const message = `${key.old} is called ${key.new} since ${key.since}`;
  return warningAt('config.renamed-key', place, message, 'shopgen upgrade renames it.');
}

function hasKey(layer: LocatedMap, dotted: string): boolean {
  return nodeAt(layer, dotted.split('.')) !== undefined;
}
