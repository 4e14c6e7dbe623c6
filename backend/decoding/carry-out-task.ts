import sharp, { type Metadata } from 'sharp';
import { maxPixels } from '../files/accepted-files.ts';
import { averageColor, cutImage, rotateUpright } from '../images/cut-image.ts';
import { encodeImage } from '../images/encode-image.ts';
import { decodingBytes, maxDecodingBytes } from './decoding-bytes.ts';
import type { ImageTask } from './image-task.ts';

/** An image has too many pixels, or its format needs too much memory for them. */
export class ImageTooLargeError extends Error {
  override readonly name = 'ImageTooLargeError';
}

/** Max. side in pixels that the API description allows. */
const maxSide = 65_535;

/**
 * Carries out a task on an image.
 *
 * @returns Sides in pixels in upright orientation, a colour `#rrggbb`, or the bytes of a rendition.
 * @throws {ImageTooLargeError}
 */
export async function carryOutTask(task: ImageTask): Promise<unknown> {
  switch (task.kind) {
    case 'inspect':
      return await inspect(task.file);
    case 'averageColor':
      return await averageColor(cutImage(task.file, task.cut));
    case 'render': {
      const picture = task.cut ? cutImage(task.file, task.cut) : rotateUpright(task.file);
      return await encodeImage(picture, task.width, task.format);
    }
  }
}

async function inspect(file: string): Promise<{ readonly width: number; readonly height: number }> {
  const head = await sharp(file, { limitInputPixels: false, failOn: 'none' }).metadata();
  requireSize(head);
  // Decoded to its last line, and scaled to one pixel.
  await sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  const { width, height, orientation = 1 } = head;
  // Exif: from 5 on it is rotated by a quarter turn.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function requireSize(head: Metadata): void {
  const { width, height } = head;
  const isTooLarge =
    width * height > maxPixels || Math.max(width, height) > maxSide || decodingBytes(head) > maxDecodingBytes;
  if (isTooLarge) throw new ImageTooLargeError(`The picture has ${width} × ${height} pixels.`);
}
