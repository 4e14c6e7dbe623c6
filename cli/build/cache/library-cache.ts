import { z } from 'zod';
import { once } from '../build-run.ts';
import { type BuiltFile, createStoredFile } from '../built-file.ts';
import { type Libraries, type LibraryFacts, librariesSchema } from '../libraries/library-files.ts';
import type { CacheLayout } from './cache-layout.ts';
import { findPackage, toolPackages } from './collect-inputs.ts';
import type { FileStore } from './file-store.ts';
import { createRecordStore } from './record-store.ts';
import { type Inputs, packageInput } from './site-inputs.ts';

/** Built libraries, and what they were built with. */
interface CachedLibraries {
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly facts: LibraryFacts;
}

const hashes = z.record(z.string(), z.string());

export const cachedLibrariesSchema: z.ZodType<CachedLibraries> = z.object({
  inputs: hashes,
  outputs: hashes,
  facts: librariesSchema,
});

/** Creates the cache of built libraries across runs, by what sites need of them. */
export function createLibraryCache(packageRoot: string, layout: CacheLayout, inputs: Inputs, files: FileStore) {
  const records = createRecordStore(layout.libraries, cachedLibrariesSchema);
  const toolInputs = once(async () => {
    const names = ['node', 'shopgen', ...toolPackages.map((name) => packageInput(findPackage(packageRoot, name)))];
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await inputs.now(name)) ?? ''])));
  });
  const isCurrent = async (record: CachedLibraries): Promise<boolean> => {
    const same = Object.entries(record.inputs).map(async ([name, was]) => ((await inputs.now(name)) ?? '') === was);
    return (await Promise.all(same)).every(Boolean);
  };

  return {
    async find(key: string): Promise<Libraries | undefined> {
      const record = await records.read(key);
      if (record === undefined || !(await isCurrent(record))) return undefined;
      const contents = new Map<string, BuiltFile>();
      for (const [file, hash] of Object.entries(record.outputs)) {
        if (!(await files.has(hash))) return undefined;
        contents.set(file, createStoredFile(files, hash));
      }
      await records.touch(key);
      return { key, ...record.facts, files: contents };
    },

    async keep({ key, files: contents, ...facts }: Libraries): Promise<void> {
      const outputs = Object.fromEntries([...contents].map(([file, { hash }]) => [file, hash]));
      const packages = Object.entries(facts.packages).map(([folder, version]) => [packageInput(folder), version]);
      await records.write(key, {
        inputs: { ...(await toolInputs()), ...Object.fromEntries(packages) },
        outputs,
        facts,
      });
    },
  };
}
