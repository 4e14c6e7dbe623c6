import { z } from 'zod';
import type { LoadedExtension } from '#cli/extensions/load-extensions.ts';
import { extendKeys } from './key-schema.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON Schema with which editors check a configuration file. A file is one layer: nothing is required of
 * it, and `null` removes what a layer below sets.
 *
 * @param extensions - Those of the project, whose keys are added.
 */
export function siteConfigJsonSchema(extensions: readonly LoadedExtension[] = []): JsonSchema {
  const { schema: keys } = extendKeys(extensions);
  const schema: JsonSchema = z.toJSONSchema(keys, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  const { properties } = schema;
  for (const [key, { explain }] of extensions.flatMap(({ phases }) => Object.entries(phases.config))) {
    const own = isSchema(properties) ? properties[key] : undefined;
    if (isSchema(own)) Object.assign(own, { description: explain });
  }
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
