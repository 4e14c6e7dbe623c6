import type { Sharp } from 'sharp';
import type { ServedFormat } from './image.ts';

/** 0 to 100. Higher values make no visible difference in images such as ours. */
const quality = { webp: 75, avif: 50, jpg: 80 } as const;

/** Encodes an image as it is served: in a width and a format. */
export async function encodeImage(picture: Sharp, width: number, format: ServedFormat): Promise<Buffer> {
  const resized = picture.resize({ width });
  switch (format) {
    case 'avif':
      return await resized.avif({ quality: quality.avif, effort: 2 }).toBuffer();
    case 'webp':
      return await resized.webp({ quality: quality.webp }).toBuffer();
    case 'jpg':
      // JPEG has no transparency: on white, as mails are.
      return await resized.flatten({ background: '#ffffff' }).jpeg({ quality: quality.jpg }).toBuffer();
  }
}
