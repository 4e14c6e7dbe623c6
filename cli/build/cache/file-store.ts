import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the SHA-256 of a content, in hexadecimal. */
export const hashContent = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Contents named by their hash. */
export interface FileStore {
  /** Keeps a content. One that is there already is left alone, and counts as new for those who clear up. */
  put(hash: string, content: Uint8Array): Promise<void>;
  /** Reads a content; `undefined` when there is none, or another than its name says, which then is removed. */
  read(hash: string): Promise<Buffer | undefined>;
}

/** @param folder - Absolute path. */
export function createFileStore(folder: string): FileStore {
  const fileOf = (hash: string): string => path.join(folder, hash);
  const drop = (hash: string): Promise<void> => rm(fileOf(hash), { force: true });
  return {
    async put(hash, content) {
      const file = fileOf(hash);
      const there = await stat(file).catch(() => undefined);
      if (there?.size === content.length) {
        const now = new Date();
        await utimes(file, now, now).catch(() => undefined);
        return;
      }
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      try {
        await writeFile(draft, content);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(hash) {
      const content = await readFile(fileOf(hash)).catch(() => undefined);
      if (content === undefined || hashContent(content) === hash) return content;
      await drop(hash);
      return undefined;
    },
  };
}
