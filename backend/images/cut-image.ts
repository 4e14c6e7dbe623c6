import sharp, { type Sharp } from 'sharp';
import type { components } from '#generated/contracts/product-api.ts';
import { maxPixels } from '../files/accepted-files.ts';

/** A part of an image. */
export interface Cut {
  /** Whole pixels of the image in upright orientation, after the rotation. */
  readonly crop: components['schemas']['PixelRectangle'];
  /** Degrees clockwise. */
  readonly rotation: components['schemas']['Rotation'];
}

/**
 * Cuts a rectangle out of an image, to the pixel: its EXIF orientation is applied first, then the rotation.
 *
 * @param original - Its bytes, or the path of its file.
 */
export function cutImage(original: Buffer | string, { crop, rotation }: Cut): Sharp {
  const { x, y, width, height } = crop;
  return rotateUpright(original).rotate(rotation).extract({ left: x, top: y, width, height });
}

/** Returns a whole image with its EXIF orientation applied. */
export function rotateUpright(original: Buffer | string): Sharp {
  return sharp(original, { limitInputPixels: maxPixels }).autoOrient();
}

/** Returns the average colour of a part, `#rrggbb`. */
export async function averageColor(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
