import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { BuiltFile, KeepFile } from '../../built-file.ts';
import type { BuiltProfile } from '../../profile/build-profile.ts';
import { inputsKey } from '../collect-inputs.ts';
import { hashContent } from '../file-store.ts';
import { type CachedProfile, cachedProfileSchema, nameProfile } from '../profile-cache.ts';
import type { Inputs } from '../site-inputs.ts';
import { type Entry, parseOrNothing, readEntry, writeEntry } from './action-result.ts';
import type { CacheServer } from './cache-server.ts';
import type { CacheTrust } from './cache-trust.ts';

/** The file of an entry that says what the profile was built from, and what sites have to know of it. */
const recordName = 'profile.json';

/** Blobs that are asked for, or sent, at a time. */
const atOnce = 8;

/** Profiles that other machines have built: the code that sites share, which takes nearly all of a build's time. */
export interface RemoteProfiles {
  /** Finds the profile of generated code and inputs, and keeps its files. */
  find(
    code: string,
    collected: Readonly<Record<string, string>>,
  ): Promise<{ readonly collected: Readonly<Record<string, string>>; readonly built: BuiltProfile } | undefined>;
  /** Sends one that was built here, where this machine may sign. */
  share(code: string, collected: Readonly<Record<string, string>>, built: BuiltProfile): Promise<void>;
}

const keyOf = (code: string, collected: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(['shopgen-profile-1', code, inputsKey(collected)]))
    .digest('hex');

/**
 * @param trust - Whose entries are taken, and with what ours are signed.
 * @param say - Told what was taken and what was refused.
 */
export function createRemoteProfiles(
  server: CacheServer,
  trust: CacheTrust,
  inputs: Inputs,
  keep: KeepFile,
  say: (line: string) => void,
): RemoteProfiles {
  const limit = pLimit(atOnce);

  async function readRecord(entry: Entry): Promise<CachedProfile | undefined> {
    const blob = entry.get(recordName);
    const bytes = blob && (await server.getBlob(blob));
    if (bytes === undefined) return undefined;
    const parsed = cachedProfileSchema.safeParse(parseOrNothing(Buffer.from(bytes).toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  }

  return {
    async find(code, collected) {
      const key = keyOf(code, collected);
      const text = await server.getEntry(key);
      if (text === undefined) return undefined;
      const entry = readEntry(key, text, trust.trusted);
      if (entry === undefined) {
        say(`An entry of the remote cache is signed by nobody in ${trust.folder}: it is not used.`);
        return undefined;
      }
      const record = await readRecord(entry);
      if (record === undefined) return undefined;
      for (const [name, was] of Object.entries(record.inputs))
        if (((await inputs.now(name)) ?? '') !== was) return undefined;
      const files = await Promise.all(
        Object.entries(record.outputs).map(([file, hash]) =>
          limit(async (): Promise<readonly [string, BuiltFile] | undefined> => {
            const blob = entry.get(`files/${file}`);
            const content = blob?.hash === hash ? await server.getBlob(blob) : undefined;
            return content && [file, await keep(content)];
          }),
        ),
      );
      const whole = files.filter((file) => file !== undefined);
      if (whole.length < files.length) {
        say('An entry of the remote cache lacks files: it is not used.');
        return undefined;
      }
      say(`The code of the site comes from the remote cache: ${whole.length} files.`);
      return { collected: record.inputs, built: { ...record.facts, packages: {}, files: new Map(whole) } };
    },

    async share(code, collected, built) {
      if (trust.signer === undefined) return;
      const { files, packages, ...facts } = built;
      const outputs = Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));
      const record: CachedProfile = { inputs: nameProfile(code, collected, { packages }).inputs, outputs, facts };
      const contents = new Map<string, Uint8Array>([[recordName, Buffer.from(JSON.stringify(record))]]);
      for (const [file, content] of files) contents.set(`files/${file}`, await content.read());
      const entry = new Map(
        [...contents].map(([file, bytes]) => [file, { hash: hashContent(bytes), size: bytes.byteLength }] as const),
      );
      await Promise.all(
        [...contents].map(([file, bytes]) => limit(() => server.putBlob(entry.get(file)?.hash ?? '', bytes))),
      );
      // Last, so that an entry never names a blob that is not there yet.
      const key = keyOf(code, collected);
      await server.putEntry(key, writeEntry(key, entry, trust.signer));
    },
  };
}
