import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ProblemError } from '../errors/problem.ts';
import { createQueue } from '../limits/queue.ts';
import type { ServedFormat } from './image.ts';

/** Pictures in the widths and formats that they are served in, made when they are first asked for and then kept. */
export interface Renditions {
  /**
   * @param source Names what the picture is made of: another source, another name.
   * @param encode Makes the rendition; `undefined`: there is no such picture.
   */
  make(
    source: string,
    width: number,
    format: ServedFormat,
    encode: () => Promise<Uint8Array | undefined>,
  ): Promise<Buffer | undefined>;
  /** The names of sources in a folder of such. */
  list(folder: string): Promise<string[]>;
  /** Removes what was made of a source. */
  forget(source: string): Promise<void>;
}

/** Conversions at a time: more would only take the processor from those who wait for an answer. */
const conversions = 2;
/** Conversions that may wait. */
const maxWaiting = 1000;

/** @param cache Folder that renditions are kept in. */
export function createRenditions(cache: string): Renditions {
  const underway = new Map<string, Promise<Buffer | undefined>>();
  const runQueued = createQueue(conversions, {
    maxWaiting,
    refuse: () => new ProblemError('SERVICE_UNAVAILABLE', 'Too many pictures wait to be made.'),
  });

  async function make(target: string, encode: () => Promise<Uint8Array | undefined>): Promise<Buffer | undefined> {
    const kept = await readIfThere(target);
    if (kept) return kept;
    const encoded = await runQueued(encode);
    if (!encoded) return undefined;
    const bytes = Buffer.from(encoded);
    await mkdir(path.dirname(target), { recursive: true });
    // Moved into place when whole: a reader never sees half a picture.
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, target);
    return bytes;
  }

  return {
    make(source, width, format, encode) {
      const target = path.join(cache, source, `${width}.${format}`);
      // Asked for twice at once, made once.
      const making = underway.get(target) ?? make(target, encode).finally(() => underway.delete(target));
      underway.set(target, making);
      return making;
    },
    async list(folder) {
      return await readdir(path.join(cache, folder)).catch(unlessMissing([]));
    },
    async forget(source) {
      await rm(path.join(cache, source), { recursive: true, force: true });
    },
  };
}

/** The content of a file; `undefined` when it is not there. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return await readFile(file).catch(unlessMissing(undefined));
}

function unlessMissing<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
    throw error;
  };
}
