import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteConfigJsonSchema } from '#cli/config/schema/json-schema.ts';
import { describeKey, keyDescriptions } from '#cli/config/schema/key-descriptions.ts';

const file = new URL('../../../docs/configuration.md', import.meta.url);
const schema = siteConfigJsonSchema();

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const definitions = isJson(schema.$defs) ? schema.$defs : {};

/** Returns what a key holds, without the null that removes it. */
function unwrap(given: unknown): Json {
  const { $ref: reference, anyOf } = isJson(given) ? given : {};
  if (typeof reference === 'string') return unwrap(definitions[reference.replace('#/$defs/', '')]);
  const forms = Array.isArray(anyOf) ? anyOf.filter((form) => !(isJson(form) && form.type === 'null')) : [];
  if (forms.length === 1) return unwrap(forms[0]);
  return isJson(given) ? given : {};
}

/** Returns every key, with a star where one description is for many names. */
function listKeys(given: unknown, path: readonly string[] = []): (readonly string[])[] {
  const { properties, additionalProperties, anyOf } = unwrap(given);
  const named = isJson(properties) ? Object.entries(properties) : [];
  const open = isJson(additionalProperties) ? [['*', additionalProperties] as const] : [];
  const forms = Array.isArray(anyOf) ? [] : [...named, ...open];
  return forms.flatMap(([key, inner]) => [[...path, key], ...listKeys(inner, [...path, key])]);
}

/** Returns the name in the table: the one that is described. */
function nameKey(path: readonly string[]): string | undefined {
  const names = Array.from({ length: 2 ** path.length }, (_, stars) =>
    path.map((step, index) => ((stars >> index) & 1 ? '*' : step)).join('.'),
  );
  return names.find((name) => Object.hasOwn(keyDescriptions, name));
}

function describeValue(path: readonly string[]): string {
  let inner = unwrap(schema);
  for (const step of path) {
    const { properties, additionalProperties } = inner;
    const property = isJson(properties) ? properties[step] : undefined;
    inner = unwrap(property ?? additionalProperties);
  }
  if (Array.isArray(inner.enum)) return inner.enum.map((value) => `\`${value}\``).join(', ');
  const { minimum, maximum } = inner;
  if (typeof minimum === 'number' && typeof maximum === 'number' && maximum < 1_000_000)
    return `${minimum} to ${maximum}`;
  const names: Readonly<Record<string, string>> = {
    object: 'map',
    array: 'list',
    string: 'text',
    boolean: 'true or false',
  };
  return typeof inner.type === 'string' ? (names[inner.type] ?? inner.type) : 'text or map';
}

function renderTable(): string {
  const rows = new Map<string, string>();
  for (const path of listKeys(schema)) {
    const name = nameKey(path);
    if (name === undefined || rows.has(name)) continue;
    rows.set(name, `| \`${name}\` | ${describeValue(path)} | ${describeKey(path)} |`);
  }
  return ['| key | value | what it is |', '|---|---|---|', ...rows.values(), ''].join('\n');
}

it('describes every key that the schema has', () => {
  expect(
    listKeys(schema)
      .filter((path) => describeKey(path) === undefined)
      .map((path) => path.join('.')),
  ).toEqual([]);
});

it('is the reference of the docs', () => {
  const page = readFileSync(file, 'utf8');
  const wanted = page.slice(0, page.indexOf('| key |')) + renderTable();
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, wanted);
  else expect(page).toBe(wanted);
});
