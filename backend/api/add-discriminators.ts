import { z } from 'zod';

const record = z.record(z.string(), z.unknown());
const branchReference = z.object({ $ref: z.string().startsWith('#/components/schemas/') });
const branchSchema = z.object({ type: z.literal('object'), required: z.array(z.string()), properties: record });
const choiceSchema = z.object({ oneOf: z.array(branchReference).min(2) }).loose();
const constant = z.object({ const: z.string() });

/**
 * Returns a copy of a document for the validator, in which every choice between objects names the property that
 * distinguishes them. An invalid value is then reported once, for the branch that was meant, and not for every branch.
 * The documents themselves do not name it: without a mapping, generators would take the names of schemas for its
 * values.
 */
export function addDiscriminators(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const schemas = z
    .object({ components: z.object({ schemas: record.default({}) }).default({ schemas: {} }) })
    .parse(document).components.schemas;
  return record.parse(mapObjects(document, (schema) => withDiscriminator(schema, schemas)));
}

type Schema = Readonly<Record<string, unknown>>;

function withDiscriminator(schema: Schema, schemas: Schema): Schema {
  const choice = choiceSchema.safeParse(schema);
  if (!choice.success) return schema;
  const constants = choice.data.oneOf.map(({ $ref }) =>
    readConstants(schemas[$ref.replace('#/components/schemas/', '')]),
  );
  const [first = new Map<string, string>()] = constants;
  const propertyName = [...first.keys()].find(
    (name) => new Set(constants.map((values) => values.get(name) ?? '')).size === constants.length,
  );
  if (propertyName === undefined || constants.some((values) => !values.has(propertyName))) return schema;
  return { ...schema, type: 'object', required: [propertyName], discriminator: { propertyName } };
}

/** Returns the required properties of an object that can have one value only. */
function readConstants(schema: unknown): Map<string, string> {
  const branch = branchSchema.safeParse(schema);
  if (!branch.success) return new Map();
  const { required, properties } = branch.data;
  return new Map(
    required.flatMap((name) => {
      const value = constant.safeParse(properties[name]);
      return value.success ? [[name, value.data.const] as const] : [];
    }),
  );
}

function mapObjects(value: unknown, change: (object: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  const object = record.safeParse(value);
  if (!object.success) return value;
  return Object.fromEntries(
    Object.entries(change(object.data)).map(([key, child]) => [key, mapObjects(child, change)]),
  );
}
