import { isMap, isScalar, isSeq } from 'yaml';

/**
 * Returns the plain value of composed nodes, many times faster than with places. Undefined for what needs a closer
 * look: an alias, a duplicate key, or a key that is no text.
 */
export function plainYaml(node: unknown): { readonly value: unknown } | undefined {
  try {
    return { value: toPlain(node) };
  } catch (error) {
    if (error instanceof Extraordinary) return undefined;
    throw error;
  }
}

class Extraordinary extends Error {}

function toPlain(node: unknown): unknown {
  if (node === null) return null;
  if (isScalar(node)) return node.value;
  if (isSeq(node)) return node.items.map(toPlain);
  if (!isMap(node)) throw new Extraordinary();
  const entries = new Map<string, unknown>();
  for (const { key, value } of node.items) {
    if (!isScalar(key)) throw new Extraordinary();
    const name = String(key.value);
    if (entries.has(name)) throw new Extraordinary();
    entries.set(name, toPlain(value));
  }
  // Creates own properties only, so that a key `__proto__` stays a key.
  return Object.fromEntries(entries);
}
