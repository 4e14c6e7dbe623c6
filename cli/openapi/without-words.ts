import { isObject } from './json-value.ts';

/** Keys that hold words for people. */
const words = new Set(['description', 'title', 'example', 'examples', '$comment', 'externalDocs']);

/** Keywords whose keys are names, which may be any word. */
const nameMaps = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  '$defs',
  'mapping',
]);

/** Returns a schema without words for people, with keys and required names in order: the same for all that mean the same. */
export function withoutWords(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !words.has(key))
      .map(([key, inner]): [string, unknown] => [
        key,
        key === 'required' && !areNames ? sortNames(inner) : withoutWords(inner, nameMaps.has(key) && !areNames),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const sortNames = (names: unknown): unknown => (Array.isArray(names) ? names.map(String).sort() : names);
