import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodingBytes, maxDecodingBytes } from '#backend/decoding/decoding-bytes.ts';

const small = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } });

/** Returns the memory of decoding an image with more pixels than this one. */
async function getCost(bytes: Buffer, width: number, height: number): Promise<number> {
  return decodingBytes({ ...(await sharp(bytes).metadata()), width, height });
}

it('lets a JPEG have as many pixels as are taken at all where it is read line by line, and fewer where it comes in scans', async () => {
  const lines = await small().jpeg().toBuffer();
  expect(await getCost(lines, 16_383, 16_383)).toBeLessThanOrEqual(maxDecodingBytes);
  const scans = await small().jpeg({ progressive: true }).toBuffer();
  expect(await getCost(scans, 16_000, 16_000)).toBeGreaterThan(maxDecodingBytes);
  expect(await getCost(scans, 11_000, 11_000)).toBeLessThanOrEqual(maxDecodingBytes);
  const fullColour = await small().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  expect(await getCost(fullColour, 11_000, 11_000)).toBeGreaterThan(maxDecodingBytes);
});

it('counts formats twice that are decoded as a whole: interlaced PNG, WebP, TIFF', async () => {
  const [lines, whole] = [await small().png().toBuffer(), await small().png({ progressive: true }).toBuffer()];
  expect(await getCost(lines, 1000, 1000)).toBe(3_000_000);
  for (const bytes of [whole, await small().webp().toBuffer(), await small().tiff().toBuffer()]) {
    expect(await getCost(bytes, 1000, 1000)).toBe(6_000_000);
  }
});

it('counts the bytes of a sample', async () => {
  const deep = await small().toColourspace('rgb16').png().toBuffer();
  expect(await getCost(deep, 1000, 1000)).toBe(6_000_000);
});
