import type { Metadata } from 'sharp';

/** Max. bytes to decode and rotate an image: those of 16,383 squared pixels of three bytes. */
export const maxDecodingBytes = 805_306_368;

/** Samples of a JPEG for each pixel, by its chroma subsampling; its coefficients take two bytes each. */
const samplesByChroma: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 };

const bytesOfCoefficient = 2;

const bytesByDepth: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  double: 8,
  complex: 8,
  dpcomplex: 16,
};

/**
 * Estimates the bytes of memory that decoding an image takes: its pixels once, which rotating it needs, and the buffers
 * of its format's decoder.
 */
export function decodingBytes(picture: Metadata): number {
  const { width, height, channels } = picture;
  const pixels = width * height * channels * (bytesByDepth[picture.depth] ?? 16);
  return pixels + keptBytes(picture, pixels);
}

/** Returns the bytes that a decoder buffers of the whole image, where the format cannot be read line by line. */
function keptBytes(picture: Metadata, pixels: number): number {
  const { format, isProgressive = false, width, height, channels, chromaSubsampling = '' } = picture;
  switch (format) {
    case 'jpeg': {
      // Every scan adds to every coefficient.
      const samples = channels === 1 ? 1 : (samplesByChroma[chromaSubsampling] ?? channels);
      return isProgressive ? width * height * samples * bytesOfCoefficient : 0;
    }
    case 'png':
      return isProgressive ? pixels : 0;
    default:
      // WebP is decoded as a whole, and a TIFF may be one single strip.
      return pixels;
  }
}
