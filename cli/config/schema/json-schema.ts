import { z } from 'zod';
import type { LoadedExtension } from '#cli/extensions/load-extensions.ts';
import { describeKey } from './key-descriptions.ts';
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
  const whole = layered(schema);
  describeProperties(whole, [], readDefinitions(whole), new Set());
  return { title: 'A site, or a layer of sites', ...whole };
}

/** Describes the keys of a schema, so that editors show what each is. What several keys share is described by the first. */
function describeProperties(
  schema: JsonSchema,
  path: readonly string[],
  definitions: JsonSchema,
  seen: Set<unknown>,
): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { $ref: reference, anyOf, properties, additionalProperties } = schema;
  const target = typeof reference === 'string' ? definitions[reference.replace('#/$defs/', '')] : undefined;
  for (const inner of [target, ...(Array.isArray(anyOf) ? anyOf : [])]) {
    if (isSchema(inner)) describeProperties(inner, path, definitions, seen);
  }
  const named = isSchema(properties) ? Object.entries(properties) : [];
  for (const [key, property] of [...named, ['*', additionalProperties] as const]) {
    if (!isSchema(property)) continue;
    const at = [...path, key];
    const description = describeKey(at);
    if (description !== undefined && property.description === undefined) Object.assign(property, { description });
    describeProperties(property, at, definitions, seen);
  }
}

const readDefinitions = (schema: JsonSchema): JsonSchema => (isSchema(schema.$defs) ? schema.$defs : {});

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
