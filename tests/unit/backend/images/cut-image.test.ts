import sharp, { type Create } from 'sharp';
import { describe, expect, it } from 'vitest';
import { averageColor, cutImage } from '#backend/images/cut-image.ts';

/** Pixels by row and column, each of three channels. */
type Pixels = readonly (readonly (readonly [number, number, number])[])[];

/** An image in which all pixels differ. */
const upright: Pixels = Array.from({ length: 7 }, (_, y) =>
  Array.from({ length: 11 }, (__, x) => [x * 20, y * 30, (x * 7 + y * 13) % 256] as const),
);

const columns = (pixels: Pixels): Pixels =>
  (pixels[0] ?? []).map((_, x) => pixels.flatMap((row) => (row[x] ? [row[x]] : [])));
const mirrored = (pixels: Pixels): Pixels => pixels.map((row) => row.toReversed());
const clockwise = (pixels: Pixels): Pixels => mirrored(columns(pixels));
const times = (turns: number, pixels: Pixels): Pixels => (turns === 0 ? pixels : times(turns - 1, clockwise(pixels)));

/**
 * How a camera stores a picture that is upright under each orientation, after the table of Exif 2.32, 4.6.5.1.6: what
 * stands in its first row and its first column.
 */
const stored: Readonly<Record<number, (pixels: Pixels) => Pixels>> = {
  1: (pixels) => pixels,
  2: mirrored,
  3: (pixels) => times(2, pixels),
  4: (pixels) => times(2, mirrored(pixels)),
  5: columns,
  6: (pixels) => times(3, pixels),
  7: (pixels) => times(2, columns(pixels)),
  8: (pixels) => times(1, pixels),
};

async function encode(pixels: Pixels, orientation: number): Promise<Buffer> {
  const raw = { width: pixels[0]?.length ?? 0, height: pixels.length, channels: 3 } as const;
  return await sharp(Buffer.from(pixels.flat(2)), { raw })
    .withMetadata({ orientation })
    .png()
    .toBuffer();
}

describe('a cut', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is the rectangle to the pixel, of a picture that lies as orientation %i says, in every rotation',
    async (orientation) => {
      const original = await encode(stored[orientation]?.(upright) ?? [], orientation);
      for (const rotation of [0, 90, 180, 270] as const) {
        const turned = times(rotation / 90, upright);
        const crop = { x: 2, y: 1, width: 4, height: 5 };
        const expected = turned.slice(1, 6).map((row) => row.slice(2, 6));
        const { data, info } = await cutImage(original, { crop, rotation }).raw().toBuffer({ resolveWithObject: true });
        expect([info.width, info.height, info.channels]).toEqual([4, 5, 3]);
        expect({ rotation, pixels: [...data] }).toEqual({ rotation, pixels: expected.flat(2) });
      }
    },
  );

  it('has an average colour, grey and see-through pictures too', async () => {
    const plain = (create: Create) => sharp({ create }).png().toBuffer();
    const cut = { crop: { x: 0, y: 0, width: 2, height: 2 }, rotation: 0 } as const;
    const red = await plain({ width: 2, height: 2, channels: 3, background: '#c01020' });
    expect(await averageColor(cutImage(red, cut))).toBe('#c01020');
    const clear = await plain({ width: 2, height: 2, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } });
    expect(await averageColor(cutImage(clear, cut))).toMatch(/^#[0-9a-f]{6}$/);
    const grey = await sharp(red).greyscale().toColourspace('b-w').png().toBuffer();
    expect(await averageColor(cutImage(grey, cut))).toMatch(/^#([0-9a-f]{2})\1\1$/);
  });
});
