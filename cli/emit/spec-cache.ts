import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { catalogue, type DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { packageRoot } from '#cli/package-root.ts';
import { replaceFile } from '#cli/sources/replace-file.ts';

const placeSchema = z.object({ file: z.string(), line: z.int(), column: z.int(), length: z.int() });
const diagnosticsSchema = z.array(
  z.object({
    code: z.custom<DiagnosticCode>((code) => typeof code === 'string' && Object.hasOwn(catalogue, code)),
    severity: z.enum(['error', 'warning', 'hint']),
    message: z.string(),
    place: placeSchema.optional(),
    help: z.string().optional(),
  }),
);

const entrySchema = z.object({
  operations: z.array(z.object({ method: z.string(), path: z.string(), operationId: z.string().optional() })),
  types: z.string(),
  /** Warnings and hints. */
  diagnostics: diagnosticsSchema.transform(withoutUndefined).default([]),
});

const verdictSchema = z.object({ key: z.string(), diagnostics: diagnosticsSchema });
const verdictFile = 'verdict.json';

/** The results for the package's own descriptions, written by `cli/compile.js`. */
const shipped = path.join(packageRoot, 'cli/dist/checked-specs');

/** The cached results for a description without errors. */
export type SpecCacheEntry = z.input<typeof entrySchema>;

/**
 * Creates the cache of what is made of the API descriptions, by the hash of their text: reading them and writing their
 * types takes longer than everything else together. It can be deleted at any time. The results for the package's own
 * descriptions exist before the first command runs.
 */
export function createSpecCache(root: string) {
  // In the build cache, so that what is known of a description outlives the generated code.
  const folder = path.join(root, 'dist/.cache/specs');
  const write = (name: string, value: unknown): Promise<void> =>
    replaceFile(path.join(folder, name), JSON.stringify(value));
  return {
    async read(hash: string): Promise<z.output<typeof entrySchema> | undefined> {
      return (await readEntry(shipped, hash)) ?? (await readEntry(folder, hash));
    },
    /** Stores these entries and deletes all others. */
    async replace(entries: ReadonlyMap<string, SpecCacheEntry>): Promise<void> {
      await mkdir(folder, { recursive: true });
      const there = new Set(await readdir(folder));
      for (const [hash, entry] of entries) {
        if (there.delete(`${hash}.json`)) continue;
        await write(`${hash}.json`, entry);
      }
      there.delete(verdictFile);
      for (const name of there) await rm(path.join(folder, name), { force: true });
    },
    /**
     * Returns the cached diagnostics of the descriptions that `key` identifies, if they were the last to be validated.
     */
    async readVerdict(key: string): Promise<readonly Diagnostic[] | undefined> {
      try {
        const verdict = verdictSchema.parse(JSON.parse(await readFile(path.join(folder, verdictFile), 'utf8')));
        if (verdict.key !== key) return undefined;
        return withoutUndefined(verdict.diagnostics);
      } catch {
        return undefined;
      }
    },
    /** Stores the diagnostics of the descriptions that `key` identifies, in place of earlier ones. */
    async keepVerdict(key: string, diagnostics: readonly Diagnostic[]): Promise<void> {
      await mkdir(folder, { recursive: true });
      await write(verdictFile, { key, diagnostics });
    },
  };
}

function withoutUndefined(diagnostics: z.infer<typeof diagnosticsSchema>): Diagnostic[] {
  return diagnostics.map(({ place, help, ...rest }) => ({
    ...rest,
    ...(place && { place }),
    ...(help !== undefined && { help }),
  }));
}

export type SpecCache = ReturnType<typeof createSpecCache>;

async function readEntry(folder: string, hash: string): Promise<z.output<typeof entrySchema> | undefined> {
  try {
    return entrySchema.parse(JSON.parse(await readFile(path.join(folder, `${hash}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}
