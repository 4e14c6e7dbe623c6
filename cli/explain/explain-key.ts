import { placeName } from '#cli/config/layer-order.ts';
import { loadCheckedSites, pickChecked } from '#cli/config/load-site.ts';
import { extendKeys } from '#cli/config/schema/key-schema.ts';
import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { explainExtensionKey } from '#cli/extensions/extension-keys.ts';
import type { FindKeySchema } from '#cli/schema-check/key-schema.ts';
import { type LocatedMap, type LocatedPath, nodeAt } from '#cli/sources/located.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { isPartName } from '#runtime/contracts/parts.ts';
import { derivedValue } from './derived-value.ts';
import { keyHistory, listLeaves, type Saying } from './key-history.ts';
import { unknownKey } from './unknown-key.ts';
import { unusedReason } from './unused-reason.ts';

/** A place in `--json`; all members are `null` for a value that is in no file. */
interface PlaceJson {
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** The value of a lower layer that is overridden. `removed`: that layer removes the key. */
export interface ShadowedValue extends PlaceJson {
  readonly value: unknown;
  readonly removed: boolean;
}

/** The origin of a key's value. */
export interface KeyExplanation extends PlaceJson {
  readonly site: string;
  readonly key: string;
  /** `null` when there is none. */
  readonly value: unknown;
  /**
   * `file`: a layer sets it. `default`: no layer sets it, and the default applies. `removed`, `nothing`: it has no
   * value.
   */
  readonly from: 'file' | 'default' | 'removed' | 'nothing';
  /** Why there is a value although no layer sets it, or why the value has no effect. */
  readonly note: string | null;
  /** From the next lower layer down. */
  readonly shadows: readonly ShadowedValue[];
  /** For a map: the origin of each value in it. */
  readonly entries: readonly KeyExplanation[];
}

/**
 * `shopgen explain KEY --site ID`: the value in force, where it stands, and what it shadows. Also for a site whose
 * configuration has faults, as long as its files can be read.
 * @param key dotted, as in `routes.productDetail.nl-NL`; items of a list by number, from 0
 * @throws InputError for an unknown site or key, and for layers that cannot be read
 */
export async function explainKey(root: string, key: string, siteId: string): Promise<Outcome> {
  const explanation = await findExplanation(root, key, siteId);
  return { data: { explanation }, text: render(explanation) };
}

/** Returns where the value of a key comes from; throws like {@link explainKey}. */
export async function findExplanation(root: string, key: string, siteId: string): Promise<KeyExplanation> {
  const { sites, sources } = await loadCheckedSites(root);
  const { loaded, extensions } = pickChecked(sites, siteId);
  const { tree, diagnostics } = loaded;
  if (tree === undefined) throw new InputError(diagnostics, sources);
  const path = readPath(key);
  const { keySchemaAt } = extendKeys(extensions);
  const explanation = explainPath({ id: siteId, tree, keySchemaAt }, path);
  if (explanation === undefined) throw unknownKey(tree, path, keySchemaAt);
  const note = explainExtensionKey(extensions, path[0] ?? '');
  return note === undefined ? explanation : { ...explanation, note: [note, explanation.note ?? []].flat().join(' ') };
}

/** Splits a key at its dots, but for that in the name of a part. */
function readPath(key: string): string[] {
  const [first = '', ...rest] = key.replace(/\[(\d+)\]/g, '.$1').split('.');
  const name = rest.slice(0, 2).join('.');
  return first === 'overrides' && isPartName(name) ? [first, name, ...rest.slice(2)] : [first, ...rest];
}

/** A site whose keys are explained. */
interface ExplainedSite {
  readonly id: string;
  readonly tree: LocatedMap;
  readonly keySchemaAt: FindKeySchema;
}

function explainPath(site: ExplainedSite, path: LocatedPath): KeyExplanation | undefined {
  const { id, tree, keySchemaAt } = site;
  const [current, ...below] = keyHistory(tree, path);
  const explainFinding = (found: Finding): KeyExplanation => toExplanation(id, path, { shadows: below, ...found });
  const schema = keySchemaAt(path);
  if (current?.kind === 'value') {
    const inner = current.node.kind === 'map' ? listLeaves(current.node, path) : [];
    return explainFinding({
      ...current,
      from: 'file',
      note: schema === undefined ? 'The schema has no such key.' : unusedReason(tree, path),
      // Maps are merged, not replaced: the values of lower maps are shadows of the single entries.
      shadows: inner.length === 0 ? below : below.filter(isNoMap),
      entries: inner.flatMap((leaf) => explainPath(site, leaf) ?? []),
    });
  }
  if (schema === undefined) return undefined;
  const derived = derivedValue(tree, path, current);
  if (derived !== undefined) return explainFinding(derived);
  const { fallback } = schema;
  if (current?.kind === 'removed') {
    const { place } = current;
    if (fallback === undefined) return explainFinding({ value: null, from: 'removed', place });
    return explainFinding({ ...fallback, from: 'default', note: 'So the default counts.', place });
  }
  if (!isKnownName(site, path)) return undefined;
  if (fallback === undefined) return explainFinding({ value: null, from: 'nothing', note: 'No layer sets it.' });
  return explainFinding({ ...fallback, from: 'default', note: 'No layer sets it: this is the default.' });
}

/** The explained value of a key, before its place and shadows are formatted. */
interface Finding {
  readonly value: unknown;
  readonly from: KeyExplanation['from'];
  readonly note?: string | undefined;
  readonly place?: Place;
  readonly shadows?: readonly Saying[];
  readonly entries?: readonly KeyExplanation[];
}

function toExplanation(site: string, path: LocatedPath, finding: Finding): KeyExplanation {
  const { value, from, note = null, place, shadows = [], entries = [] } = finding;
  return { site, key: path.join('.'), value, from, note, ...toPlace(place), shadows: shadows.map(toShadow), entries };
}

function isNoMap(saying: Saying): boolean {
  return saying.kind !== 'value' || saying.node.kind !== 'map';
}

/** Returns whether each name that the schema leaves open is a locale of the site. */
function isKnownName({ tree, keySchemaAt }: ExplainedSite, path: LocatedPath): boolean {
  return path.every((step, index) => {
    const parent = path.slice(0, index);
    const schema = keySchemaAt(parent);
    if (schema?.isOpen !== true || schema.keys.includes(String(step))) return true;
    return nodeAt(tree, ['locales', step]) !== undefined;
  });
}

function toShadow(saying: Saying): ShadowedValue {
  const removed = saying.kind === 'removed';
  return { value: removed ? null : saying.value, removed, ...toPlace(saying.place) };
}

function toPlace(place: Place | undefined): PlaceJson {
  return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}

function render(explanation: KeyExplanation): string {
  const { key, entries, note, from } = explanation;
  if (entries.length === 0) return renderValue(explanation);
  const head = `${key}: ${entries.length} values${from === 'file' ? `, last written in ${where(explanation)}` : ''}`;
  return [head, ...(note === null ? [] : [`  ${note}`]), '', ...entries.map(renderValue)].join('\n');
}

function renderValue({ key, value, note, shadows, from, ...place }: KeyExplanation): string {
  const lines = [from === 'removed' || from === 'nothing' ? `${key} has no value` : `${key}: ${JSON.stringify(value)}`];
  if (place.file !== null) lines.push(`  ${from === 'file' ? 'set in' : 'removed by null in'} ${where(place)}`);
  if (note !== null) lines.push(`  ${note}`);
  for (const shadow of shadows) {
    const what = shadow.removed ? 'the removal by null' : JSON.stringify(shadow.value);
    lines.push(`  shadows ${what} in ${where(shadow)}`);
  }
  return lines.join('\n');
}

function where({ file, line, column }: PlaceJson): string {
  return file === null || line === null || column === null ? '' : placeName({ file, line, column, length: 1 });
}
