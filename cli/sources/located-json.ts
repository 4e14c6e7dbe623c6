import type { Place } from '#cli/diagnostics/diagnostic.ts';
import type { Located, LocatedEntry } from './located.ts';

/**
 * Returns the values of one parsed file as JSON: each an array of its kind, what it holds, and line, column and length.
 * Undefined where JSON lacks a number: those that are not finite, and the negative zero.
 */
export function toJson(node: Located): unknown {
  return isJson(node) ? packNode(node) : undefined;
}

function isJson(node: Located): boolean {
  if (node.kind === 'list') return node.items.every(isJson);
  if (node.kind === 'map') return [...node.entries.values()].every(({ value }) => isJson(value));
  return typeof node.value !== 'number' || (Number.isFinite(node.value) && !Object.is(node.value, -0));
}

function packNode(node: Located): unknown {
  const place = packPlace(node.place);
  if (node.kind === 'scalar') return ['s', node.value, ...place];
  if (node.kind === 'list') return ['l', node.items.map(packNode), ...place];
  const entries = [...node.entries].map(([key, entry]) => [key, packNode(entry.value), ...packPlace(entry.key)]);
  return ['m', entries, ...place];
}

function packPlace({ line, column, length }: Place): readonly number[] {
  return [line, column, length];
}

/** Returns the values that {@link toJson} made JSON of; undefined for other JSON. */
export function fromJson(json: unknown, file: string): Located | undefined {
  try {
    return readNode(json, file);
  } catch (error) {
    if (error instanceof OtherJson) return undefined;
    throw error;
  }
}

class OtherJson extends Error {}

function readNode(json: unknown, file: string): Located {
  if (!Array.isArray(json)) throw new OtherJson();
  const [kind, held, ...at]: readonly unknown[] = json;
  const place = readPlace(at, file);
  if (kind === 's') return { kind: 'scalar', place, value: readScalar(held) };
  if (!Array.isArray(held)) throw new OtherJson();
  if (kind === 'l') return { kind: 'list', place, items: held.map((item) => readNode(item, file)) };
  if (kind !== 'm') throw new OtherJson();
  return { kind: 'map', place, entries: new Map(held.map((entry) => readEntry(entry, file))), removed: new Map() };
}

function readEntry(json: unknown, file: string): [string, LocatedEntry] {
  if (!Array.isArray(json)) throw new OtherJson();
  const [key, value, ...at]: readonly unknown[] = json;
  if (typeof key !== 'string') throw new OtherJson();
  return [key, { key: readPlace(at, file), value: readNode(value, file) }];
}

function readPlace([line, column, length]: readonly unknown[], file: string): Place {
  if (typeof line !== 'number' || typeof column !== 'number' || typeof length !== 'number') throw new OtherJson();
  return { file, line, column, length };
}

function readScalar(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  throw new OtherJson();
}
