import { createHash } from 'node:crypto';
import { copyFile, link, readFile, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '#cli/sources/replace-file.ts';

/** Returns the SHA-256 of a content, in hexadecimal. */
export const hashContent = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Contents are shared by every site that has them, so a program that writes to one by mistake is refused. */
const readOnly = 0o444;

/** Codes of file systems that cannot link a file, or not once more. */
const unlinkable: ReadonlySet<string | undefined> = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'ENOSYS']);

/** Contents named by their hash. */
export interface FileStore {
  /** Keeps a content. One that is there and intact is left alone, and counts as new for those who clear up. */
  put(hash: string, content: Uint8Array): Promise<void>;
  /** Reads a content; `undefined` when there is none, or another than its name says, which then is removed. */
  read(hash: string): Promise<Buffer | undefined>;
  /** Returns whether a content is kept, and intact; looked at once in a run. */
  has(hash: string): Promise<boolean>;
  /** Places a content that is kept at a path, as a link where the file system can, else as a copy. */
  place(hash: string, target: string): Promise<void>;
}

/**
 * @param folder - Absolute path.
 * @param makeLink - Links a file; Node's own.
 */
export function createFileStore(folder: string, makeLink = link): FileStore {
  const getFile = (hash: string): string => path.join(folder, hash);
  const drop = (hash: string): Promise<void> => rm(getFile(hash), { force: true });
  /** Contents that this run has read or written, so that they are verified once, not for each site. */
  const intact = new Set<string>();
  const readIntact = async (hash: string): Promise<Buffer | undefined> => {
    const content = await readFile(getFile(hash)).catch(() => undefined);
    if (content === undefined || hashContent(content) !== hash) return undefined;
    intact.add(hash);
    return content;
  };
  return {
    async put(hash, content) {
      const file = getFile(hash);
      if (intact.has(hash)) return;
      if ((await readIntact(hash)) !== undefined) {
        const now = new Date();
        await utimes(file, now, now).catch(() => undefined);
        return;
      }
      await replaceFile(file, content, readOnly);
      intact.add(hash);
    },
    async read(hash) {
      const content = await readIntact(hash);
      if (content === undefined) await drop(hash);
      return content;
    },
    has: async (hash) => intact.has(hash) || (await readIntact(hash)) !== undefined,
    async place(hash, target) {
      try {
        await makeLink(getFile(hash), target);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && unlinkable.has(String(error.code)))) throw error;
        await copyFile(getFile(hash), target);
      }
    },
  };
}
