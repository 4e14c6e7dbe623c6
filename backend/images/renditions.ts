import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ProblemError } from '../errors/problem.ts';
import { withFileLock } from '../files/file-lock.ts';
import { createQueue } from '../limits/queue.ts';
import type { ServedFormat } from './image.ts';

/** Images in the widths and formats that they are served in, made at the first request and then cached. */
export interface Renditions {
  /**
   * Makes a rendition.
   *
   * @param source Name of the source: it changes with the content.
   * @param encode Makes the rendition; `undefined`: there is no such image.
   * @throws {ProblemError} `SERVICE_UNAVAILABLE` while too many wait.
   */
  make(
    source: string,
    width: number,
    format: ServedFormat,
    encode: () => Promise<Uint8Array | undefined>,
  ): Promise<Buffer | undefined>;
  /** Returns the names of the sources in a folder. */
  list(folder: string): Promise<string[]>;
  /** Deletes the renditions of a source. */
  forget(source: string): Promise<void>;
}

/** Max. conversions at a time: more would only slow down other requests. */
const conversions = 2;
/** Max. waiting conversions: those of a few pages, which take some ten seconds. */
const maxWaiting = 150;
/** Milliseconds: longer than any conversion takes. A lock that is older was left by a process that crashed. */
const lockStaleAfter = 90_000;

/** Creates the cache of renditions. @param cache Its folder; other processes may use it too. */
export function createRenditions(cache: string): Renditions {
  const underway = new Map<string, Promise<Buffer | undefined>>();
  const runQueued = createQueue(conversions, {
    maxWaiting,
    refuse: () => new ProblemError('SERVICE_UNAVAILABLE', 'Too many pictures wait to be made.'),
  });

  async function make(target: string, encode: () => Promise<Uint8Array | undefined>): Promise<Buffer | undefined> {
    const kept = await readIfThere(target);
    if (kept) return kept;
    return await runQueued(async () => {
      await mkdir(path.dirname(target), { recursive: true });
      // Another process may have made it meanwhile.
      return await withFileLock(
        `${target}.lock`,
        lockStaleAfter,
        async () => (await readIfThere(target)) ?? (await store(target, await encode())),
      );
    });
  }

  return {
    async make(source, width, format, encode) {
      const target = path.join(cache, source, `${width}.${format}`);
      // Parallel requests for a rendition make it once.
      const making = underway.get(target) ?? make(target, encode).finally(() => underway.delete(target));
      underway.set(target, making);
      return await making;
    },
    async list(folder) {
      return await readdir(path.join(cache, folder)).catch(unlessMissing([]));
    },
    async forget(source) {
      await rm(path.join(cache, source), { recursive: true, force: true });
    },
  };
}

/** Stores a rendition, moved into place when it is complete: no reader sees half an image. */
async function store(target: string, encoded: Uint8Array | undefined): Promise<Buffer | undefined> {
  if (!encoded) return undefined;
  const bytes = Buffer.from(encoded);
  const draft = `${target}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, target);
  return bytes;
}

/** Reads a file; `undefined` when it does not exist. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  return await readFile(file).catch(unlessMissing(undefined));
}

function unlessMissing<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
    throw error;
  };
}
