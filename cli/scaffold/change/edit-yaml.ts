import { isMap, isPair, isScalar, type Pair, parseDocument, type Scalar, visit, type YAMLMap } from 'yaml';
import { endOfPair } from '../insert-entries.ts';

/** A piece of a text and what takes its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The keys that lead to a value. */
type KeyPath = readonly string[];

/** Renames a key in every map of a YAML text and leaves every other character of it as it is. */
export function renameKey(text: string, from: string, to: string): string {
  const edits: Edit[] = [];
  visit(parse(text), {
    Pair(_, { key }) {
      if (isScalar(key) && key.value === from) edits.push(...replaceScalar(text, key, to));
    },
  });
  return applyEdits(text, edits);
}

/** Renames the key at a path of a YAML text and leaves every other character of it as it is. */
export function renameKeyAt(text: string, path: KeyPath, to: string): string {
  const edits: Edit[] = [];
  visit(parse(text), {
    Pair(_, { key }, ancestors) {
      if (!isScalar(key)) return;
      const found = [...listKeys(ancestors), String(key.value)];
      if (found.length === path.length && found.every((step, index) => step === path[index])) {
        edits.push(...replaceScalar(text, key, to));
      }
    },
  });
  return applyEdits(text, edits);
}

/**
 * Replaces texts among the values of a YAML text and leaves every other character of it as it is.
 *
 * @param change - Returns the new text; undefined where a value stays.
 */
export function replaceTexts(text: string, change: (value: string, path: KeyPath) => string | undefined): string {
  const edits: Edit[] = [];
  visit(parse(text), {
    Scalar(place, scalar, ancestors) {
      if (place === 'key' || typeof scalar.value !== 'string') return;
      const changed = change(scalar.value, listKeys(ancestors));
      if (changed !== undefined && changed !== scalar.value) edits.push(...replaceScalar(text, scalar, changed));
    },
  });
  return applyEdits(text, edits);
}

/**
 * Removes a key with its value from every map of a YAML text and leaves every other character of it as it is: comments on
 * lines of their own, too. A map that had no other key is left empty.
 *
 * @returns undefined where an entry is written in a form that cannot be taken out
 */
export function removeKey(text: string, name: string): string | undefined {
  const edits: (Edit | undefined)[] = [];
  visit(parse(text), {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.value !== name) return;
      const map = ancestors.at(-1);
      if (!isMap(map)) return;
      const around = ancestors.at(-2);
      edits.push(
        ...(map.flow ? cutFromFlow(map, pair) : cutFromBlock(text, map, pair, isPair(around) ? around : undefined)),
      );
    },
  });
  const known = edits.filter((edit) => edit !== undefined);
  return known.length === edits.length ? applyEdits(text, known) : undefined;
}

/** Adds a key with a text behind another one of the top map. */
export function insertBehind(
  text: string,
  key: string,
  entry: { readonly key: string; readonly value: string },
): string {
  const { contents: map } = parse(text);
  if (!isMap(map)) return text;
  const pair = map.items.find((each) => isScalar(each.key) && each.key.value === key);
  const end = endOfPair(pair);
  if (end === undefined) return text;
  const line = `${entry.key}: ${entry.value}`;
  if (map.flow) return applyEdits(text, [{ start: end, end, text: `, ${line}` }]);
  const next = text.indexOf('\n', end);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  if (next === -1) return `${text}${lineEnd}${line}`;
  return applyEdits(text, [{ start: next + 1, end: next + 1, text: `${line}${lineEnd}` }]);
}

/**
 * Adds an entry in front of all others of the top map.
 *
 * @param comment - What stands above it, where each entry has a line of its own.
 */
export function insertInFront(text: string, entry: string, comment: string): string {
  const { contents: map } = parse(text);
  const first = isMap(map) ? map.items[0] : undefined;
  const at = first && findStart(first);
  if (!isMap(map) || at === undefined) return text;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const added = map.flow ? `${entry}, ` : `${comment}${lineEnd}${entry}${lineEnd}${lineEnd}`;
  return applyEdits(text, [{ start: at, end: at, text: added }]);
}

const parse = (text: string) => parseDocument(text);

function listKeys(ancestors: readonly unknown[]): string[] {
  return ancestors.flatMap((each) => (isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []));
}

/** Keeps the quotes that a text was written in. */
function replaceScalar(text: string, { range }: Scalar, value: string): Edit[] {
  if (!range) return [];
  const [start, end] = range;
  const quote = text[start];
  const written = quote === '"' ? JSON.stringify(value) : quote === "'" ? `'${value.replaceAll("'", "''")}'` : value;
  return [{ start, end, text: written }];
}

function cutFromFlow(map: YAMLMap, pair: Pair): (Edit | undefined)[] {
  const place = map.items.indexOf(pair);
  const [before, after] = [map.items[place - 1], map.items[place + 1]];
  const [start, end] = [findStart(pair), endOfPair(pair)];
  if (start === undefined || end === undefined) return [undefined];
  const next = after && findStart(after);
  if (next !== undefined) return [{ start, end: next, text: '' }];
  return [{ start: endOfPair(before) ?? start, end, text: '' }];
}

function cutFromBlock(text: string, map: YAMLMap, pair: Pair, around: Pair | undefined): (Edit | undefined)[] {
  const [key, end] = [findStart(pair), endOfPair(pair)];
  if (key === undefined || end === undefined) return [undefined];
  const start = text.lastIndexOf('\n', key - 1) + 1;
  if (/\S/.test(text.slice(start, key))) return [undefined];
  // A multi-line text includes its final line break; any other value may be followed by a comment.
  const next = text[end - 1] === '\n' ? end - 1 : text.indexOf('\n', end);
  const cut: Edit = { start, end: next === -1 ? text.length : next + 1, text: '' };
  if (map.items.length > 1) return [cut];
  // A key without a value would be one that is removed.
  const owner = around && isScalar(around.key) ? around.key.range?.[1] : undefined;
  const colon = owner === undefined ? -1 : text.indexOf(':', owner);
  return colon === -1 ? [undefined] : [cut, { start: colon + 1, end: colon + 1, text: ' {}' }];
}

function findStart({ key }: Pair): number | undefined {
  return isScalar(key) ? key.range?.[0] : undefined;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let changed = text;
  for (const { start, end, text: added } of edits.toSorted((a, b) => b.start - a.start)) {
    changed = changed.slice(0, start) + added + changed.slice(end);
  }
  return changed;
}
