// Draws the stock images that photo prints can be made of: node stock-images.js. Large, because they are printed by the metre.
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../content/images');
const [width, height] = [4800, 3200];

/** Returns pseudo-random numbers that are the same in every run (mulberry32). */
function numbersFrom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a line that rises and falls: waves of halving amplitude and about halving wavelength. */
function wavyLine(next, { level, swing, length, octaves, step = 20 }) {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    height: swing / 1.9 ** octave,
    length: length / 2.1 ** octave,
    phase: next() * Math.PI * 2,
  }));
  const points = [];
  for (let x = -step; x <= width + step; x += step) {
    const y = waves.reduce((sum, wave) => sum + Math.sin((x / wave.length) * Math.PI * 2 + wave.phase) * wave.height, level);
    points.push([x, y]);
  }
  return points;
}

const toPath = (points) => `M${points.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(1)}`).join('L')}`;
const mix = (from, to, part) => from.map((value, index) => Math.round(value + (to[index] - value) * part));
const rgb = (color) => `rgb(${color.join(',')})`;

/** Draws ridges behind each other, paler the further away, each fading into the mist at its foot. */
function hills() {
  const next = numbersFrom(7);
  const layers = 8;
  const [far, near] = [[188, 201, 203], [38, 66, 64]];
  const ridges = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    const color = mix(far, near, depth ** 1.25);
    const level = 1150 + depth ** 1.15 * 1650;
    const line = wavyLine(next, { level, swing: 90 + depth * 120, length: 2900 - depth * 900, octaves: 7, step: 8 });
    const foot = rgb(mix(color, [226, 224, 214], 0.72));
    return `<linearGradient id="r${layer}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${level - 250}" y2="${level + 620}">
      <stop offset="0" stop-color="${rgb(color)}"/><stop offset="1" stop-color="${layer === layers - 1 ? rgb(color) : foot}"/></linearGradient>
      <path fill="url(#r${layer})" d="${toPath(line)}L${width + 20},${height}L-20,${height}Z"/>`;
  });
  return `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#b7c8cf"/><stop offset="0.34" stop-color="#efe3cf"/>
    <stop offset="0.5" stop-color="#f1d9bd"/></linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>
    <radialGradient id="sun" cx="0.68" cy="0.31" r="0.3"><stop offset="0" stop-color="#fff4dc"/><stop offset="0.16" stop-color="#fdeacb" stop-opacity="0.85"/>
    <stop offset="1" stop-color="#fdeacb" stop-opacity="0"/></radialGradient><rect width="100%" height="100%" fill="url(#sun)"/>${ridges.join('')}`;
}

for (const [key, draw] of Object.entries({ 'stock-hills': hills })) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`;
  await sharp(Buffer.from(svg), { limitInputPixels: false })
    .webp({ quality: 82, effort: 4 })
    .toFile(path.join(folder, `${key}.webp`));
}
