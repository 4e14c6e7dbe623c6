import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { getImageWidths, parseImageFileName, type ServedFormat } from './image.ts';
import { findOriginal, type Originals } from './originals.ts';
import type { Renditions } from './renditions.ts';

export interface ImageStoreOptions {
  readonly db: Db;
  readonly originals: Originals;
  readonly renditions: Renditions;
  /** Returns an image as it is served. @param file - Its path. */
  readonly encode: (file: string, as: { readonly width: number; readonly format: ServedFormat }) => Promise<Uint8Array>;
}

export interface ServedImage {
  readonly contentType: `image/${ServedFormat}`;
  readonly bytes: Buffer;
}

export interface ImageStore {
  /** Finds an image by its address; `undefined` for a folder, width or format that is not offered. */
  find(folder: string, file: string): Promise<ServedImage | undefined>;
}

/** Creates the store of the catalogue's images in the widths and formats that are offered. */
export function createImageStore({ db, originals, renditions, encode }: ImageStoreOptions): ImageStore {
  return {
    async find(folder, file) {
      const asked = parseImageFileName(file);
      if (!asked) return undefined;
      const [picture] = await db.select().from(pictures).where(eq(pictures.folder, folder));
      if (!picture?.contentHash || !getImageWidths(picture.width).includes(asked.width)) return undefined;
      const bytes = await renditions.make(picture.contentHash, asked.width, asked.format, async () => {
        const original = await findOriginal(originals, picture);
        return original ? await encode(original, asked) : undefined;
      });
      return bytes && { contentType: `image/${asked.format}`, bytes };
    },
  };
}
