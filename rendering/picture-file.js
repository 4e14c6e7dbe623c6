// What every rendered picture goes through before it is committed.
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../content/images');

/**
 * Returns the width and height of a committed image in pixels: products 4:3, the home scene 16:9, the other scenes
 * 16:10.
 */
function sizeOf(key) {
  if (key === 'scene-home') return [2000, 1125];
  return key.startsWith('scene-') ? [1280, 800] : [1200, 900];
}

/**
 * @param {string} key
 * @param {string | Buffer} input a file or raw pixels
 * @param {import('sharp').SharpOptions} [options]
 */
export async function writePicture(key, input, options) {
  const [width, height] = sizeOf(key);
  await sharp(input, options)
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
    .modulate({ saturation: 0.9 })
    .webp({ quality: 78, effort: 5, smartSubsample: true })
    .toFile(path.join(folder, `${key}.webp`));
}
