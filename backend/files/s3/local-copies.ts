import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from './bucket.ts';

/** Copies of objects as files of this machine. What has a key never changes. */
export interface LocalCopies {
  /** Returns the path of a copy, which is made unless it is there; `undefined` when there is no such object. */
  find(key: string): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  /** Deletes the copies that were made before a time. */
  removeBefore(time: Date): Promise<void>;
}

/** Creates copies of a bucket's objects in a folder of this machine. */
export function createLocalCopies(bucket: Bucket, folder: string): LocalCopies {
  const fileOf = (key: string): string => path.join(folder, key.replaceAll('/', '_'));
  return {
    async find(key) {
      const file = fileOf(key);
      // So that it is not deleted while it is read.
      if (await touch(file)) return file;
      const found = await bucket.get(key);
      if (found === undefined) return undefined;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const beside = path.join(folder, `.${randomUUID()}`);
      try {
        await pipeline(found.stream, createWriteStream(beside, { mode: 0o600 }));
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
      return file;
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async removeBefore(time) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (found !== undefined && found.mtimeMs < time.getTime()) await rm(file, { force: true });
      }
    },
  };
}

/** Sets the time of a file to now. @returns Whether there is one. */
const touch = (file: string): Promise<boolean> => {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
};
