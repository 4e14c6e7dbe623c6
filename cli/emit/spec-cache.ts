import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { storeLayout } from './store-layout.ts';

const entrySchema = z.object({
  operations: z.array(z.object({ method: z.string(), path: z.string(), operationId: z.string().optional() })),
  types: z.string(),
});

/** What was made of a description that had no faults. */
export type SpecCacheEntry = z.infer<typeof entrySchema>;

/**
 * Keeps what was made of the API descriptions by the hash of their text: reading them and writing their types takes
 * longer than everything else together. Losing it loses nothing but time.
 */
export function createSpecCache(root: string) {
  const folder = storeLayout(root).cache;
  return {
    async read(hash: string): Promise<SpecCacheEntry | undefined> {
      try {
        return entrySchema.parse(JSON.parse(await readFile(path.join(folder, `${hash}.json`), 'utf8')));
      } catch {
        return undefined;
      }
    },
    /** Keeps these entries and forgets all others. */
    async replace(entries: ReadonlyMap<string, SpecCacheEntry>): Promise<void> {
      await mkdir(folder, { recursive: true });
      const there = new Set(await readdir(folder));
      for (const [hash, entry] of entries) {
        if (there.delete(`${hash}.json`)) continue;
        const stage = path.join(folder, `${randomUUID()}.tmp`);
        await writeFile(stage, JSON.stringify(entry));
        await rename(stage, path.join(folder, `${hash}.json`));
      }
      for (const name of there) await rm(path.join(folder, name), { force: true });
    },
  };
}

export type SpecCache = ReturnType<typeof createSpecCache>;
