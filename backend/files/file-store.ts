import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that has arrived and is nobody's yet. */
export interface ArrivedFile {
  /** Where it can be read, on this machine. */
  readonly path: string;
  readonly bytes: number;
}

/** Keeps files: each in a folder of its own, under a name of ours. */
export interface FileStore {
  /**
   * Takes a file in, as it comes. What breaks off or grows too large leaves nothing behind.
   *
   * @throws {FileTooLargeError} as soon as there are more bytes than `most`.
   */
  receive(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, most: number): Promise<ArrivedFile>;
  /** Puts an arrived file where it can be found. */
  keep(arrived: ArrivedFile, folder: string, name: string): Promise<void>;
  /** Throws an arrived file away; one that was kept is no longer there. */
  discard(arrived: ArrivedFile): Promise<void>;
  /** `undefined` when it is not there. */
  open(folder: string, name: string): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>;
  /** Where a kept file can be read on this machine; `undefined` when it is not there. */
  find(folder: string, name: string): Promise<string | undefined>;
  remove(folder: string): Promise<void>;
  /** Folders in which nothing has changed since a time. */
  foldersBefore(time: Date): Promise<string[]>;
  /** Throws away what arrived before a time and was never kept: whoever received it is no longer there. */
  discardBefore(time: Date): Promise<void>;
}

/** There are more bytes than asked for. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** Keeps files in a local folder: `kept/<folder>/<name>`, and in `arriving` those that are not kept yet. */
export function createLocalFileStore(root: string): FileStore {
  const [kept, arriving] = [path.join(root, 'kept'), path.join(root, 'arriving')];
  // Personal data may be in them.
  const mode = 0o700;
  return {
    async receive(source, most) {
      await mkdir(arriving, { recursive: true, mode });
      const target = path.join(arriving, randomUUID());
      // Created before anything is read: a stream that opens it later may do so after it was removed.
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
          // What an answer promises is on disk.
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
