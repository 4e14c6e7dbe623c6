import fc from 'fast-check';
import { z } from 'zod';

/** Resolves references of a schema, and provides existing values by name. */
export interface ValueSource {
  readonly resolve: (schema: unknown) => unknown;
  /** Values that exist, by the name of a property or a parameter; `undefined` leaves it to the schema. */
  readonly existing?: (name: string) => readonly string[] | undefined;
}

const record = z.record(z.string(), z.unknown());
const schemaShape = z
  .object({
    type: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().default(0),
    maxLength: z.number().default(Number.POSITIVE_INFINITY),
    minimum: z.number().default(-1_000_000),
    maximum: z.number().default(1_000_000),
    items: z.unknown().optional(),
    minItems: z.number().default(0),
    maxItems: z.number().default(Number.POSITIVE_INFINITY),
    uniqueItems: z.boolean().default(false),
    properties: record.default({}),
    required: z.array(z.string()).default([]),
    minProperties: z.number().default(0),
    dependentRequired: z.record(z.string(), z.array(z.string())).default({}),
    propertyNames: z.unknown().optional(),
    additionalProperties: z.unknown().optional(),
    oneOf: z.array(z.unknown()).optional(),
  })
  .loose();
type Schema = z.infer<typeof schemaShape>;

/** Longer texts and lists test nothing more. */
const maxTextLength = 60;
const maxListLength = 4;

/** Generates JSON values that match a schema. */
export function getValues(source: ValueSource, raw: unknown, name = ''): fc.Arbitrary<unknown> {
  const schema = schemaShape.parse(source.resolve(raw));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((branch) => getValues(source, branch, name)));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum, max: schema.maximum });
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true }).map((value) => value || 0);
    case 'array':
      return getList(source, schema, name);
    case 'object':
      return getObject(source, schema);
    default: {
      const existing = source.existing?.(name);
      return existing ? fc.constantFrom(...existing) : getText(schema);
    }
  }
}

function getList(source: ValueSource, schema: Schema, name: string): fc.Arbitrary<unknown[]> {
  const items = getValues(source, schema.items, name);
  const bounds = { minLength: schema.minItems, maxLength: Math.min(schema.maxItems, maxListLength) };
  return schema.uniqueItems || source.existing?.(name) ? fc.uniqueArray(items, bounds) : fc.array(items, bounds);
}

function getObject(source: ValueSource, schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const known = fc.record(
    Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, getValues(source, property, key)]),
    ),
    { requiredKeys: schema.required },
  );
  const extra =
    typeof schema.additionalProperties === 'object'
      ? fc.dictionary(
          getValues(source, schema.propertyNames ?? { type: 'string', maxLength: 20 }).map(String),
          getValues(source, schema.additionalProperties),
          { maxKeys: maxListLength, noNullPrototype: true },
        )
      : fc.constant({});
  return fc
    .tuple(extra, known)
    .map(([more, own]): Record<string, unknown> => ({ ...more, ...own }))
    .filter((value) => Object.keys(value).length >= schema.minProperties)
    .filter((value) =>
      Object.entries(schema.dependentRequired).every(
        ([key, others]) => !(key in value) || others.every((other) => other in value),
      ),
    );
}

function getText({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, maxTextLength)) };
  if (format === 'date') return day();
  if (format === 'date-time') return day().map((date) => `${date}T12:00:00Z`);
  const fits = (text: string): boolean => {
    const count = [...text].length;
    return count >= minLength && count <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  };
  if (pattern === undefined) return fc.string({ ...length, unit: 'grapheme-composite' }).filter(fits);
  // What a pattern demands or forbids ahead of itself cannot be made from it, so texts of the right alphabet are drawn until one fits.
  if (format === 'password') return password().filter(fits);
  const [, alphabet] = /^\^(\[(?:[^\]\\]|\\.)+\])[+*]\$$/.exec(pattern) ?? [];
  if (alphabet !== undefined) {
    // A pattern over one alphabet: the length can be chosen.
    const characters = fc.array(fc.stringMatching(new RegExp(`^${alphabet}$`)), length);
    return characters.map((parts) => parts.join('')).filter(fits);
  }
  return fc
    .stringMatching(new RegExp(pattern.replace(/\(\?!.*?\)/g, '')), { maxLength: length.maxLength })
    .filter(fits);
}

function day(): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
}

function password(): fc.Arbitrary<string> {
  const one = (characters: string) => fc.constantFrom(...characters);
  return fc
    .tuple(one('abcxyz'), one('ABCXYZ'), one('0129'), one('!-~_'), fc.string({ minLength: 4, maxLength: 40 }))
    .map(([lower, upper, digit, special, rest]) => lower + upper + digit + special + rest.replace(/\s/g, '.'));
}

/** Generates an invalid variant of a value: with an unknown member, a wrong type, or not an object. */
export function spoil(value: unknown): fc.Arbitrary<unknown> {
  const others = fc.constantFrom<unknown>(null, [], [value]);
  const object = record.safeParse(value);
  if (!object.success) return others;
  const keys = Object.keys(object.data);
  return fc.oneof(
    others,
    fc.constant({ ...object.data, notDescribed: 1 }),
    ...keys.map((key) => fc.constant({ ...object.data, [key]: { neither: 'this', nor: 'that' } })),
  );
}
