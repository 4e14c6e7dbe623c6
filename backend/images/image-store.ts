import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { getImageWidths, parseImageFileName, type ServedFormat } from './image.ts';
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
  /** Milliseconds to wait for AVIF before the image is served in WebP. Default: 1000. */
  readonly avifTimeoutMs?: number;
}

export interface ServedImage {
  readonly contentType: `image/${ServedFormat}`;
  readonly bytes: Buffer;
}

/** An image of the catalogue. */
export interface CatalogueImage extends ServedImage {
  /** Whether it is WebP in the place of AVIF. */
  readonly isFallback: boolean;
}

export interface ImageStore {
  /**
   * Finds an image by its address; `undefined` for a folder, width or format that is not offered. While AVIF is being encoded, or cannot
   * be, it returns WebP.
   */
  find(folder: string, file: string): Promise<CatalogueImage | undefined>;
}

/** Creates the store of the catalogue's images in the widths and formats that are offered. */
export function createImageStore({ db, originals, formats, avifTimeoutMs = 1000 }: ImageStoreOptions): ImageStore {
  return {
    async find(folder, file) {
      const asked = parseImageFileName(file);
      if (!asked) return undefined;
      const [picture] = await db.select().from(pictures).where(eq(pictures.folder, folder));
      if (!picture?.contentHash || !getImageWidths(picture.width).includes(asked.width)) return undefined;
      const source = picture.contentHash;
      const make = async (format: ServedFormat, isFallback: boolean): Promise<CatalogueImage | undefined> => {
        const { renditions, encode } = formats[format];
        const bytes = await renditions.make(source, asked.width, format, async () => {
          const original = await findOriginal(originals, picture);
          return original ? await encode(original, { width: asked.width, format }) : undefined;
        });
        return bytes && { contentType: `image/${format}`, bytes, isFallback };
      };
      const image = make(asked.format, false);
      if (asked.format === 'webp' || (await resolvesWithin(image, avifTimeoutMs))) return await image;
      return await make('webp', true);
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
