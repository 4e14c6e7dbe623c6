import { and, eq } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import { pictures } from '../db/schema/pictures.ts';
import { storageFiles } from '../db/schema/storage.ts';
import { type PictureRow, toImage } from '../images/image.ts';
import { getOriginalFolder } from './crop-folders.ts';
import type { Crop, CropRow } from './crops.ts';

/** Finds the whole image that a crop is cut from, in upright orientation; `undefined`: it has been deleted. */
export async function findOriginal(
  db: DatabaseReader,
  { shopId, fileId, pictureKey, folder, color }: CropRow,
): Promise<PictureRow | undefined> {
  const { width, height } = storageFiles;
  const [sides] =
    fileId === null
      ? await db
          .select({ width: pictures.width, height: pictures.height })
          .from(pictures)
          .where(eq(pictures.key, pictureKey ?? ''))
      : await db
          .select({ width, height })
          .from(storageFiles)
          .where(and(eq(storageFiles.shopId, shopId), eq(storageFiles.id, fileId)));
  if (!sides || sides.width === null || sides.height === null) return undefined;
  return { folder: getOriginalFolder(folder), width: sides.width, height: sides.height, color };
}

/** Returns a crop with the image it is cut from, for its owner. */
export async function withOriginal(db: DatabaseReader, shopId: string, crop: Crop): Promise<Crop> {
  const [row] = await db
    .select()
    .from(crops)
    .where(and(eq(crops.shopId, shopId), eq(crops.id, crop.id)));
  const original = row && (await findOriginal(db, row));
  return { ...crop, ...(original && { original: toImage(original, '') }) };
}
