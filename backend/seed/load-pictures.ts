import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { pictures } from '../db/schema/pictures.ts';

export type PictureRow = typeof pictures.$inferInsert;

/** Pixels that a picture is taken to have while there is no file: those of a product's rendering. */
const expected = { width: 1600, height: 1200 };

/**
 * Measures the originals: content hash, size, and their average colour, which is shown until the picture has arrived.
 * A picture without a file gets an address that answers 404, so that everything else can be looked at already.
 */
export async function loadPictures(folder: string, keys: readonly string[]): Promise<PictureRow[]> {
  const rows: PictureRow[] = [];
  for (const key of keys) {
    const file = await readFile(path.join(folder, `${key}.webp`)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    rows.push(
      file
        ? await measure(key, file)
        : { key, folder: `${key}-missing`, contentHash: null, ...expected, color: '#d9d5cc' },
    );
  }
  return rows;
}

async function measure(key: string, file: Buffer): Promise<PictureRow> {
  const contentHash = createHash('sha256').update(file).digest('hex');
  const { width, height } = await sharp(file).metadata();
  const [red = 0, green = 0, blue = 0] = await sharp(file)
    .resize(1, 1)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return { key, folder: `${key}-${contentHash.slice(0, 8)}`, contentHash, width, height, color };
}
