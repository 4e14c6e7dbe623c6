import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';

/** A record that was found, with the name it is kept under. */
export interface KeptRecord<T> {
  readonly key: string;
  readonly value: T;
  /** When it was written or used last, in milliseconds since 1970. */
  readonly usedAt: number;
}

/** Keeps small JSON documents by a key. One that cannot be read, or has another shape, does not exist. */
export interface RecordStore<T> {
  read(key: string): Promise<T | undefined>;
  /** All of them, the one used last first. */
  list(): Promise<KeptRecord<T>[]>;
  /** Whether nothing was ever kept, nor anything that cannot be read any more. */
  isEmpty(): Promise<boolean>;
  write(key: string, value: T): Promise<void>;
  /** Says that it was used, for those who clear up. */
  touch(key: string): Promise<void>;
  drop(key: string): Promise<void>;
}

const ending = '.json';

/**
 * @param folder - Absolute path.
 * @param schema - Checks what is read.
 */
export function createRecordStore<T>(folder: string, schema: z.ZodType<T>): RecordStore<T> {
  const fileOf = (key: string): string => path.join(folder, `${key}${ending}`);
  const read = async (key: string): Promise<T | undefined> => {
    try {
      return schema.parse(JSON.parse(await readFile(fileOf(key), 'utf8')));
    } catch {
      return undefined;
    }
  };
  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));
  return {
    read,
    isEmpty: async () => (await names()).length === 0,
    async list() {
      const found = await Promise.all(
        (await names()).map(async (name) => {
          const key = name.slice(0, -ending.length);
          const used = await stat(fileOf(key)).catch(() => undefined);
          return { key, value: await read(key), usedAt: used?.mtimeMs ?? 0 };
        }),
      );
      return found
        .sort((a, b) => b.usedAt - a.usedAt || (a.key < b.key ? -1 : 1))
        .flatMap(({ key, value, usedAt }) => (value === undefined ? [] : [{ key, value, usedAt }]));
    },
    async write(key, value) {
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(key)}.${randomUUID()}`;
      try {
        await writeFile(draft, JSON.stringify(value));
        await rename(draft, fileOf(key));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async touch(key) {
      const now = new Date();
      await utimes(fileOf(key), now, now).catch(() => undefined);
    },
    drop: (key) => rm(fileOf(key), { force: true }),
  };
}
