import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile, KeepFile } from '../built-file.ts';
import type { Libraries } from '../libraries/library-files.ts';
import type { BuiltProfile } from '../profile/build-profile.ts';
import { findPackage } from './collect-inputs.ts';
import { hashContent } from './file-store.ts';
import { cachedLibrariesSchema } from './library-cache.ts';
import { cachedProfileSchema } from './profile-cache.ts';
import { createRecordStore } from './record-store.ts';
import { type Inputs, packageInput } from './site-inputs.ts';

/** A profile that came with the package, and what it was built from besides the packages in it. */
export interface ShippedProfile {
  readonly collected: Readonly<Record<string, string>>;
  readonly built: BuiltProfile;
}

/** What was built when the package was made: libraries and profiles, each of which is found while nothing that it was made of is another. */
export interface ShippedBuilds {
  /** Finds the libraries with a key, and keeps their files. */
  findLibraries(key: string): Promise<Libraries | undefined>;
  /** Finds the profile of generated code, and keeps its files. */
  findProfile(code: string): Promise<ShippedProfile | undefined>;
}

interface ShippedRecord {
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

/**
 * Opens what `cli/compile.js` has recorded in `cli/dist/builds`: the cache's records by key, and contents by hash. Nothing of it
 * need be there.
 */
export function createShippedBuilds(packageRoot: string, inputs: Inputs, keep: KeepFile): ShippedBuilds {
  const folder = path.join(packageRoot, 'cli/dist/builds');
  const libraries = createRecordStore(folder, cachedLibrariesSchema);
  const profiles = createRecordStore(folder, cachedProfileSchema);

  /** Returns where a package lies that lay in our own `node_modules`: an installed shopgen has it as its neighbour. */
  const locate = (recorded: string): string => {
    const [, name = recorded, inside = ''] = /^node_modules\/((?:@[^/]+\/)?[^/]+)(.*)$/.exec(recorded) ?? [];
    return `${findPackage(packageRoot, name)}${inside}`;
  };
  const locateInput = (name: string): string => {
    const [, recorded] = /^package:(.*)$/.exec(name) ?? [];
    return recorded === undefined ? name : packageInput(locate(recorded));
  };
  const locateAll = (
    recorded: Readonly<Record<string, string>>,
    locateEach: (name: string) => string,
  ): Record<string, string> =>
    Object.fromEntries(Object.entries(recorded).map(([name, value]) => [locateEach(name), value]));

  /** Returns the inputs and the files of a record; `undefined` where an input is another now, or a content is lost. */
  async function take(
    record: ShippedRecord | undefined,
  ): Promise<{ readonly inputs: Record<string, string>; readonly files: ReadonlyMap<string, BuiltFile> } | undefined> {
    if (record === undefined) return undefined;
    const located = locateAll(record.inputs, locateInput);
    for (const [name, was] of Object.entries(located)) if (((await inputs.now(name)) ?? '') !== was) return undefined;
    const files = new Map<string, BuiltFile>();
    for (const [file, hash] of Object.entries(record.outputs)) {
      const content = await readFile(path.join(folder, hash)).catch(() => undefined);
      if (content === undefined || hashContent(content) !== hash) return undefined;
      files.set(file, await keep(content));
    }
    return { inputs: located, files };
  }

  return {
    async findLibraries(key) {
      const record = await libraries.read(key);
      const taken = await take(record);
      if (record === undefined || taken === undefined) return undefined;
      return { key, ...record.facts, packages: locateAll(record.facts.packages, locate), files: taken.files };
    },
    async findProfile(code) {
      const record = await profiles.read(code);
      const taken = await take(record);
      if (record === undefined || taken === undefined) return undefined;
      return { collected: taken.inputs, built: { ...record.facts, packages: {}, files: taken.files } };
    },
  };
}
