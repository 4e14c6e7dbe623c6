import { isObject, property } from './json-value.ts';

/** A path in a description: keys and, as text, indexes of list items. */
export type DocumentPath = readonly string[];

/** Returns the value at a path, or undefined where there is none. */
export function valueAt(document: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>((value, step) => property(value, step), document);
}

/** Returns the path that a local `$ref` names (RFC 6901 in a URI fragment); undefined for any other. */
export function pathOfReference(reference: string): DocumentPath | undefined {
  if (!reference.startsWith('#/')) return undefined;
  return decoded(reference.slice(2))
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Follows `$ref`s from a path to the definition. */
export function resolvePath(document: unknown, path: DocumentPath): DocumentPath {
  let current = path;
  const seen = new Set<string>();
  for (;;) {
    const value = valueAt(document, current);
    const reference = isObject(value) ? value.$ref : undefined;
    const target = typeof reference === 'string' && !seen.has(reference) ? pathOfReference(reference) : undefined;
    if (typeof reference !== 'string' || target === undefined) return current;
    seen.add(reference);
    current = target;
  }
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}
