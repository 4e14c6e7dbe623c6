import { placeName } from '#cli/config/layer-order.ts';
import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, type LocatedPath, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
import type { Saying } from './key-history.ts';

interface DerivedValue {
  readonly value: unknown;
  /** `file` when another key is an alternative notation of this one. */
  readonly from: 'file' | 'default';
  readonly note: string;
  readonly place?: Place;
}

/**
 * Returns the value of a key that no layer sets but that follows from another key, by the same rules by which a site is
 * resolved; undefined for all other keys.
 */
export function derivedValue(tree: LocatedMap, path: LocatedPath, said: Saying | undefined): DerivedValue | undefined {
  const [first, locale, part] = path;
  if (path.length === 1 && first === 'shopId') {
    const note = `No layer sets it, so it is the id of the site (${placeName(placeAt(tree, ['id']))}).`;
    return { value: textAt(tree, 'id') ?? null, from: 'default', note };
  }
  if (path.length === 3 && first === 'budgets' && part !== undefined) return defaultBudget(tree, part);
  if (path.length !== 3 || first !== 'domains' || locale === undefined) return undefined;
  if (nodeAt(tree, ['domains', locale]) === undefined) return undefined;
  if (part === 'prefix') {
    return { value: '', from: 'default', note: 'No layer sets it, so the locale has its host to itself.' };
  }
  if (part === 'host' && said?.kind === 'replaced') {
    const note = `domains.${locale} is written as a text, which is its host.`;
    return { value: said.value, from: 'file', note, place: said.place };
  }
  return undefined;
}

/** Returns the limit that a route without one of its own has. */
function defaultBudget(tree: LocatedMap, kind: string | number): DerivedValue | undefined {
  const path = ['budgets', 'default', kind];
  const limit = nodeAt(tree, path);
  if (limit?.kind !== 'scalar') return undefined;
  const note = `No layer sets it, so budgets.default.${kind} counts (${placeName(placeAt(tree, path))}).`;
  return { value: limit.value, from: 'default', note };
}
