import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageDecoder } from '#backend/decoding/image-decoder.ts';

const mebibyte = 1_048_576;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-decoding-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c01020' } });

describe('pictures of strangers', () => {
  it('are decoded elsewhere: four costly ones at once leave this process as large as it was', async () => {
    const scans = await keep('scans.jpg', await plain(6000, 6000).jpeg({ progressive: true }).toBuffer());
    const decoder = createImageDecoder();
    const before = process.memoryUsage.rss();
    const found = await Promise.all(['a', 'a', 'b', 'c'].map((visitor) => decoder.inspect(visitor, scans)));
    const grown = process.memoryUsage.rss() - before;
    decoder.close();
    expect(found).toEqual(Array.from({ length: 4 }, () => ({ width: 6000, height: 6000 })));
    expect(grown / mebibyte).toBeLessThan(60);
  });

  it('end the process that they fill, and nothing else', async () => {
    const scans = await keep('many-scans.jpg', await plain(6000, 6000).jpeg({ progressive: true }).toBuffer());
    const small = await keep('small.png', await plain(30, 20).png().toBuffer());
    const decoder = createImageDecoder({ memory: 120 * mebibyte, time: 60_000 });
    const refused = expect(decoder.inspect('a', scans)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    expect(await decoder.inspect('b', small)).toEqual({ width: 30, height: 20 });
    await refused;
    expect(await decoder.inspect('a', small)).toEqual({ width: 30, height: 20 });
    decoder.close();
  });

  it('end the process that they keep busy too long', async () => {
    const slow = await keep('slow.png', await plain(9000, 9000).png({ compressionLevel: 1 }).toBuffer());
    const small = await keep('quick.png', await plain(30, 20).png().toBuffer());
    const decoder = createImageDecoder({ memory: 1024 * mebibyte, time: 1000 });
    expect(await decoder.inspect('a', small)).toEqual({ width: 30, height: 20 });
    const whole = { crop: { x: 0, y: 0, width: 9000, height: 9000 }, rotation: 0 } as const;
    const rendering = decoder.render('a', slow, whole, { width: 9000, format: 'avif' });
    await expect(rendering).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    expect(await decoder.inspect('a', small)).toEqual({ width: 30, height: 20 });
    decoder.close();
  });

  it('are cut and served as they stand upright', async () => {
    const lying = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = await keep('lying.jpg', lying);
    const decoder = createImageDecoder();
    expect(await decoder.inspect('a', file)).toEqual({ width: 20, height: 40 });
    const cut = { crop: { x: 0, y: 0, width: 40, height: 10 }, rotation: 90 } as const;
    expect(await decoder.averageColor('a', file, cut)).toMatch(/^#[bc][0-9a-f]{5}$/);
    const whole = await sharp(await decoder.render('a', file, undefined, { width: 20, format: 'webp' })).metadata();
    const part = await sharp(await decoder.render('a', file, cut, { width: 40, format: 'avif' })).metadata();
    expect([whole.width, whole.height, part.width, part.height]).toEqual([20, 40, 40, 10]);
    await expect(decoder.inspect('a', path.join(folder, 'none.jpg'))).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
    decoder.close();
  });
});
