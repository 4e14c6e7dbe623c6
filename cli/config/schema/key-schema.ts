import { z } from 'zod';
import { siteConfigSchema } from './site-config-schema.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** What the schema says about one key of a configuration. */
export interface KeySchema {
  /** The keys that may stand below it; empty where the names are free, as in a map by locale, or where there are none. */
  readonly keys: readonly string[];
  /** Whether keys below it have names that the schema does not know. */
  readonly isOpen: boolean;
  /** What counts when no layer sets it. */
  readonly fallback: { readonly value: unknown } | undefined;
  /** What its text has to look like. */
  readonly pattern: RegExp | undefined;
}

let wholeSchema: JsonSchema | undefined;

/** Finds what the schema says at a path; undefined where it knows no such key. */
export function keySchemaAt(path: readonly (string | number)[]): KeySchema | undefined {
  // Made only when somebody asks: it takes some milliseconds.
  wholeSchema ??= z.toJSONSchema(siteConfigSchema, { unrepresentable: 'any', io: 'input' });
  let schema: unknown = wholeSchema;
  for (const step of path) {
    schema = childSchema(schema, String(step));
    if (schema === undefined) return undefined;
  }
  const map = objectBranch(schema);
  return {
    keys: Object.keys(recordAt(map, 'properties') ?? {}),
    isOpen: recordAt(map, 'additionalProperties') !== undefined,
    fallback: isRecord(schema) && 'default' in schema ? { value: schema.default } : undefined,
    pattern: isRecord(schema) && typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined,
  };
}

function childSchema(schema: unknown, key: string): unknown {
  if (/^\d+$/.test(key)) {
    const items = recordAt(schema, 'items');
    if (items !== undefined) return items;
  }
  const map = objectBranch(schema);
  const properties = recordAt(map, 'properties') ?? {};
  return Object.hasOwn(properties, key) ? properties[key] : recordAt(map, 'additionalProperties');
}

/** Of a schema with alternatives the one that describes a map. */
function objectBranch(schema: unknown): unknown {
  const alternatives = isRecord(schema) && Array.isArray(schema.anyOf) ? schema.anyOf : [];
  return alternatives.find((alternative) => isRecord(alternative) && 'properties' in alternative) ?? schema;
}

function recordAt(value: unknown, key: string): JsonSchema | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : undefined;
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
