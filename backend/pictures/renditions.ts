import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { ServedFormat } from './image.ts';
import { createTurns } from './turns.ts';

/** Pictures in the widths and formats that they are served in, made when they are first asked for and then kept. */
export interface Renditions {
  /**
   * @param source Names what the picture is made of: another source, another name.
   * @param open The picture in its full size; `undefined`: there is none.
   */
  make(
    source: string,
    width: number,
    format: ServedFormat,
    open: () => Promise<Sharp | undefined>,
  ): Promise<Buffer | undefined>;
  /** The names of sources in a folder of such. */
  list(folder: string): Promise<string[]>;
  /** Removes what was made of a source. */
  forget(source: string): Promise<void>;
  /** Waits for a turn among the conversions. */
  readonly takeTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Of 0 to 100. Beyond these, nobody has been found to see a difference in pictures such as ours. */
const quality = { webp: 75, avif: 50 } as const;

/** Conversions at a time: more would only take the processor from those who wait for an answer. */
const conversions = 2;

/** @param cache Folder that renditions are kept in. */
export function createRenditions(cache: string): Renditions {
  const underway = new Map<string, Promise<Buffer | undefined>>();
  const takeTurn = createTurns(conversions);

  async function make(
    target: string,
    width: number,
    format: ServedFormat,
    open: () => Promise<Sharp | undefined>,
  ): Promise<Buffer | undefined> {
    const kept = await readIfThere(target);
    if (kept) return kept;
    const bytes = await takeTurn(async () => {
      const picture = (await open())?.resize({ width });
      return await (format === 'avif'
        ? picture?.avif({ quality: quality.avif, effort: 2 })
        : picture?.webp({ quality: quality.webp })
      )?.toBuffer();
    });
    if (!bytes) return undefined;
    await mkdir(path.dirname(target), { recursive: true });
    // Moved into place when whole: a reader never sees half a picture.
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, target);
    return bytes;
  }

  return {
    takeTurn,
    make(source, width, format, open) {
      const target = path.join(cache, source, `${width}.${format}`);
      // Asked for twice at once, made once.
      const making = underway.get(target) ?? make(target, width, format, open).finally(() => underway.delete(target));
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
