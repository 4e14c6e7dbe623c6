import sharp from 'sharp';
import type { Rectangle, Rotation } from '#runtime/lib/print-crop.ts';

/** A photo as a camera stores it. */
export interface Photo {
  readonly bytes: Buffer;
  readonly name: string;
}

/**
 * Creates a JPEG of unique squares.
 *
 * @param isLying - Whether it is stored on its side, as by a camera that was held upright: Exif says 6, turn it clockwise.
 */
export async function takePhoto(width: number, height: number, isLying = false): Promise<Photo> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor(x / 60), Math.floor(y / 60)];
      pixels.set([(column * 53) % 256, (row * 97) % 256, ((column + row) * 31) % 256], (y * width + x) * 3);
    }
  }
  const upright = sharp(pixels, { raw: { width, height, channels: 3 } });
  const stored = isLying ? upright.rotate(270).withMetadata({ orientation: 6 }) : upright;
  const bytes = await stored.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  return { bytes, name: isLying ? 'upright.jpg' : 'wide.jpg' };
}

/** Cuts a part of a photo with sharp: upright, rotated, and resized. */
export async function cutPhoto(
  { bytes }: Photo,
  { x, y, width, height }: Rectangle,
  rotation: Rotation,
  shownWidth: number,
): Promise<Buffer> {
  const turned = await sharp(bytes).autoOrient().rotate(rotation).toBuffer();
  const part = sharp(turned).extract({ left: x, top: y, width, height });
  return await part.resize({ width: shownWidth }).removeAlpha().raw().toBuffer();
}

/** Returns the mean difference of two images of equal size, from 0 to 255. */
export function meanDifference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
