import { type Complaint, getName } from './checks/spec-complaints.ts';
import { shapes } from './checks/spec-shapes.ts';
import { type SpecPart, walkSpec } from './checks/walk-spec.ts';
import { isObject, type JsonObject, property } from './json-value.ts';

/** A description as OpenAPI 3.1 writes it, or what keeps it from being written so. */
export interface Converted {
  readonly document: JsonObject;
  /** What means something else in 3.1, or nothing in 3.0; with any, the document is returned as it came. */
  readonly lossy: readonly Complaint[];
}

/**
 * Converts a description of OpenAPI 3.0 to 3.1 where both can say the same: see decision 0071. Every other document is
 * returned as it is. Paths in it stay, so that places in the text are still found by them.
 */
export function convertOlder(document: JsonObject): Converted {
  const version = property(document, 'openapi');
  if (typeof version !== 'string' || !/^3\.0\.\d+$/.test(version)) return { document, lossy: [] };
  const { parts } = walkSpec(document);
  const lossy = parts.flatMap(findLossy);
  if (lossy.length > 0) return { document, lossy };
  const converted = new Map(parts.map((part) => [part.value, convertPart(part)]));
  const rebuild = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rebuild);
    return isObject(value) ? rebuildObject(converted.get(value) ?? value) : value;
  };
  const rebuildObject = (object: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, rebuild(value)]));
  return { document: rebuildObject({ ...document, openapi: '3.1.0' }), lossy: [] };
}

/** The keywords of the Schema Object of OpenAPI 3.0.4 (4.7.24). */
const schemaKeywords = new Set(
  'title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxProperties minProperties required enum type not allOf oneOf anyOf items properties additionalProperties description format default nullable discriminator readOnly writeOnly xml externalDocs example deprecated'.split(
    ' ',
  ),
);

/** Keywords of JSON Schema that say nothing about values: that 3.0 does not know them changes nothing. */
const harmless = new Set(['examples', '$comment', '$schema', '$id']);

/** Keys of other parts that 3.1 brought. */
const later: Readonly<Record<string, readonly string[]>> = {
  document: ['webhooks', 'jsonSchemaDialect'],
  components: ['pathItems'],
};

function findLossy({ kind, path, value }: SpecPart): Complaint[] {
  const complain = (key: string, message: string, help: string): Complaint => ({
    code: 'spec.lossy',
    path: [...path, key],
    atKey: true,
    message,
    help,
  });
  if (typeof value.$ref === 'string') {
    return value.nullable === true
      ? [complain('nullable', 'OpenAPI 3.0 ignores nullable beside a $ref', `Should ${andNull(path)}`)]
      : [];
  }
  const unknown = Object.keys(value).filter((key) =>
    kind === 'schema' ? isLaterKeyword(key) : later[kind]?.includes(key) === true,
  );
  const found = unknown.map((key) =>
    complain(key, `${key} means nothing in OpenAPI 3.0`, 'Is it meant? Then the description is one of openapi: 3.1.0.'),
  );
  if (kind !== 'schema') return found;
  if (Array.isArray(value.type)) {
    found.push(complain('type', 'OpenAPI 3.0 has one type, not a list', 'Write openapi: 3.1.0, which has lists.'));
  }
  return found;
}

const andNull = (path: readonly string[]): string =>
  `${getName(path)} be null? Write nullable: true and allOf: [{ $ref: … }].`;

/** Whether 3.1 gives a meaning to a keyword that 3.0 does not know; `x-…` keys and unknown ones are checked later. */
function isLaterKeyword(key: string): boolean {
  return Object.hasOwn(shapes.schema ?? {}, key) && !schemaKeywords.has(key) && !harmless.has(key);
}

function convertPart({ kind, value }: SpecPart): JsonObject {
  // 3.0 ignores what stands beside a `$ref`; 3.1 does not.
  if (typeof value.$ref === 'string' && kind !== 'path item') return { $ref: value.$ref };
  return kind === 'schema' ? convertSchema(value) : value;
}

function convertSchema({ nullable, ...schema }: JsonObject): JsonObject {
  const converted = Object.fromEntries(Object.entries(schema).flatMap((entry) => convertKeyword(entry, schema)));
  if (nullable === true) return allowNull(converted);
  // Any value but true and false is reported as an unknown key.
  return nullable === undefined || nullable === false ? converted : { ...converted, nullable };
}

/** Keywords that say nothing about values. */
const annotations = new Set(
  'title description default readOnly writeOnly xml externalDocs example examples deprecated'.split(' '),
);

/**
 * Lets a schema be null as well. Without a type, 3.0.3 says that `nullable` means nothing, and 3.0.0 that it allows null, which is what everybody
 * who writes it means.
 */
function allowNull(schema: JsonObject): JsonObject {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  for (const key of ['anyOf', 'oneOf']) {
    const variants = schema[key];
    if (Array.isArray(variants)) return { ...schema, [key]: [...variants, { type: 'null' }] };
  }
  const isAnnotation = ([key]: [string, unknown]): boolean => annotations.has(key) || key.startsWith('x-');
  const entries = Object.entries(schema);
  const rules = Object.fromEntries(entries.filter((entry) => !isAnnotation(entry)));
  if (Object.keys(rules).length === 0) return schema;
  return { ...Object.fromEntries(entries.filter(isAnnotation)), anyOf: [rules, { type: 'null' }] };
}

const bounds: Readonly<Record<string, string>> = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };

function convertKeyword(entry: [string, unknown], schema: JsonObject): [string, unknown][] {
  const [key, value] = entry;
  const bound = bounds[key];
  if (bound !== undefined && typeof value === 'boolean') {
    return value && schema[bound] !== undefined ? [[key, schema[bound]]] : [];
  }
  if (schema[`exclusive${key[0]?.toUpperCase()}${key.slice(1)}`] === true) return [];
  if (key === 'format' && value === 'byte') return [['contentEncoding', 'base64']];
  if (key === 'format' && value === 'binary') return [['contentMediaType', 'application/octet-stream']];
  return [entry];
}
