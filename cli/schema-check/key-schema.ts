import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of one key of a file. */
export interface KeySchema {
  /**
   * The possible child keys; empty when their names are free, as in a map by locale, or when there are none.
   */
  readonly keys: readonly string[];
  /** Whether the names of child keys are free. */
  readonly isOpen: boolean;
  /** The default value. */
  readonly fallback: { readonly value: unknown } | undefined;
  /** The pattern that its text has to match. */
  readonly pattern: RegExp | undefined;
}

/** Returns the schema at a path; undefined for an unknown key. */
export type FindKeySchema = (path: readonly (string | number)[]) => KeySchema | undefined;

/** Creates the function that returns the schema of a path. */
export function createFindKeySchema(schema: z.ZodType): FindKeySchema {
  let whole: JsonSchema | undefined;
  return (path) => {
    // Created on first use: it takes some milliseconds.
    whole ??= z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
    let found: unknown = whole;
    for (const step of path) {
      found = childSchema(found, String(step));
      if (found === undefined) return undefined;
    }
    const map = objectBranch(found);
    return {
      keys: Object.keys(readRecord(map, 'properties') ?? {}),
      isOpen: readRecord(map, 'additionalProperties') !== undefined,
      fallback: isRecord(found) && 'default' in found ? { value: found.default } : undefined,
      pattern: isRecord(found) && typeof found.pattern === 'string' ? new RegExp(found.pattern, 'u') : undefined,
    };
  };
}

function childSchema(schema: unknown, key: string): unknown {
  if (/^\d+$/.test(key)) {
    const items = readRecord(schema, 'items');
    if (items !== undefined) return items;
  }
  const map = objectBranch(schema);
  const properties = readRecord(map, 'properties') ?? {};
  return Object.hasOwn(properties, key) ? properties[key] : readRecord(map, 'additionalProperties');
}

/** Returns the alternative of a schema that describes a map. */
function objectBranch(schema: unknown): unknown {
  const alternatives = isRecord(schema) && Array.isArray(schema.anyOf) ? schema.anyOf : [];
  return alternatives.find((alternative) => isRecord(alternative) && 'properties' in alternative) ?? schema;
}

function readRecord(value: unknown, key: string): JsonSchema | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : undefined;
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
