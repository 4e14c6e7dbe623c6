import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { imageFormats, type ServedFormat, widthsOf } from './image.ts';
import { createTurns } from './turns.ts';

export interface PictureStoreOptions {
  readonly db: Db;
  /** Where the originals are. */
  readonly originals: string;
  /** Where what was made of them is kept. */
  readonly cache: string;
}

export interface ServedPicture {
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface PictureStore {
  /** A picture by its address; `undefined` for a folder, width or format that is not on offer. */
  find(folder: string, file: string): Promise<ServedPicture | undefined>;
  /** Makes beforehand what takes long, one after the other, so that the first visitor need not wait for it. */
  prepare(signal: AbortSignal): Promise<void>;
}

/** Of 0 to 100. Beyond these, nobody has been found to see a difference in pictures such as ours. */
const quality = { webp: 75, avif: 50 } as const;

/** Pixels: the widths that screens ask for first. AVIF takes a second for five of them, WebP a fraction of that. */
const preparedWidths = [640, 960, 480, 1280] as const;

/** Conversions at a time: more would only take the processor from those who wait for an answer. */
const conversions = 2;

/** Serves pictures in the widths and formats on offer, made when they are first asked for and then kept by content. */
export function createPictureStore({ db, originals, cache }: PictureStoreOptions): PictureStore {
  const underway = new Map<string, Promise<Buffer | undefined>>();
  const takeTurn = createTurns(conversions);

  async function make(key: string, hash: string, width: number, format: ServedFormat): Promise<Buffer | undefined> {
    const target = path.join(cache, hash, `${width}.${format}`);
    const kept = await readIfThere(target);
    if (kept) return kept;
    const original = await readIfThere(path.join(originals, `${key}.webp`));
    if (!original) return undefined;
    const bytes = await takeTurn(async () => {
      const picture = sharp(original).resize({ width });
      return await (format === 'avif'
        ? picture.avif({ quality: quality.avif, effort: 2 })
        : picture.webp({ quality: quality.webp })
      ).toBuffer();
    });
    await mkdir(path.dirname(target), { recursive: true });
    // Moved into place when whole: a reader never sees half a picture.
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, target);
    return bytes;
  }

  return {
    async find(folder, file) {
      const [, digits = '', ending = ''] = /^(\d{1,5})\.([a-z]+)$/.exec(file) ?? [];
      const width = Number(digits);
      const format = imageFormats.find((offered) => offered === ending);
      if (!format) return undefined;
      const [picture] = await db.select().from(pictures).where(eq(pictures.folder, folder));
      if (!picture?.contentHash || !widthsOf(picture.width).includes(width)) return undefined;
      const { key, contentHash } = picture;
      const name = `${contentHash}/${width}.${format}`;
      // Asked for twice at once, made once.
      const making = underway.get(name) ?? make(key, contentHash, width, format).finally(() => underway.delete(name));
      underway.set(name, making);
      const bytes = await making;
      return bytes && { contentType: `image/${format}`, bytes };
    },

    async prepare(signal) {
      const rows = await db.select().from(pictures);
      for (const width of preparedWidths) {
        for (const picture of rows) {
          if (signal.aborted) return;
          if (widthsOf(picture.width).includes(width)) await this.find(picture.folder, `${width}.avif`);
        }
      }
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
