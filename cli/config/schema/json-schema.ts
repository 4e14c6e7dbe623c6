import { z } from 'zod';
import { siteConfigSchema } from './site-config-schema.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON Schema with which editors check a configuration file. A file is one layer: nothing is required of
 * it, and `null` removes what a layer below sets.
 */
export function siteConfigJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(siteConfigSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  return { title: 'A site, or a layer of sites', ...layered(schema) };
}

function layered(schema: JsonSchema): JsonSchema {
  const { required: _, ...rest } = schema;
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => {
      if (key === 'properties' && isSchema(value)) return [key, mapValues(value, orNull)];
      if (key === '$defs' && isSchema(value))
        return [key, mapValues(value, (one) => (isSchema(one) ? layered(one) : one))];
      if (key === 'additionalProperties' && isSchema(value)) return [key, orNull(value)];
      if (key === 'anyOf' && Array.isArray(value))
        return [key, value.map((one) => (isSchema(one) ? layered(one) : one))];
      return [key, value];
    }),
  );
}

function orNull(value: unknown): unknown {
  return isSchema(value) ? { anyOf: [layered(value), { type: 'null' }] } : value;
}

function mapValues(schema: JsonSchema, change: (value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, change(value)]));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
