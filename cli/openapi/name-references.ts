import { getComponents } from './checks/spec-shapes.ts';
import { walkSpec } from './checks/walk-spec.ts';
import { resolvePath, valueAt } from './document-path.ts';
import { isObject, type JsonObject } from './json-value.ts';

/**
 * Gives a name to what a description refers to by its place, such as the answer of another operation: types are made of components, and
 * a type that is reached through others may be absent on the way.
 */
export function nameReferences(document: JsonObject): JsonObject {
  const replaced = new Map<JsonObject, JsonObject>();
  const named = new Map<string, { readonly section: string; readonly name: string; readonly value: unknown }>();
  const taken = new Set(Object.values(objectOf(document.components)).flatMap((parts) => Object.keys(objectOf(parts))));
  for (const { kind, value, path } of walkSpec(document).parts) {
    const { $ref } = value;
    const section = getComponents(kind);
    if (typeof $ref !== 'string' || section === undefined) continue;
    if (!$ref.startsWith('#/') || /^#\/components\/[^/]+\/[^/]+$/.test($ref)) continue;
    const target = valueAt(document, resolvePath(document, path));
    if (target === undefined) continue;
    const key = `${section} ${$ref}`;
    const name = named.get(key)?.name ?? newName($ref, taken);
    named.set(key, { section, name, value: target });
    replaced.set(value, { ...value, $ref: `#/components/${section}/${name}` });
  }
  if (named.size === 0) return document;
  const components: Record<string, JsonObject> = Object.fromEntries(
    Object.entries(objectOf(document.components)).map(([section, parts]) => [section, objectOf(parts)]),
  );
  for (const { section, name, value } of named.values()) {
    components[section] = { ...components[section], [name]: value };
  }
  const rebuild = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rebuild);
    if (!isObject(value)) return value;
    const entries = Object.entries(replaced.get(value) ?? value);
    return Object.fromEntries(entries.map(([key, inner]) => [key, rebuild(inner)]));
  };
  return objectOf(rebuild({ ...document, components }));
}

/** Returns a name that no component has, from the end of a pointer. */
function newName(pointer: string, taken: Set<string>): string {
  const base =
    pointer
      .replaceAll(/~[01]|\W+/g, '_')
      .slice(-60)
      .replace(/^_+/, '') || 'part';
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`;
  taken.add(name);
  return name;
}

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
