import type { Metadata } from 'sharp';

/** Bytes that a picture may take while it is decoded and turned: those of 16,383 squared pixels of three bytes. */
export const maxDecodingBytes = 805_306_368;

/** Samples of a JPEG for each pixel, by how its colours are thinned out; its coefficients take two bytes each. */
const samplesByChroma: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 };

const bytesOfCoefficient = 2;

const bytesByDepth: Readonly<Record<string, number>> = {
  ...{ uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 },
  ...{ double: 8, complex: 8, dpcomplex: 16 },
};

/**
 * Estimates the bytes of memory that decoding a picture takes: its pixels once, which turning it needs, and what its format
 * makes a decoder keep besides.
 */
export function decodingBytes(picture: Metadata): number {
  const { width, height, channels } = picture;
  const pixels = width * height * channels * (bytesByDepth[picture.depth] ?? 16);
  return pixels + keptBytes(picture, pixels);
}

/** What a decoder keeps of the whole picture, where the format cannot be read line by line. */
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
      // WebP is decoded whole, and a TIFF may be one single strip.
      return pixels;
  }
}
