import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comparePictures, toKeptPicture } from '#tests/looks/compare-pictures.ts';

/** Returns the picture of a page with a heading and a button. */
async function draw({ button = '#e2574c', left = 40, height = 600 }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}">
    <rect width="800" height="${height}" fill="#fff"/>
    <text x="${left}" y="120" font-family="sans-serif" font-size="48">Quiet walls</text>
    <rect x="40" y="200" width="160" height="48" rx="8" fill="${button}"/>
  </svg>`;
  return await toKeptPicture(await sharp(Buffer.from(svg)).png().toBuffer(), { maxWidth: 400, maxHeight: 250 });
}

it('finds no difference between two pictures of the same', async () => {
  expect((await comparePictures(await draw({}), await draw({}))).share).toBe(0);
});

it.each([{ button: '#4c7ce2' }, { left: 44 }])('finds what has changed, and marks it: %o', async (change) => {
  const { share, marked } = await comparePictures(await draw({}), await draw(change));
  expect(share).toBeGreaterThan(0.0004);
  expect(await sharp(marked).metadata()).toMatchObject({ format: 'png', width: 400, height: 250 });
});

it('finds a page that has become shorter, unless that is below what is kept', async () => {
  expect((await comparePictures(await draw({}), await draw({ height: 400 }))).share).toBe(1);
  expect((await comparePictures(await draw({}), await draw({ height: 560 }))).share).toBe(0);
});
