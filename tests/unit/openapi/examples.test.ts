import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());
const reference = z.object({ $ref: z.string() });

/** Keys whose children are arbitrary names, such as `example`. */
const naming = ['properties', 'schemas', 'patternProperties', '$defs'];

function loadSpec(name: string) {
  const document = record.parse(parse(readFileSync(new URL(`../../../openapi/${name}.yaml`, import.meta.url), 'utf8')));
  // Checks formats and patterns, too; unknown keywords are errors. What examples share is compiled once.
  const ajv = new Ajv2020({ allErrors: true, strict: false, strictSchema: false, inlineRefs: false });
  formatsPlugin.default(ajv);
  ajv.addSchema(document, name);
  const follow = (value: unknown): unknown => {
    const target = reference.safeParse(value);
    if (!target.success) return value;
    const steps = target.data.$ref.slice(2).split('/');
    return follow(steps.reduce<unknown>((node, step) => record.parse(node)[step], document));
  };
  return { name, document, ajv, follow };
}
type Loaded = ReturnType<typeof loadSpec>;

interface Shown {
  readonly pointer: string;
  /** JSON pointer of its schema. */
  readonly schema: string;
  readonly value: unknown;
}

const step = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns every example in a document, with its schema. */
function examplesIn(spec: Loaded, value: unknown, pointer = '', key = ''): Shown[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => examplesIn(spec, item, `${pointer}/${index}`));
  const object = record.safeParse(value);
  if (!object.success) return [];
  const { example, examples } = object.data;
  const here: Shown[] = [];
  if (!naming.includes(key)) {
    const schema = 'schema' in object.data ? `${pointer}/schema` : pointer;
    if (example !== undefined) here.push({ pointer: `${pointer}/example`, schema, value: example });
    if (Array.isArray(examples)) {
      here.push(...examples.map((one, index) => ({ pointer: `${pointer}/examples/${index}`, schema, value: one })));
    } else if ('schema' in object.data && examples !== undefined) {
      for (const [name, one] of Object.entries(record.parse(examples))) {
        const holder = z.object({ value: z.unknown() }).parse(spec.follow(one));
        here.push({ pointer: `${pointer}/examples/${name}`, schema, value: holder.value });
      }
    }
  }
  const below = Object.entries(object.data)
    .filter(([name]) => naming.includes(key) || (name !== 'example' && name !== 'examples'))
    .flatMap(([name, child]) => examplesIn(spec, child, `${pointer}/${step(name)}`, name));
  return [...here, ...below];
}

describe.each(['product-api', 'content-api'].map(loadSpec))('the examples of $name', (spec) => {
  const shown = examplesIn(spec, spec.document);

  it('are many', () => {
    expect(shown.length).toBeGreaterThan(50);
  });

  it('fit their schemas', () => {
    const faults = shown.flatMap(({ pointer, schema, value }) => {
      const validate = spec.ajv.compile({ $ref: `${spec.name}#${schema}` });
      return validate(value) ? [] : [`${pointer}: ${spec.ajv.errorsText(validate.errors)}`];
    });
    expect(faults).toEqual([]);
  });
});
