import { applyEdits, findNodeAtLocation, modify, type ParseError, parse, parseTree } from 'jsonc-parser';
import { valueAt } from '#cli/openapi/document-path.ts';
import { isObject } from '#cli/openapi/json-value.ts';
import type { Conflict, Merged } from './merge-lines.ts';

/** A value that a release has added, changed or removed. */
interface Change {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Makes the changes that a release has made to a JSON file, from `base` to `theirs`, in the project's copy of it, value by value. All
 * other characters stay as they are. Values that both have changed do, too, and are conflicts.
 *
 * @returns undefined where a text is no JSON
 */
export function mergeJson(base: string, ours: string, theirs: string): Merged | undefined {
  const [old, own, next] = [base, ours, theirs].map(read);
  if (!isObject(old) || !isObject(own) || !isObject(next)) return undefined;
  let text = ours;
  const clashing: Change[] = [];
  for (const change of listChanges(old, next, [])) {
    const value = valueAt(own, change.path);
    if (isSame(value, change.after)) continue;
    if (isSame(value, change.before) && isObject(valueAt(own, change.path.slice(0, -1)))) {
      text = setValue(text, change, next);
    } else clashing.push(change);
  }
  return { text, conflicts: clashing.map((change) => locate(ours, text, change)) };
}

function read(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  return errors.length > 0 ? undefined : value;
}

function listChanges(old: object, next: object, path: readonly string[]): Change[] {
  const keys = new Set([...Object.keys(next), ...Object.keys(old)]);
  return [...keys].flatMap((key): Change[] => {
    const [before, after] = [valueAt(old, [key]), valueAt(next, [key])];
    if (isObject(before) && isObject(after)) return listChanges(before, after, [...path, key]);
    return isSame(before, after) ? [] : [{ path: [...path, key], before, after }];
  });
}

/** Sets or removes a value. A new key comes behind the one that it follows in the release, on a line of its own where that has one. */
function setValue(text: string, change: Change, next: object): string {
  const { path, before, after } = change;
  const tree = parseTree(text);
  const map = tree && findNodeAtLocation(tree, [...path.slice(0, -1)]);
  const entries = map?.children ?? [];
  if (before !== undefined || entries.length === 0) return applyEdits(text, modify(text, [...path], after, {}));
  const key = path.at(-1) ?? '';
  const order = Object.keys(valueAt(next, path.slice(0, -1)) ?? {});
  const earlier = order.slice(0, order.indexOf(key));
  const sibling = entries.findLast((entry) => earlier.includes(String(entry.children?.[0]?.value)));
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(after)}`;
  const at = sibling ?? entries[0];
  if (at === undefined) return text;
  const gap = /\r?\n[ \t]*$/.exec(text.slice(0, at.offset))?.[0] ?? ' ';
  const [place, added] = sibling ? [at.offset + at.length, `,${gap}${entry}`] : [at.offset, `${entry},${gap}`];
  return text.slice(0, place) + added + text.slice(place);
}

function locate(ours: string, merged: string, { path, after }: Change): Conflict {
  const [place, later] = [ours, merged].map((text) => findPlace(text, path));
  const theirs = after === undefined ? '' : JSON.stringify(after);
  return { line: place?.line ?? 1, column: place?.column ?? 1, mergedLine: later?.line ?? 1, theirs };
}

/** Returns the place of a key, or of the nearest one around it that there is. */
function findPlace(text: string, path: readonly string[]): { line: number; column: number } {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (node === undefined && path.length > 0) return findPlace(text, path.slice(0, -1));
  const before = text.slice(0, (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
