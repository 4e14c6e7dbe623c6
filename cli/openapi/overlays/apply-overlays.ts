import { type Diagnostic, errorAt, type Place, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type Located, nodeAt, toPlain } from '#cli/sources/located.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { mergeTarget, moveTo, replaceAt } from './merge-located.ts';
import type { Overlay, OverlayAction } from './overlay.ts';

/** A place in a value: names and indexes. */
type Location = readonly (string | number)[];

/** Finds nodes by queries (RFC 9535). */
type FindNodes = (query: string, tree: Located) => readonly Location[];

/** A description with overlays applied, where each value knows its line: in the description, or in an overlay. */
export interface Overlaid {
  readonly tree: Located;
  readonly diagnostics: readonly Diagnostic[];
}

/** Applies overlays to a description, action by action, each to the result of the one before. */
export async function applyOverlays(description: Located, overlays: readonly Overlay[]): Promise<Overlaid> {
  const find = await createFinder();
  const actions = overlays.flatMap((overlay) => overlay.actions);
  const diagnostics: Diagnostic[] = [];
  const steps: Step[] = [];
  let tree = description;
  for (const action of actions) {
    const { node, problem } = applyAction(action, tree, find);
    if (problem !== undefined) diagnostics.push(problem);
    if (node === undefined) continue;
    tree = node;
    steps.push({ action, tree });
  }
  return { tree, diagnostics: [...diagnostics, ...findUndone(steps)] };
}

/** An action that was applied, and what it made of the description. */
interface Step {
  readonly action: OverlayAction;
  readonly tree: Located;
}

interface Applied {
  readonly node?: Located;
  readonly problem?: Diagnostic;
}

function applyAction(action: OverlayAction, tree: Located, find: FindNodes): Applied {
  const { target, change } = action;
  const found = query(find, target, tree);
  if ('problem' in found) return found;
  const { locations } = found;
  if (locations.length === 0) {
    const message = `The target ${quoted(target.query)} selects nothing`;
    return { problem: warningAt('overlay.no-match', target.place, message, 'Nothing is changed by the action.') };
  }
  if (change.kind === 'remove') {
    if (locations.some((location) => location.length === 0)) {
      return { problem: errorAt('overlay.unfit', target.place, 'The whole description cannot be removed') };
    }
    // From behind, so that the indexes of a list stay.
    const inOrder = locations.toSorted(compareLocations).toReversed();
    return { node: inOrder.reduce((node, location) => replaceAt(node, location, undefined), tree) };
  }
  const kinds = new Set(locations.map((location) => nodeAt(tree, location)?.kind));
  if (kinds.size > 1) {
    const message = `The target ${quoted(target.query)} selects nodes of several kinds`;
    return {
      problem: errorAt('overlay.unfit', target.place, message, 'Select only maps, only lists or only single values.'),
    };
  }
  const source = change.kind === 'update' ? { value: change.value } : findCopied(change, tree, find);
  if ('problem' in source) return source;
  let node = tree;
  for (const location of locations) {
    const there = nodeAt(node, location);
    if (there === undefined) continue;
    const merged = mergeTarget(there, source.value);
    if ('why' in merged) {
      const message = `The ${change.kind} does not fit what ${quoted(target.query)} selects: ${merged.why}`;
      return { problem: errorAt('overlay.unfit', merged.at.place, message) };
    }
    node = replaceAt(node, location, merged.node);
  }
  return { node };
}

function findCopied(
  { query: from, place }: { readonly query: string; readonly place: Place },
  tree: Located,
  find: FindNodes,
): { readonly value: Located } | { readonly problem: Diagnostic } {
  const found = query(find, { query: from, place }, tree);
  if ('problem' in found) return found;
  const [location, ...others] = found.locations;
  const node = location && nodeAt(tree, location);
  if (node === undefined || others.length > 0) {
    const message = `copy ${quoted(from)} selects ${found.locations.length === 0 ? 'nothing' : 'several nodes'}`;
    return { problem: errorAt('overlay.unfit', place, message, 'It has to select a single node.') };
  }
  return { value: moveTo(node, place) };
}

function query(
  find: FindNodes,
  { query: text, place }: { readonly query: string; readonly place: Place },
  tree: Located,
): { readonly locations: readonly Location[] } | { readonly problem: Diagnostic } {
  try {
    return { locations: find(text, tree) };
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/ \(.*\)$/s, '') : String(error);
    const index = readIndex(error);
    // The text of a quoted query begins a character later, and one over several lines is pointed at as a whole.
    const isPlain = index !== undefined && place.length >= text.length && !text.includes('\n');
    const from = place.length > text.length ? 1 : 0;
    const at = isPlain ? { ...place, column: place.column + from + Math.min(index, text.length), length: 1 } : place;
    const help = 'A query begins with $, such as $.paths["/menus"].get (RFC 9535).';
    return { problem: errorAt('overlay.path', at, `${quoted(text)} is no JSONPath: ${message}`, help) };
  }
}

function readIndex(error: unknown): number | undefined {
  const token = error instanceof Error && 'token' in error ? error.token : undefined;
  const index = typeof token === 'object' && token !== null && 'index' in token ? token.index : undefined;
  return typeof index === 'number' ? index : undefined;
}

async function createFinder(): Promise<FindNodes> {
  const { jsonpath } = await import('json-p3');
  return (text, tree) => {
    // A value that came through JSON is one.
    const plain = JSON.parse(JSON.stringify(toPlain(tree)));
    return jsonpath.query(text, plain).locations();
  };
}

/** Orders locations as they stand in the text, items by their index. */
function compareLocations(one: Location, other: Location): number {
  for (let depth = 0; depth < Math.min(one.length, other.length); depth += 1) {
    const [a, b] = [one[depth], other[depth]];
    if (a === b) continue;
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;
  }
  return one.length - other.length;
}

/** Finds actions of which a later one has left nothing. */
function findUndone(steps: readonly Step[]): Diagnostic[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const left = listPlaces(last.tree);
  return steps.flatMap(({ action }, index): Diagnostic[] => {
    const own = listWritten(action);
    if (own.length === 0 || own.some((place) => left.has(place))) return [];
    const by = steps.slice(index + 1).find(({ tree }) => {
      const there = listPlaces(tree);
      return !own.some((place) => there.has(place));
    });
    const where = by === undefined ? 'a later one' : `the one in ${formatLine(by.action.place)}`;
    const message = `Nothing is left of this action: ${where} takes it back`;
    return [warningAt('overlay.undone', action.place, message, 'Remove one of them.')];
  });
}

/** Returns the places of the single values that an action writes. */
function listWritten({ change }: OverlayAction): readonly string[] {
  if (change.kind === 'remove') return [];
  return change.kind === 'copy' ? [formatPlace(change.place)] : [...listPlaces(change.value)];
}

/** Returns the places of all single values of a tree. */
function listPlaces(node: Located, found: Set<string> = new Set()): Set<string> {
  if (node.kind === 'list') for (const item of node.items) listPlaces(item, found);
  else if (node.kind === 'map') for (const { value } of node.entries.values()) listPlaces(value, found);
  else found.add(formatPlace(node.place));
  return found;
}

const formatLine = ({ file, line }: Place): string => `${file}:${line}`;
const formatPlace = (place: Place): string => `${formatLine(place)}:${place.column}`;
