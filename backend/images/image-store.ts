import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { ProblemError } from '../errors/problem.ts';
import { fallbacks, getImageWidths, mediaTypes, parseImageFileName, type ServedFormat } from './image.ts';
import { findOriginal, type Originals } from './originals.ts';
import type { Renditions } from './renditions.ts';

/** The renditions of one format, and their encoder. */
export interface FormatRenditions {
  readonly renditions: Renditions;
  /** Returns an image as it is served. @param file - Its path. */
  readonly encode: (file: string, as: { readonly width: number; readonly format: ServedFormat }) => Promise<Uint8Array>;
}

export interface ImageStoreOptions {
  readonly db: Db;
  readonly originals: Originals;
  /** A queue and an encoder of its own for each format: WebP, which takes milliseconds, does not wait for AVIF, which takes a second. */
  readonly formats: Readonly<Record<ServedFormat, FormatRenditions>>;
  /** Reports why a picture cannot be encoded; that too many wait is no such failure. */
  readonly report: (error: unknown, message: string) => void;
  /** Milliseconds to wait for AVIF before the image is served in WebP, and as many for WebP before the original is. Default: 750. */
  readonly timeoutMs?: number;
}

export interface ServedImage {
  readonly contentType: (typeof mediaTypes)[ServedFormat];
  readonly bytes: Buffer;
}

/** An image of the catalogue. */
export interface CatalogueImage extends ServedImage {
  /** Whether it is WebP in the place of AVIF, or the original in the place of either. */
  readonly isFallback: boolean;
}

export interface ImageStore {
  /**
   * Finds an image by its address; `undefined` for a folder, width or format that is not offered. While AVIF is being encoded, or cannot
   * be, it returns WebP; while that takes long too, the original: a page's pictures are asked for once, so a large one is better than none.
   */
  find(folder: string, file: string): Promise<CatalogueImage | undefined>;
}

/** Creates the store of the catalogue's images in the widths and formats that are offered. */
export function createImageStore({ db, originals, formats, report, timeoutMs = 750 }: ImageStoreOptions): ImageStore {
  return {
    async find(folder, file) {
      const asked = parseImageFileName(file);
      if (!asked) return undefined;
      const [picture] = await db.select().from(pictures).where(eq(pictures.folder, folder));
      if (!picture?.contentHash || !getImageWidths(picture.width).includes(asked.width)) return undefined;
      const source = picture.contentHash;
      const make = async (format: ServedFormat): Promise<CatalogueImage | undefined> => {
        const { renditions, encode } = formats[format];
        const making = renditions.make(source, asked.width, format, async () => {
          const original = await findOriginal(originals, picture);
          return original ? await encode(original, { width: asked.width, format }) : undefined;
        });
        const bytes = await making.catch((error: unknown) => {
          if (!(error instanceof ProblemError)) report(error, `A picture could not be encoded: ${folder}/${file}`);
          throw error;
        });
        return bytes && { contentType: mediaTypes[format], bytes, isFallback: format !== asked.format };
      };
      for (const format of fallbacks[asked.format]) {
        const image = make(format);
        if (await resolvesWithin(image, timeoutMs)) return await image;
      }
      const original = await findOriginal(originals, picture);
      return original === undefined
        ? undefined
        : { contentType: 'image/webp', bytes: await readFile(original), isFallback: true };
    },
  };
}

/** Returns whether a promise resolves within a time in milliseconds; false when it rejects. */
async function resolvesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const timeout = new AbortController();
  const inTime = promise.then(
    () => true,
    () => false,
  );
  const late = setTimeout(ms, false, { signal: timeout.signal }).catch(() => false);
  const resolves = await Promise.race([inTime, late]);
  timeout.abort();
  return resolves;
}
