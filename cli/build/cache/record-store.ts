import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { replaceFile } from '#cli/sources/replace-file.ts';

/** A stored record and its key. */
export interface KeptRecord<T> {
  readonly key: string;
  readonly value: T;
  /** Time of the last write or use, in milliseconds since 1970. */
  readonly usedAt: number;
}

/** Stores small JSON documents by key. A document that cannot be read or has another shape counts as absent. */
export interface RecordStore<T> {
  read(key: string): Promise<T | undefined>;
  /** Returns all records, the last used first. */
  list(): Promise<KeptRecord<T>[]>;
  /** Returns whether no record was ever stored, not even one that can no longer be read. */
  isEmpty(): Promise<boolean>;
  write(key: string, value: T): Promise<void>;
  /** Marks a record as used, so that pruning keeps it. */
  touch(key: string): Promise<void>;
  drop(key: string): Promise<void>;
}

const ending = '.json';

/**
 * @param folder - Absolute path.
 * @param schema - Checks what is read.
 */
export function createRecordStore<T>(folder: string, schema: z.ZodType<T>): RecordStore<T> {
  const getRecordPath = (key: string): string => path.join(folder, `${key}${ending}`);
  const read = async (key: string): Promise<T | undefined> => {
    try {
      return schema.parse(JSON.parse(await readFile(getRecordPath(key), 'utf8')));
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
          const used = await stat(getRecordPath(key)).catch(() => undefined);
          return { key, value: await read(key), usedAt: used?.mtimeMs ?? 0 };
        }),
      );
      return found
        .sort((a, b) => b.usedAt - a.usedAt || (a.key < b.key ? -1 : 1))
        .flatMap(({ key, value, usedAt }) => (value === undefined ? [] : [{ key, value, usedAt }]));
    },
    async write(key, value) {
      await replaceFile(getRecordPath(key), JSON.stringify(value));
    },
    async touch(key) {
      const now = new Date();
      await utimes(getRecordPath(key), now, now).catch(() => undefined);
    },
    drop: (key) => rm(getRecordPath(key), { force: true }),
  };
}
