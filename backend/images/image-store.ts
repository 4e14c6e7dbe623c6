import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { getImageWidths, parseImageFileName, type ServedFormat } from './image.ts';
import { findOriginal, type Originals } from './originals.ts';
import type { Renditions } from './renditions.ts';

/** Where images of a format are made. */
export interface FormatMaker {
  readonly renditions: Renditions;
  /** Returns an image as it is served. @param file - Its path. */
  readonly encode: (file: string, as: { readonly width: number; readonly format: ServedFormat }) => Promise<Uint8Array>;
}

export interface ImageStoreOptions {
  readonly db: Db;
  readonly originals: Originals;
  /** Each format has its own: what is made in an instant does not wait for what takes a second. */
  readonly makers: Readonly<Record<ServedFormat, FormatMaker>>;
  /** Milliseconds that an image in AVIF may take to make; after that it comes in WebP. Default: a second. */
  readonly patienceMs?: number;
}

export interface ServedImage {
  readonly contentType: `image/${ServedFormat}`;
  readonly bytes: Buffer;
}

/** An image of the catalogue. */
export interface CatalogueImage extends ServedImage {
  /** Whether it is there in the place of one that is still being made. */
  readonly isStandIn: boolean;
}

export interface ImageStore {
  /**
   * Finds an image by its address; `undefined` for a folder, width or format that is not offered. Nobody waits for AVIF, which takes
   * long to make: until it is there, the image comes in WebP.
   */
  find(folder: string, file: string): Promise<CatalogueImage | undefined>;
}

/** Creates the store of the catalogue's images in the widths and formats that are offered. */
export function createImageStore({ db, originals, makers, patienceMs = 1000 }: ImageStoreOptions): ImageStore {
  return {
    async find(folder, file) {
      const asked = parseImageFileName(file);
      if (!asked) return undefined;
      const [picture] = await db.select().from(pictures).where(eq(pictures.folder, folder));
      if (!picture?.contentHash || !getImageWidths(picture.width).includes(asked.width)) return undefined;
      const source = picture.contentHash;
      const make = async (format: ServedFormat, isStandIn: boolean): Promise<CatalogueImage | undefined> => {
        const { renditions, encode } = makers[format];
        const bytes = await renditions.make(source, asked.width, format, async () => {
          const original = await findOriginal(originals, picture);
          return original ? await encode(original, { width: asked.width, format }) : undefined;
        });
        return bytes && { contentType: `image/${format}`, bytes, isStandIn };
      };
      const image = make(asked.format, false);
      if (asked.format === 'webp' || (await isMadeWithin(image, patienceMs))) return await image;
      return await make('webp', true);
    },
  };
}

/** Returns whether an image is made within a time, and without a failure. */
async function isMadeWithin(image: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const made = image.then(
    () => true,
    () => false,
  );
  const isMade = await Promise.race([made, late]);
  clearTimeout(timer);
  return isMade;
}
