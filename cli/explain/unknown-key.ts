import { renamedKeys } from '#cli/config/releases.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { listed, nearest } from '#cli/diagnostics/nearest.ts';
import type { FindKeySchema } from '#cli/schema-check/key-schema.ts';
import { entriesAt, type LocatedMap, type LocatedPath } from '#cli/sources/located.ts';
import { listLeaves } from './key-history.ts';

/** Returns the diagnostic for a key that a site's configuration does not have, with the nearest one. */
export function unknownKey(tree: LocatedMap, path: LocatedPath, keySchemaAt: FindKeySchema): InputError {
  const key = path.join('.');
  return new InputError([
    errorAt('explain.unknown-key', undefined, `There is no key ${key}`, suggestKeys(tree, path, keySchemaAt)),
  ]);
}

function suggestKeys(tree: LocatedMap, path: LocatedPath, keySchemaAt: FindKeySchema): string {
  const renamed = renamedKeys.find(({ old }) => old === path.join('.'));
  if (renamed !== undefined) return `It is called ${renamed.new} since ${renamed.since}.`;
  const listBelow = (at: LocatedPath): string[] => listKeys(tree, at, keySchemaAt);
  // The path is right up to the first unknown step, so suggestions are the keys beside that step.
  const wrong = path.findIndex((_, index) => !listBelow(path.slice(0, index)).includes(String(path[index])));
  const parent = path.slice(0, wrong);
  const beside = listBelow(parent);
  const near = nearest(String(path[wrong]), beside).map((name) =>
    [...parent, name, ...path.slice(wrong + 1)].join('.'),
  );
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`;
  const all = listLeaves(tree, []).map((leaf) => leaf.join('.'));
  const named = all.filter((candidate) => candidate.endsWith(`.${path.join('.')}`)).slice(0, 3);
  const meant = named.length > 0 ? named : nearest(path.join('.'), all);
  if (meant.length > 0) return `Did you mean ${meant.join(' or ')}?`;
  if (beside.length === 0) return `There are no keys below ${parent.join('.')}.`;
  return `Keys${parent.length === 0 ? '' : ` below ${parent.join('.')}`}: ${listed(beside, 40)}.`;
}

/**
 * Returns the keys that the schema allows at a path; where it leaves the names free, those of the layers, or the
 * locales.
 */
function listKeys(tree: LocatedMap, path: LocatedPath, keySchemaAt: FindKeySchema): string[] {
  const schema = keySchemaAt(path);
  const free = schema?.isOpen === true && schema.keys.length === 0 ? entriesAt(tree, 'locales') : [];
  return [...new Set([...(schema?.keys ?? []), ...[...entriesAt(tree, ...path), ...free].map(([name]) => name)])];
}
