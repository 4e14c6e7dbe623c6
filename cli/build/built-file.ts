import { type FileStore, hashContent } from './cache/file-store.ts';

/** A file of a built site. Its content is in the store, where it fits. */
export interface BuiltFile {
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** @throws when the store no longer has it */
  readonly read: () => Promise<Uint8Array>;
}

/** Keeps a content in the store. */
export type KeepFile = (content: Uint8Array) => Promise<BuiltFile>;

/**
 * Creates what keeps the files of a run. A content that the store cannot take, because the disk is full say, stays in memory.
 *
 * @param onFailure - Told of each.
 */
export function createFileKeeper(store: FileStore, onFailure: (error: Error) => void): KeepFile {
  return async (content) => {
    const hash = hashContent(content);
    try {
      await store.put(hash, content);
      return createStoredFile(store, hash);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      onFailure(error);
      return { hash, read: async () => content };
    }
  };
}

/** Creates a file from what the store has. */
export function createStoredFile(store: FileStore, hash: string): BuiltFile {
  return {
    hash,
    read: async () => {
      const content = await store.read(hash);
      if (content === undefined) throw new Error(`The build cache lost ${hash} while a site was built. Build again.`);
      return content;
    },
  };
}
