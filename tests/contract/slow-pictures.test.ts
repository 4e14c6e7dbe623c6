import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures } from '#backend/db/schema/pictures.ts';
import { encodeImage } from '#backend/images/encode-image.ts';
import { getImageWidths, type ServedFormat } from '#backend/images/image.ts';
import { createImageStore, type FormatRenditions } from '#backend/images/image-store.ts';
import { createRenditions } from '#backend/images/renditions.ts';
import { smallImages } from '#tests/support/small-seed.ts';
import { pgliteForFile, useBackend } from './suites/engine.ts';

const encode: FormatRenditions['encode'] = (file, { width, format }) => encodeImage(sharp(file), width, format);

describe('a picture that takes long to make', () => {
  const backend = useBackend(pgliteForFile());

  /** Creates a store whose encoders of these formats wait until they are let go on, with the address of a picture in AVIF. */
  async function slowStore(name: string, slow: readonly ServedFormat[]) {
    const { db } = backend().backend.database;
    const cache = path.join(backend().dataDir, name);
    let goOn = (): void => undefined;
    const isFree = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const encoder = (format: ServedFormat): FormatRenditions => ({
      renditions: createRenditions(cache),
      encode: async (file, as) => {
        if (slow.includes(format)) await isFree;
        return encode(file, as);
      },
    });
    const reported: unknown[] = [];
    const store = createImageStore({
      db,
      originals: { shipped: await smallImages() },
      formats: { avif: encoder('avif'), webp: encoder('webp'), jpg: encoder('jpg') },
      report: (error) => reported.push(error),
      // What is slow never comes in time, and all else does.
      timeoutMs: 500,
    });
    const [picture] = await db.select().from(pictures);
    const address = [picture?.folder ?? '', `${getImageWidths(picture?.width ?? 0)[0]}.avif`] as const;
    return { find: () => store.find(...address), goOn, picture, reported };
  }

  it('comes in WebP while AVIF is being made, and in AVIF as soon as that is there', async () => {
    const { find, goOn } = await slowStore('slow-avif', ['avif']);
    const first = await find();
    expect(first).toMatchObject({ contentType: 'image/webp', isFallback: true });
    expect((await sharp(first?.bytes).metadata()).format).toBe('webp');
    goOn();
    await expect.poll(find).toMatchObject({ contentType: 'image/avif', isFallback: false });
  });

  it('comes as its original while neither is there, which nobody keeps', async () => {
    const { find, goOn, picture, reported } = await slowStore('slow-both', ['avif', 'webp']);
    const first = await find();
    expect(first).toMatchObject({ contentType: 'image/webp', isFallback: true });
    expect(first?.bytes).toEqual(await readFile(path.join(await smallImages(), `${picture?.key}.webp`)));
    goOn();
    await expect.poll(find).toMatchObject({ contentType: 'image/avif', isFallback: false });
    expect(reported).toEqual([]);
  });

  it('is there as JPEG, too, which no image lists, for mails', async () => {
    const [picture] = await backend().backend.database.db.select().from(pictures);
    const url = `/Uploads/${picture?.folder}/${getImageWidths(picture?.width ?? 0)[0]}.jpg`;
    const { headers, rawPayload } = await backend().ask(url);
    expect(headers['content-type']).toBe('image/jpeg');
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
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
