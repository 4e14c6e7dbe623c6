import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import type { ImageDecoder } from '../decoding/image-decoder.ts';
import { getImageWidths, mediaTypes, parseImageFileName } from '../images/image.ts';
import type { ServedImage } from '../images/image-store.ts';
import type { Renditions } from '../images/renditions.ts';
import { cropFolderPrefix, getCropFolder } from './crop-folders.ts';
import { findOriginal } from './crop-originals.ts';
import { findOriginalFile, type OriginalPlaces } from './crop-source.ts';

export interface CropPreviewOptions extends OriginalPlaces {
  readonly db: Db;
  readonly renditions: Renditions;
  readonly decoder: ImageDecoder;
}

/** The folder of crop renditions, each in the crop's folder. */
export const cropRenditions = 'crops';

/**
 * Finds the preview of a crop by its address: a rendition or the original; `undefined` for a width or format that is
 * not offered.
 */
export async function findCropPreview(
  { db, renditions, decoder, ...places }: CropPreviewOptions,
  folder: string,
  file: string,
): Promise<ServedImage | undefined> {
  const asked = parseImageFileName(file);
  const ofCrop = getCropFolder(folder);
  if (!asked || (!ofCrop && !folder.startsWith(cropFolderPrefix))) return undefined;
  const [row] = await db
    .select()
    .from(crops)
    .where(eq(crops.folder, ofCrop ?? folder));
  const whole = row && ofCrop !== undefined ? await findOriginal(db, row) : undefined;
  const shown = ofCrop === undefined ? row : whole;
  if (!row || !shown || !getImageWidths(shown.width).includes(asked.width)) return undefined;
  // Both are in the folder of the crop, and deleted with it.
  const source = `${cropRenditions}/${row.folder}${whole ? '/original' : ''}`;
  const bytes = await renditions.make(source, asked.width, asked.format, async () => {
    const original = await findOriginalFile(db, places, row);
    if (original === undefined) return undefined;
    const { x, y, width, height, rotation } = row;
    const cut = whole ? undefined : { crop: { x, y, width, height }, rotation };
    // One width of a crop is rendered at a time, for all visitors.
    return await decoder.render(row.folder, original, cut, asked);
  });
  return bytes && { contentType: mediaTypes[asked.format], bytes };
}
