// Turns the rendered PNGs of a folder into the committed pictures: node webp.js <folder> [key ...]
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { writePicture } from './picture-file.js';

const [folder, ...only] = process.argv.slice(2);
for (const file of await readdir(folder)) {
  // what tint.js needs has a second dot in its name
  const [key, kind, more] = file.split('.');
  if (kind !== 'png' || more || (only.length > 0 && !only.includes(key))) continue;
  await writePicture(key, path.join(folder, file));
}
