import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import type { LoadedExtension } from '#cli/extensions/load-extensions.ts';
import { requireRoot } from '#cli/require-root.ts';
import { replaceFile } from '#cli/sources/replace-file.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { listExtensions } from '../load-site-extensions.ts';
import { configFolder } from '../read-layer.ts';
import { siteConfigJsonSchema } from './json-schema.ts';

/** The path of the schema that the first line of every configuration file names. */
export const schemaFile = 'site-configs/site-config.schema.json';

const lineWidth = 120;

type JsonSchema = Readonly<Record<string, unknown>>;

/** Options of `shopgen schema`. */
export interface SchemaOptions {
  /** Whether to write all schemas to the paths where editors find them. */
  readonly write: boolean;
  /** The schema to print: that of a site's configuration or of a kind of content file. */
  readonly kind: string;
  /** Reads the schemas of content files, by kind. */
  readonly readContentSchemas: () => Promise<Readonly<Record<string, JsonSchema>>>;
}

/**
 * `shopgen schema`: the JSON Schema of a kind of file, printed; or all of them, written where editors look for them.
 *
 * @throws InputError when there is no such kind, or no project to write to.
 */
export async function showSchema(root: string, { write, kind, readContentSchemas }: SchemaOptions): Promise<Outcome> {
  if (write) return await writeSchemas(root, readContentSchemas);
  const schemas: Readonly<Record<string, JsonSchema>> = {
    site: siteConfigJsonSchema(kind === 'site' ? await findExtensions(root) : []),
    ...(kind !== 'site' && (await readContentSchemas())),
  };
  const schema = schemas[kind];
  if (schema) return { data: { schema }, text: schemaText(schema) };
  throw new InputError([
    { code: 'usage.invalid', severity: 'error', message: `There is no schema ${kind}.`, ...helpWith(kind, schemas) },
  ]);
}

/** Returns the extensions of a project; none where there is no project. */
async function findExtensions(root: string): Promise<LoadedExtension[]> {
  return existsSync(path.join(root, configFolder)) ? listExtensions(root) : [];
}

function helpWith(kind: string, schemas: object): { readonly help?: string } {
  const help = suggest(kind, Object.keys(schemas));
  return help === undefined ? {} : { help };
}

async function writeSchemas(root: string, readContentSchemas: SchemaOptions['readContentSchemas']): Promise<Outcome> {
  requireRoot(root);
  const changed = await writeSchema(root, schemaFile, siteConfigJsonSchema(await findExtensions(root)));
  const content = [];
  if (existsSync(path.join(root, 'content'))) {
    for (const [kind, schema] of Object.entries(await readContentSchemas())) {
      const file = `content/schemas/${kind}.schema.json`;
      content.push({ file, changed: await writeSchema(root, file, schema) });
    }
  }
  const written = [{ file: schemaFile, changed }, ...content].filter((one) => one.changed).map(({ file }) => file);
  const next = written.length > 0 ? `Written: ${written.join(', ')}` : 'The schemas are up to date.';
  return { data: { file: schemaFile, changed, content }, next };
}

/** Writes a schema below the root, whole or not at all. Returns whether it has changed. */
async function writeSchema(root: string, relative: string, schema: JsonSchema): Promise<boolean> {
  const file = path.join(root, relative);
  const text = schemaText(schema);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await replaceFile(file, text);
  return true;
}

/** Returns the text of a schema's file: the same bytes everywhere, formatted. */
export function schemaText(schema: JsonSchema = siteConfigJsonSchema()): string {
  return `${format(schema, '', 0)}\n`;
}

/** @param before characters that stand on the line already */
function format(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isFlat = value.every((item) => typeof item !== 'object') && before + flat.length < lineWidth;
    if (isFlat) return flat;
    return `[\n${value.map((item) => `${deeper}${format(item, deeper, deeper.length)}`).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, inner]) => {
    const head = `${deeper}${JSON.stringify(key)}: `;
    return `${head}${format(inner, deeper, head.length)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
