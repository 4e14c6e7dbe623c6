import { type DocumentPath, pathOfReference, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, type JsonObject, property } from '#cli/openapi/json-value.ts';

/** The differences between a description and the one that the runtime was checked with. */
export interface SpecChanges {
  /** Returns whether a value differs, including everything that it references. */
  isChanged(path: DocumentPath): boolean;
  /**
   * Returns the innermost path that contains all differences at or below a path, with `$ref`s followed; undefined
   * without differences.
   */
  innermost(path: DocumentPath): DocumentPath | undefined;
}

/** Keywords for documentation, which change no type. */
const prose = new Set(['description', 'summary', 'title', 'example', 'examples']);

/** Compares two descriptions of an API. */
export function createSpecChanges(before: JsonObject, now: JsonObject): SpecChanges {
  const same = (one: unknown, other: unknown, inProperties: boolean, seen: Set<string>): boolean => {
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    return listComparedKeys(one, other, inProperties).every((key) => {
      const [left, right] = [property(one, key), property(other, key)];
      if (key === '$ref' && typeof left === 'string' && left === right) return sameTarget(left, seen);
      return same(left, right, key === 'properties' && !inProperties, seen);
    });
  };
  const sameTarget = (reference: string, seen: Set<string>): boolean => {
    const path = pathOfReference(reference);
    if (path === undefined || seen.has(reference)) return true;
    seen.add(reference);
    return same(valueAt(before, path), valueAt(now, path), false, seen);
  };
  const differing = (path: DocumentPath): DocumentPath[] => {
    const [one, other] = [valueAt(before, path), valueAt(now, path)];
    if (!isContainer(one) || !isContainer(other)) return [];
    const inProperties = path.at(-1) === 'properties' && path.at(-2) !== 'properties';
    return listComparedKeys(one, other, inProperties)
      .map((key) => [...path, key])
      .filter((child) => isChanged(child));
  };
  const isChanged = (path: DocumentPath): boolean => {
    const inProperties = path.at(-1) === 'properties' && path.at(-2) !== 'properties';
    const [left, right] = [valueAt(before, path), valueAt(now, path)];
    if (path.at(-1) === '$ref' && typeof left === 'string' && left === right) return !sameTarget(left, new Set());
    return !same(left, right, inProperties, new Set());
  };
  const leavesBelow = (path: DocumentPath, seen: Set<string>): DocumentPath[] => {
    const id = path.join('\n');
    if (seen.has(id)) return [];
    seen.add(id);
    const children = differing(path);
    if (children.length === 0) return [path];
    return children.flatMap((child) => {
      const [was, is] = [valueAt(before, child), valueAt(now, child)];
      // A removal is reported at its parent.
      if (is === undefined) return [path];
      if (was === undefined) return [child];
      const target = child.at(-1) === '$ref' && typeof is === 'string' && is === was ? pathOfReference(is) : undefined;
      return leavesBelow(target ?? child, seen);
    });
  };
  return {
    isChanged,
    innermost(start) {
      if (!isChanged(start)) return undefined;
      const leaves = leavesBelow(start, new Set());
      // A difference below this path comes before one in a schema that it only references.
      const own = leaves.filter((path) => start.every((step, index) => path[index] === step));
      const [first, ...more] = own.length > 0 ? own : leaves;
      if (first === undefined || more.length === 0) return first;
      return common([first, ...more]) ?? start;
    },
  };
}

/** Returns the common beginning of several paths, where that is longer than the section they are in. */
function common([first = [], ...more]: readonly DocumentPath[]): DocumentPath | undefined {
  const parts = first.findIndex((step, index) => more.some((path) => path[index] !== step));
  const shared = parts === -1 ? first : first.slice(0, parts);
  return shared.length > 2 ? shared : undefined;
}

function isContainer(value: unknown): value is JsonObject | readonly unknown[] {
  return isObject(value) || Array.isArray(value);
}

function listComparedKeys(one: object, other: object, inProperties: boolean): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => inProperties || !prose.has(key));
}
