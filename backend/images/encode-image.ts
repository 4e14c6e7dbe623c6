import type { Sharp } from 'sharp';
import type { ServedFormat } from './image.ts';

/** Of 0 to 100. Beyond these, nobody has been found to see a difference in pictures such as ours. */
const quality = { webp: 75, avif: 50 } as const;

/** Returns a picture as it is served: in a width and a format. */
export async function encodeImage(picture: Sharp, width: number, format: ServedFormat): Promise<Buffer> {
  const resized = picture.resize({ width });
  return await (format === 'avif'
    ? resized.avif({ quality: quality.avif, effort: 2 })
    : resized.webp({ quality: quality.webp })
  ).toBuffer();
}
