import { type Diagnostic, errorAt, type Place, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type Located, nodeAt, toPlain } from '#cli/sources/located.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { mergeTarget, placeAll, replaceAt } from './merge-located.ts';
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
  const left = new Map<OverlayAction, ReadonlySet<string>>();
  let tree = description;
  for (const action of actions) {
    const { node, problem } = applyAction(action, tree, find);
    if (problem !== undefined) diagnostics.push(problem);
    if (node === undefined || node === tree) continue;
    tree = node;
    diagnostics.push(...findUndone(tree, left, action));
    const own = listPlaces(tree, ({ file, line }) => isOf(action, file, line));
    if (own.size > 0) left.set(action, own);
  }
  return { tree, diagnostics };
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
  return { value: placeAll(node, place) };
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

const isOf = ({ change, target }: OverlayAction, file: string, line: number): boolean => {
  if (change.kind === 'remove' || file !== target.place.file) return false;
  if (change.kind === 'copy') return line === change.place.line;
  const lines = [...listLines(change.value)];
  return lines.includes(line);
};

function* listLines(node: Located): Generator<number> {
  yield node.place.line;
  if (node.kind === 'list') for (const item of node.items) yield* listLines(item);
  if (node.kind === 'map') for (const { value } of node.entries.values()) yield* listLines(value);
}

/** Returns the places of single values that fit. */
function listPlaces(node: Located, fits: (place: Place) => boolean): Set<string> {
  const found = new Set<string>();
  const visit = (each: Located): void => {
    if (each.kind === 'list') for (const item of each.items) visit(item);
    else if (each.kind === 'map') for (const { value } of each.entries.values()) visit(value);
    else if (fits(each.place)) found.add(nameOf(each.place));
  };
  visit(node);
  return found;
}

const nameOf = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** Finds earlier actions of which an action has left nothing. */
function findUndone(
  tree: Located,
  left: Map<OverlayAction, ReadonlySet<string>>,
  by: OverlayAction,
): readonly Diagnostic[] {
  const all = listPlaces(tree, () => true);
  return [...left].flatMap(([action, places]): Diagnostic[] => {
    if ([...places].some((place) => all.has(place))) return [];
    left.delete(action);
    const message = `Nothing is left of this action: the one in ${by.place.file}:${by.place.line} takes it back`;
    return [warningAt('overlay.undone', action.place, message, 'Remove one of them.')];
  });
}
