// Makes the colours of a family from its grey rendering and the mask beside it:
// node tint.js <folder> <family> <colour> ...       writes <family>-<colour>.webp
// node tint.js <folder> <family> own=<colour> ...   writes <family>.webp too, for a family rendered in no other way
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { writePicture } from './picture-file.js';

/** The renderer's tone curve (Filmic, high contrast): what is shown for light of 2^-12, 2^-11.5, … 2^4.5. */
const curve = [
  0.0004, 0.001, 0.0017, 0.0029, 0.0045, 0.0067, 0.0098, 0.0142, 0.0203, 0.0287, 0.0404, 0.0564, 0.0781, 0.1072,
  0.1454, 0.1941, 0.2546, 0.3265, 0.408, 0.4956, 0.5842, 0.6688, 0.745, 0.81, 0.8629, 0.9043, 0.9355, 0.9583, 0.9745,
  0.9856, 0.9929, 0.9974, 0.9999, 1,
];

/** The light from the grey material on a wall in daylight. */
const daylit = -0.4;

/** @param {number} light as a power of two */
function show(light) {
  const at = Math.min(curve.length - 1.001, Math.max(0, (light + 12) * 2));
  const low = Math.floor(at);
  return curve[low] + (curve[low + 1] - curve[low]) * (at - low);
}

/** Returns the light for each of the 65536 values of an image, as a power of two. */
function lightBehindValues() {
  const light = new Float64Array(65536);
  let step = 0;
  for (let value = 0; value < 65536; value++) {
    const target = value / 65535;
    while (step < curve.length - 2 && curve[step + 1] < target) step++;
    const part = (target - curve[step]) / (curve[step + 1] - curve[step]);
    light[value] = (step + Math.min(1, Math.max(0, part))) / 2 - 12;
  }
  return light;
}

/** Loads the colours of the shops, by key. */
async function loadColors() {
  const shops = ['acoustic', 'easy-felt', 'fibers-and-foams'];
  const files = shops.map((shop) => path.join(import.meta.dirname, '../content', shop, 'colors.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(texts.flatMap((text) => Object.entries(parse(text)).map(([key, { color }]) => [key, color])));
}

/** Returns the median light of the pixels that take the colour, for red, green and blue. */
function middleLight(picture, mask, light) {
  const found = [[], [], []];
  for (let pixel = 0; pixel < picture.width * picture.height; pixel += 7) {
    if (mask.values[pixel * mask.channels] < 60000) continue;
    for (const channel of [0, 1, 2]) found[channel].push(light[picture.values[pixel * 3 + channel]]);
  }
  return found.map((values) => values.sort((a, b) => a - b)[values.length >> 1]);
}

async function raw(file, space) {
  const { data, info } = await sharp(file).toColourspace(space).raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true });
  return { values: new Uint16Array(data.buffer, data.byteOffset, data.length / 2), ...info };
}

const [folder, family, ...keys] = process.argv.slice(2);
const colors = await loadColors();
const light = lightBehindValues();
const picture = await raw(path.join(folder, `${family}.neutral.png`), 'rgb16');
const mask = await raw(path.join(folder, `${family}.mask.0001.png`), 'grey16');
const seen = middleLight(picture, mask, light);
const mean = (seen[0] + seen[1] + seen[2]) / 3;
// What hangs in the shade stays darker than its colour card, by half of what it is darker than a wall in daylight.
// The light keeps its warmth; wood is rendered in its own colour, which has to go.
const middle = family === 'lamel-slat-panel' ? seen : [mean, mean, mean];
const less = (daylit - mean) / 2;
for (const [own, key] of keys.map((name) => [name.startsWith('own='), name.replace('own=', '')])) {
  const hex = colors.get(key);
  if (!hex) throw new Error(`No colour is called ${key}; there are ${[...colors.keys()].join(', ')}.`);
  const maps = [0, 1, 2].map((channel) => {
    const wanted = light[Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16) * 257];
    const stops = wanted - middle[channel] - less;
    return light.map((behind) => show(behind + stops) * 65535);
  });
  const out = new Uint8Array(picture.width * picture.height * 3);
  for (let at = 0; at < out.length; at++) {
    const value = picture.values[at];
    const covered = mask.values[Math.floor(at / 3) * mask.channels] / 65535;
    out[at] = Math.round((value + (maps[at % 3][value] - value) * covered) / 257);
  }
  const options = { raw: { width: picture.width, height: picture.height, channels: 3 } };
  await writePicture(`${family}-${key}`, out, options);
  if (own) await writePicture(family, out, options);
}
