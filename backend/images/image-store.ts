import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { encodeImage } from './encode-image.ts';
import { getImageWidths, parseImageFileName, type ServedFormat } from './image.ts';
import { findOriginal, type Originals } from './originals.ts';
import { type Renditions, readIfThere } from './renditions.ts';

export interface ImageStoreOptions {
  readonly db: Db;
  readonly originals: Originals;
  readonly renditions: Renditions;
}

export interface ServedImage {
  readonly contentType: `image/${ServedFormat}`;
  readonly bytes: Buffer;
}

export interface ImageStore {
  /** Finds an image by its address; `undefined` for a folder, width or format that is not offered. */
  find(folder: string, file: string): Promise<ServedImage | undefined>;
  /** Makes slow renditions beforehand, one after the other, so that the first visitor need not wait. */
  prepare(signal: AbortSignal): Promise<void>;
}

/** Pixels: the widths that screens request first. AVIF takes a second for five of them, WebP a fraction of that. */
const preparedWidths = [640, 960, 480, 1280] as const;

/** Creates the store of the catalogue's images in the widths and formats that are offered. */
export function createImageStore({ db, originals, renditions }: ImageStoreOptions): ImageStore {
  return {
    async find(folder, file) {
      const asked = parseImageFileName(file);
      if (!asked) return undefined;
      const [picture] = await db.select().from(pictures).where(eq(pictures.folder, folder));
      if (!picture?.contentHash || !getImageWidths(picture.width).includes(asked.width)) return undefined;
      const bytes = await renditions.make(picture.contentHash, asked.width, asked.format, async () => {
        const file = findOriginal(originals, picture);
        const original = file === undefined ? undefined : await readIfThere(file);
        return original && (await encodeImage(sharp(original), asked.width, asked.format));
      });
      return bytes && { contentType: `image/${asked.format}`, bytes };
    },

    async prepare(signal) {
      const rows = await db.select().from(pictures);
      for (const width of preparedWidths) {
        for (const picture of rows) {
          if (signal.aborted) return;
          if (getImageWidths(picture.width).includes(width)) await this.find(picture.folder, `${width}.avif`);
        }
      }
    },
  };
}
