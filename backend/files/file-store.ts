import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A received file that is not stored yet. */
export interface ArrivedFile {
  /** Its path on this machine. */
  readonly path: string;
  readonly bytes: number;
}

/** Stores files: each in a folder of its own, under a name that the backend chooses. */
export interface FileStore {
  /**
   * Receives a file as a stream. An aborted or too large one leaves nothing behind.
   *
   * @throws {FileTooLargeError} as soon as there are more bytes than `most`.
   */
  receive(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, most: number): Promise<ArrivedFile>;
  /** Stores a received file in its folder. */
  keep(arrived: ArrivedFile, folder: string, name: string): Promise<void>;
  /** Deletes a received file; does nothing to one that was stored. */
  discard(arrived: ArrivedFile): Promise<void>;
  /** Opens a stored file; `undefined` when it does not exist. */
  open(folder: string, name: string): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>;
  /** Returns the path of a stored file on this machine; `undefined` when it does not exist. */
  find(folder: string, name: string): Promise<string | undefined>;
  remove(folder: string): Promise<void>;
  /** Returns the folders in which nothing has changed since a time. */
  foldersBefore(time: Date): Promise<string[]>;
  /** Deletes files that were received before a time and never stored: their process has ended. */
  discardBefore(time: Date): Promise<void>;
}

/** The file has more bytes than allowed. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** Creates a store in a local folder: `kept/<folder>/<name>`, and received files in `arriving`. */
export function createLocalFileStore(root: string): FileStore {
  const [kept, arriving] = [path.join(root, 'kept'), path.join(root, 'arriving')];
  // Files may contain personal data.
  const mode = 0o700;
  return {
    async receive(source, most) {
      await mkdir(arriving, { recursive: true, mode });
      const target = path.join(arriving, randomUUID());
      // Created before the source is read: a stream that opens it later could do so after it was deleted.
      const file = await open(target, 'wx', 0o600);
      let bytes = 0;
      try {
        await pipeline(
          Readable.from(source),
          async function* (chunks: AsyncIterable<Uint8Array>) {
            for await (const chunk of chunks) {
              bytes += chunk.byteLength;
              if (bytes > most) throw new FileTooLargeError();
              yield chunk;
            }
          },
          // An answered upload must be on the disk.
          file.createWriteStream({ flush: true }),
        );
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      }
      return { path: target, bytes };
    },
    async keep(arrived, folder, name) {
      await mkdir(path.join(kept, folder), { recursive: true, mode });
      await rename(arrived.path, path.join(kept, folder, name));
    },
    async discard(arrived) {
      await rm(arrived.path, { force: true });
    },
    async open(folder, name) {
      const file = path.join(kept, folder, name);
      const handle = await open(file).catch(unlessMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { stream: createReadStream(file, { fd: handle }), bytes: size };
    },
    async find(folder, name) {
      const file = path.join(kept, folder, name);
      return (await stat(file).catch(unlessMissing)) && file;
    },
    async remove(folder) {
      await rm(path.join(kept, folder), { recursive: true, force: true });
    },
    foldersBefore: (time) => entriesBefore(kept, time),
    async discardBefore(time) {
      for (const name of await entriesBefore(arriving, time)) await rm(path.join(arriving, name), { force: true });
    },
  };
}

async function entriesBefore(folder: string, time: Date): Promise<string[]> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? [];
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(unlessMissing);
    if (found && found.mtimeMs < time.getTime()) old.push(name);
  }
  return old;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
