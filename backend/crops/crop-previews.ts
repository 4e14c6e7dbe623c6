import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import { formatOf, widthsOf } from '../pictures/image.ts';
import type { ServedPicture } from '../pictures/picture-store.ts';
import type { Renditions } from '../pictures/renditions.ts';
import { type OriginalPlaces, readOriginal } from './crop-source.ts';
import { cutPicture } from './cut-picture.ts';

export interface CropPreviewOptions extends OriginalPlaces {
  readonly db: Db;
  readonly renditions: Renditions;
}

/** What every folder of a crop begins with: other folders need no query. */
export const cropFolderPrefix = 'crop-';

/** Where renditions of crops are kept, each in the crop's folder. */
export const cropRenditions = 'crops';

/** The preview of a crop by its address, cut from the original; `undefined` for one that is not on offer. */
export async function findCropPreview(
  { db, renditions, ...places }: CropPreviewOptions,
  folder: string,
  file: string,
): Promise<ServedPicture | undefined> {
  const asked = formatOf(file);
  if (!asked || !folder.startsWith(cropFolderPrefix)) return undefined;
  const [row] = await db.select().from(crops).where(eq(crops.folder, folder));
  if (!row || !widthsOf(row.width).includes(asked.width)) return undefined;
  const bytes = await renditions.make(`${cropRenditions}/${folder}`, asked.width, asked.format, async () => {
    const original = await readOriginal(db, places, row);
    return original && cutPicture(original, { crop: row, rotation: row.rotation });
  });
  return bytes && { contentType: `image/${asked.format}`, bytes };
}
