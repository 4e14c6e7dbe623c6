import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** What differs between two pictures of a screen. */
export interface PictureDifference {
  /** The share of pixels that differ, 0 to 1; 1 where the pictures are not of one size. */
  readonly share: number;
  /** PNG of the new picture with those pixels in red; absent where the sizes differ. */
  readonly marked?: Buffer;
}

interface Kept {
  /** Pixels; a wider picture is made smaller. */
  readonly maxWidth: number;
  /** Pixels of the smaller picture; what is below is left out. */
  readonly maxHeight: number;
}

/** Returns a picture of a screen as it is kept for comparison: small, as WebP. @param picture - PNG. */
export async function toKeptPicture(picture: Buffer, { maxWidth, maxHeight }: Kept): Promise<Buffer> {
  const small = await sharp(picture)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  return await sharp(small.data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
    .webp({ quality: 75, effort: 6 })
    .toBuffer();
}

/**
 * Compares two kept pictures. Edges of letters and lines may be smoothed differently, as other versions of a browser do; where both are
 * of one browser they are equal to the byte.
 */
export async function comparePictures(before: Buffer, now: Buffer): Promise<PictureDifference> {
  const [old, fresh] = await Promise.all([toPixels(before), toPixels(now)]);
  const { width, height } = fresh.info;
  if (old.info.width !== width || old.info.height !== height) return { share: 1 };
  const marks = Buffer.alloc(fresh.data.length);
  const count = pixelmatch(old.data, fresh.data, marks, width, height, { threshold: 0.2 });
  const marked = await sharp(marks, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: count / (width * height), marked };
}

async function toPixels(picture: Buffer) {
  return await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
