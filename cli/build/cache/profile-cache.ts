import path from 'node:path';
import { z } from 'zod';
import { type BuiltFile, createStoredFile } from '../built-file.ts';
import type { BuiltProfile } from '../profile/build-profile.ts';
import { type Profile, type ProfileFacts, type ProfileKey, profileFactsSchema } from '../profile/profile.ts';
import type { CacheLayout } from './cache-layout.ts';
import { inputsKey } from './collect-inputs.ts';
import { isUnchanged } from './explain-miss.ts';
import type { FileStore } from './file-store.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';
import { type Inputs, packageInput } from './site-inputs.ts';

/** A built profile, and what it was built from. */
export interface CachedProfile {
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly facts: ProfileFacts;
}

const hashes = z.record(z.string(), z.string());

export const cachedProfileSchema: z.ZodType<CachedProfile> = z.object({
  inputs: hashes,
  outputs: hashes,
  facts: profileFactsSchema,
});

/** Records of earlier builds that are kept for each profile: what a branch or two had. */
const keptRecords = 4;

/** Returns the records of all profiles with the same generated code, by their inputs. */
export const createProfileRecords = (layout: Pick<CacheLayout, 'profiles'>, code: string): RecordStore<CachedProfile> =>
  createRecordStore(path.join(layout.profiles, code), cachedProfileSchema);

/** The profiles of earlier runs. */
export interface ProfileCache {
  /** Returns the record that a site refers to; read once in a run. */
  read(key: ProfileKey): Promise<CachedProfile | undefined>;
  /** Finds the profile of generated code, built from what there is now and with every file intact. */
  find(code: string): Promise<Profile | undefined>;
  /** @param collected - What it was built from, read before. */
  keep(code: string, collected: Readonly<Record<string, string>>, built: BuiltProfile): Promise<void>;
  /** Marks a profile as used, so that pruning keeps it. */
  touch(key: ProfileKey): Promise<void>;
}

/** Returns the key of what was built from these inputs. */
export function nameProfile(
  code: string,
  collected: Readonly<Record<string, string>>,
  { packages }: Pick<BuiltProfile, 'packages'>,
): { readonly key: ProfileKey; readonly inputs: Readonly<Record<string, string>> } {
  const versions = Object.entries(packages).map(([folder, version]) => [packageInput(folder), version]);
  const inputs = { ...collected, ...Object.fromEntries(versions) };
  return { key: { code, inputs: inputsKey(inputs) }, inputs };
}

export function createProfileCache(layout: CacheLayout, inputs: Inputs, files: FileStore): ProfileCache {
  const known = new Map<string, Promise<CachedProfile | undefined>>();
  const read = ({ code, inputs: key }: ProfileKey): Promise<CachedProfile | undefined> => {
    const name = `${code}/${key}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const record = createProfileRecords(layout, code).read(key);
    known.set(name, record);
    return record;
  };
  /** Returns the files of a record; `undefined` where a content is lost or damaged. */
  const listFiles = async ({ outputs }: CachedProfile): Promise<ReadonlyMap<string, BuiltFile> | undefined> => {
    const found = new Map<string, BuiltFile>();
    for (const [file, hash] of Object.entries(outputs)) {
      if (!(await files.has(hash))) return undefined;
      found.set(file, createStoredFile(files, hash));
    }
    return found;
  };
  return {
    read,
    async find(code) {
      for (const { key, value } of await createProfileRecords(layout, code).list()) {
        if (!(await isUnchanged(value, inputs))) continue;
        const contents = await listFiles(value);
        if (contents === undefined) continue;
        return { ...value.facts, key: { code, inputs: key }, files: contents };
      }
      return undefined;
    },
    async keep(code, collected, { files: contents, packages, ...facts }) {
      const records = createProfileRecords(layout, code);
      const { key, inputs: all } = nameProfile(code, collected, { packages });
      const outputs = Object.fromEntries([...contents].map(([file, { hash }]) => [file, hash]));
      const record = { inputs: all, outputs, facts };
      await records.write(key.inputs, record);
      known.set(`${code}/${key.inputs}`, Promise.resolve(record));
      for (const { key: old } of (await records.list()).slice(keptRecords)) await records.drop(old);
    },
    touch: ({ code, inputs: key }) => createProfileRecords(layout, code).touch(key),
  };
}
