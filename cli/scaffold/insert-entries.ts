import { isCollection, isMap, isPair, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';

/** An entry to add at the end of a map in a YAML file. */
export interface NewEntry {
  /** The keys that lead to the map. */
  readonly path: readonly string[];
  readonly key: string;
  /** YAML on one line. */
  readonly value: string;
}

interface Edit {
  readonly at: number;
  readonly text: string;
}

/**
 * Adds entries to maps of a YAML text and leaves every other character of it as it is: comments, blank lines, quotes,
 * order. In a block each entry is a line of its own, behind the last.
 *
 * @param text - YAML without mistakes.
 * @returns the text, and the entries whose map is not there or is written in a form that cannot be added to
 */
export function insertEntries(
  text: string,
  entries: readonly NewEntry[],
): { readonly text: string; readonly left: readonly NewEntry[] } {
  const document = parseDocument(text);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const edits: Edit[] = [];
  const left: NewEntry[] = [];
  for (const entry of entries) {
    const map = document.getIn(entry.path, true);
    const edit = isMap(map)
      ? map.flow
        ? insertInFlow(text, map, entry)
        : insertInBlock(text, map, entry, lineEnd)
      : undefined;
    if (edit === undefined) left.push(entry);
    else edits.push(edit);
  }
  let changed = text;
  for (const { at, text: added } of edits.toSorted((a, b) => b.at - a.at)) {
    changed = changed.slice(0, at) + added + changed.slice(at);
  }
  return { text: changed, left };
}

function insertInBlock(text: string, map: YAMLMap, { key, value }: NewEntry, lineEnd: string): Edit | undefined {
  const last = lastPair(map);
  const start = last && findStart(last.key);
  const end = endOfPair(last);
  if (start === undefined || end === undefined) return undefined;
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (/\S/.test(indent)) return undefined;
  const line = `${indent}${key}: ${value}`;
  // A multi-line text includes its final line break; any other value may be followed by a comment.
  if (text[end - 1] === '\n') return { at: end, text: `${line}${lineEnd}` };
  const newline = text.indexOf('\n', end);
  if (newline === -1) return { at: text.length, text: `${lineEnd}${line}` };
  return { at: newline + 1, text: `${line}${lineEnd}` };
}

function insertInFlow(text: string, map: YAMLMap, { key, value }: NewEntry): Edit | undefined {
  const end = endOfPair(lastPair(map));
  if (end !== undefined) return { at: end, text: `, ${key}: ${value}` };
  const [start] = map.range ?? [];
  return start === undefined || text[start] !== '{' ? undefined : { at: start + 1, text: ` ${key}: ${value} ` };
}

function lastPair(map: YAMLMap): Pair | undefined {
  const last = map.items.at(-1);
  return isPair(last) ? last : undefined;
}

function findStart(node: unknown): number | undefined {
  return isScalar(node) ? node.range?.[0] : undefined;
}

/** Returns the end of a value without trailing comments. A block ends with its last entry. */
function findEnd(node: unknown): number | undefined {
  if (isScalar(node) || (isCollection(node) && node.flow)) return node.range?.[1];
  if (isMap(node)) return endOfPair(lastPair(node));
  return isSeq(node) ? findEnd(node.items.at(-1)) : undefined;
}

/** Returns the end of an entry without trailing comments. */
export function endOfPair(pair: Pair | undefined): number | undefined {
  if (pair === undefined) return undefined;
  return pair.value === null ? findEnd(pair.key) : findEnd(pair.value);
}
