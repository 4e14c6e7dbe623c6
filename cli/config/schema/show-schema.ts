import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '#cli/commands/command.ts';
import { requireRoot } from '#cli/require-root.ts';
import { siteConfigJsonSchema } from './json-schema.ts';

/** Where the first line of every configuration file says that its schema is. */
export const schemaFile = 'site-configs/site-config.schema.json';

const lineWidth = 120;

/** `shopgen schema`: the JSON Schema of a configuration file, printed or written where editors look for it. */
export async function showSchema(root: string, { write }: { readonly write: boolean }): Promise<Outcome> {
  const schema = siteConfigJsonSchema();
  if (!write) return { data: { schema }, text: schemaText() };
  requireRoot(root);
  const changed = await writeSchema(root);
  const next = changed ? `${schemaFile} is written.` : `${schemaFile} is up to date.`;
  return { data: { file: schemaFile, changed }, next };
}

/** Writes the schema below the root, whole or not at all. Returns whether it said anything else before. */
async function writeSchema(root: string): Promise<boolean> {
  const file = path.join(root, schemaFile);
  const text = schemaText();
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return true;
}

/** The text of the file: the same bytes everywhere, as a formatter would leave them. */
export function schemaText(): string {
  return `${format(siteConfigJsonSchema(), '', 0)}\n`;
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
