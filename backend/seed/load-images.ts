import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { pictures } from '../db/schema/pictures.ts';

export type PictureRow = typeof pictures.$inferInsert;

/** Assumed pixels of an image without a file: those of a product's rendering. */
const expected = { width: 1600, height: 1200 };

/** Max. originals that are read and measured at a time; sharp has as many threads. */
const atOnce = 4;

/**
 * Measures the originals: content hash, size, and their average colour, which is shown until the image has loaded. An
 * image without a file gets an address that answers 404, so that everything else can be used already.
 *
 * @param known Rows measured before, by key: an image with the same content hash is not measured again.
 * @returns A row for each key, in the same order.
 */
export async function loadImages(
  folder: string,
  keys: readonly string[],
  known: ReadonlyMap<string, PictureRow> = new Map(),
): Promise<PictureRow[]> {
  const rows: PictureRow[] = [];
  for (let first = 0; first < keys.length; first += atOnce) {
    const batch = keys.slice(first, first + atOnce);
    rows.push(...(await Promise.all(batch.map((key) => loadImage(folder, key, known.get(key))))));
  }
  return rows;
}

async function loadImage(folder: string, key: string, known: PictureRow | undefined): Promise<PictureRow> {
  const file = await readFile(path.join(folder, `${key}.webp`)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return { key, folder: `${key}-missing`, contentHash: null, ...expected, color: '#d9d5cc' };
  const contentHash = createHash('sha256').update(file).digest('hex');
  return known?.contentHash === contentHash ? known : await measure(key, contentHash, file);
}

async function measure(key: string, contentHash: string, file: Buffer): Promise<PictureRow> {
  // Loaded for new images only: a start usually knows them all.
  const { default: sharp } = await import('sharp');
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
