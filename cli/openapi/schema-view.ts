import { type DocumentPath, resolvePath, valueAt } from './document-path.ts';
import { isObject, type JsonObject } from './json-value.ts';

/** A value of a keyword, with its path in the document. */
export interface Found {
  readonly value: unknown;
  readonly path: DocumentPath;
}

/** One of the schema objects that make up a schema. */
interface Member {
  readonly schema: JsonObject;
  readonly path: DocumentPath;
}

/**
 * A schema as a whole: what its object, the schemas that it refers to and those of `allOf` say together. A value has to fit
 * all of them, so that it makes no difference how they are written.
 */
export interface SchemaView {
  readonly document: unknown;
  readonly members: readonly Member[];
  /** Where to point: the first member. */
  readonly path: DocumentPath;
}

/** Returns the view of a schema that has to fit all of the parts. Undefined where none of them is a schema. */
export function viewSchema(document: unknown, paths: readonly DocumentPath[]): SchemaView | undefined {
  const members: Member[] = [];
  const seen = new Set<string>();
  const add = (path: DocumentPath): void => {
    const id = path.join('\0');
    if (seen.has(id)) return;
    seen.add(id);
    const schema = valueAt(document, path);
    if (!isObject(schema)) return;
    if (typeof schema.$ref === 'string') {
      const target = resolvePath(document, path);
      if (target !== path) add(target);
      // From 3.1 on, what stands beside a reference counts as well.
      if (Object.keys(schema).length > 1) members.push({ schema, path });
    } else {
      const nullable = findNullable(schema);
      members.push({ schema: nullable === undefined ? schema : withNull(schema, nullable.keyword), path });
      if (nullable !== undefined) add([...path, nullable.keyword, nullable.index]);
    }
    if (Array.isArray(schema.allOf)) {
      for (const index of schema.allOf.keys()) add([...path, 'allOf', String(index)]);
    }
  };
  for (const path of paths) add(path);
  const [first] = members;
  return first && { document, members, path: first.path };
}

const variantKeywords = ['anyOf', 'oneOf'] as const;
type VariantKeyword = (typeof variantKeywords)[number];

/** Finds the one form of a schema that besides can be null: another way to write `nullable`. */
function findNullable(schema: JsonObject): { readonly keyword: VariantKeyword; readonly index: string } | undefined {
  for (const keyword of variantKeywords) {
    const variants: unknown = schema[keyword];
    if (!Array.isArray(variants) || variants.length !== 2) continue;
    const index = variants.findIndex((variant) => !(isObject(variant) && variant.type === 'null'));
    if (index !== -1 && isObject(variants[1 - index]) && variants[1 - index].type === 'null') {
      return { keyword, index: String(index) };
    }
  }
  return undefined;
}

const withNull = (schema: JsonObject, keyword: VariantKeyword): JsonObject => ({
  ...Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword)),
  nullable: true,
});

/** Returns what the members say of a keyword, in order. */
export function findAll({ members }: SchemaView, keyword: string): readonly Found[] {
  return members.flatMap(({ schema, path }) =>
    Object.hasOwn(schema, keyword) ? [{ value: schema[keyword], path: [...path, keyword] }] : [],
  );
}

/** Returns what the first member that has a keyword says. */
export const findFirst = (view: SchemaView, keyword: string): Found | undefined => findAll(view, keyword)[0];

/** Returns whether a member says that a keyword is true. */
export const isTrue = (view: SchemaView, keyword: string): boolean =>
  findAll(view, keyword).some(({ value }) => value === true);

/** Returns the paths of a keyword's schemas. */
export const listPaths = (view: SchemaView, keyword: string): readonly DocumentPath[] =>
  findAll(view, keyword).flatMap(({ value, path }) => (isObject(value) ? [path] : []));

/** Returns the schemas of a map such as `properties`, by name. */
export function findNamed(view: SchemaView, keyword: string): ReadonlyMap<string, readonly DocumentPath[]> {
  const found = new Map<string, DocumentPath[]>();
  for (const { value, path } of findAll(view, keyword)) {
    for (const name of Object.keys(isObject(value) ? value : {})) {
      found.set(name, [...(found.get(name) ?? []), [...path, name]]);
    }
  }
  return found;
}

/** Returns the names that have to be there. */
export function findRequired(view: SchemaView): ReadonlySet<string> {
  const lists = findAll(view, 'required').map(({ value }) => (Array.isArray(value) ? value : []));
  return new Set(lists.flat().filter((name) => typeof name === 'string'));
}

/** Returns what a value can be by one kind of restriction: what all members allow. Undefined: anything. */
export function intersect(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> | undefined {
  const [first, ...others] = sets;
  return first && new Set([...first].filter((one) => others.every((other) => other.has(one))));
}
