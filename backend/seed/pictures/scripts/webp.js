// Turns the rendered PNGs of a folder into the committed pictures: node webp.js <folder> [key ...]
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const [folder, ...only] = process.argv.slice(2);
const target = path.dirname(import.meta.dirname);
const sizes = { 'scene-home': [2000, 1125], 'scene-office': [1600, 1000], 'scene-restaurant': [1600, 1000] };
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.png'))) {
  const key = path.basename(file, '.png');
  if (only.length > 0 && !only.includes(key)) continue;
  const [width, height] = sizes[key] ?? [1600, 1200];
  await sharp(path.join(folder, file))
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
    .modulate({ saturation: 0.9 })
    .webp({ quality: 85, effort: 5, smartSubsample: true })
    .toFile(path.join(target, `${key}.webp`));
}
