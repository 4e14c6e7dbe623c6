import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/** What a schema says about one key of a file. */
export interface KeySchema {
  /**
   * The keys that may stand below it; empty where the names are free, as in a map by locale, or where there are none.
   */
  readonly keys: readonly string[];
  /** Whether keys below it have names that the schema does not know. */
  readonly isOpen: boolean;
  /** What counts when it is not set. */
  readonly fallback: { readonly value: unknown } | undefined;
  /** What its text has to look like. */
  readonly pattern: RegExp | undefined;
}

/** Finds what a schema says at a path; undefined where it knows no such key. */
export type FindKeySchema = (path: readonly (string | number)[]) => KeySchema | undefined;

/** Creates the function that returns the schema of a path. */
export function createFindKeySchema(schema: z.ZodType): FindKeySchema {
  let whole: JsonSchema | undefined;
  return (path) => {
    // Made only when somebody asks: it takes some milliseconds.
    whole ??= z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
    let found: unknown = whole;
    for (const step of path) {
      found = childSchema(found, String(step));
      if (found === undefined) return undefined;
    }
    const map = objectBranch(found);
    return {
      keys: Object.keys(recordAt(map, 'properties') ?? {}),
      isOpen: recordAt(map, 'additionalProperties') !== undefined,
      fallback: isRecord(found) && 'default' in found ? { value: found.default } : undefined,
      pattern: isRecord(found) && typeof found.pattern === 'string' ? new RegExp(found.pattern, 'u') : undefined,
    };
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

/** Returns the alternative of a schema that describes a map. */
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
