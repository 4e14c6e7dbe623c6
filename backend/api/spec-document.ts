import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packagePaths } from '../process/package-root.ts';

/** An API description that was parsed before. */
const parsedDocument = z.object({
  /** SHA-256 of the YAML, in hex. */
  hash: z.string(),
  document: z.unknown(),
});
type ParsedDocument = z.infer<typeof parsedDocument>;

/**
 * Reads an API description. Parsing YAML takes longer than anything else at a start, so `cli/compile.js` does it
 * beforehand; the result counts as long as the file has not changed.
 */
export async function readSpecDocument(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  const before = await readParsed(file);
  return before?.hash === hashText(text) ? before.document : parse(text);
}

/**
 * Parses the descriptions of the APIs.
 *
 * @returns Each as the path and text of the file that `readSpecDocument` reads.
 */
export async function parseSpecDocuments(): Promise<readonly (readonly [string, string])[]> {
  return await Promise.all(
    packagePaths.specs.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const parsed: ParsedDocument = { hash: hashText(text), document: parse(text) };
      return [parsedFile(file), JSON.stringify(parsed)] as const;
    }),
  );
}

async function readParsed(file: string): Promise<ParsedDocument | undefined> {
  const text = await readFile(parsedFile(file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parsedDocument.parse(JSON.parse(text));
}

const parsedFile = (file: string): string => path.join(packagePaths.compiled, `${path.basename(file, '.yaml')}.json`);

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
