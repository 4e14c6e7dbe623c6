import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures } from '#backend/db/schema/pictures.ts';
import { encodeImage } from '#backend/images/encode-image.ts';
import { getImageWidths } from '#backend/images/image.ts';
import { createImageStore, type FormatRenditions } from '#backend/images/image-store.ts';
import { createRenditions } from '#backend/images/renditions.ts';
import { smallImages } from '#tests/support/small-seed.ts';
import { pgliteForFile, useBackend } from './suites/engine.ts';

const encode: FormatRenditions['encode'] = (file, { width, format }) => encodeImage(sharp(file), width, format);

describe('a picture that takes long to make', () => {
  const backend = useBackend(pgliteForFile());

  it('comes in WebP while AVIF is being made, and in AVIF as soon as that is there', async () => {
    const { db } = backend().backend.database;
    const cache = path.join(backend().dataDir, 'slow-pictures');
    let goOn = (): void => undefined;
    const isFree = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const store = createImageStore({
      db,
      originals: { shipped: await smallImages() },
      formats: {
        avif: {
          renditions: createRenditions(cache),
          encode: async (file, as) => {
            await isFree;
            return encode(file, as);
          },
        },
        webp: { renditions: createRenditions(cache), encode },
      },
      avifTimeoutMs: 0,
    });
    const [picture] = await db.select().from(pictures);
    const address = [picture?.folder ?? '', `${getImageWidths(picture?.width ?? 0)[0]}.avif`] as const;
    const first = await store.find(...address);
    expect(first).toMatchObject({ contentType: 'image/webp', isFallback: true });
    expect((await sharp(first?.bytes).metadata()).format).toBe('webp');
    goOn();
    await expect.poll(() => store.find(...address)).toMatchObject({ contentType: 'image/avif', isFallback: false });
  });

  it('is kept by everybody in the format that was asked for', async () => {
    const [picture] = await backend().backend.database.db.select().from(pictures);
    const width = getImageWidths(picture?.width ?? 0)[0];
    const url = `/Uploads/${picture?.folder}/${width}`;
    const { headers } = await backend().ask(`${url}.webp`);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    const keeps = async () => (await backend().ask(`${url}.avif`)).headers['cache-control'];
    await expect.poll(keeps).toBe('public, max-age=31536000, immutable');
  });
});
