import { isObject, type JsonObject, property } from '../json-value.ts';

/** Keys that are words for people. */
const words = new Set(['description', 'title', 'example', 'examples', '$comment', 'externalDocs']);

/** Returns the names of schemas that both descriptions have and that mean different values. */
export function listDifferingSchemas(one: JsonObject, other: JsonObject): string[] {
  const [first, second] = [one, other].map((document) => property(property(document, 'components'), 'schemas'));
  if (!isObject(first) || !isObject(second)) return [];
  return Object.keys(first).filter(
    (name) => Object.hasOwn(second, name) && toComparable(first[name]) !== toComparable(second[name]),
  );
}

/** Writes a schema in a way that is the same for all that mean the same: without words, keys and names in order. */
function toComparable(schema: unknown): string {
  return JSON.stringify(normalise(schema, false));
}

function normalise(value: unknown, isNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => normalise(item, false));
  if (!isObject(value)) return value;
  return Object.entries(value)
    .filter(([key]) => isNames || !words.has(key))
    .map(([key, inner]) => [key, key === 'required' ? sortNames(inner) : normalise(inner, key === 'properties')])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

const sortNames = (names: unknown): unknown => (Array.isArray(names) ? names.map(String).sort() : names);
