// Draws the map of the group's offices: node map.js FOLDER, the folder of `npm i world-atlas`, outlines of Natural Earth in the public domain.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const target = path.join(import.meta.dirname, '../content/images/map-offices.webp');
const [width, height] = [1500, 1000];
const atlas = JSON.parse(readFileSync(path.join(process.argv[2] ?? '.', 'node_modules/world-atlas/countries-10m.json'), 'utf8'));

/** Degrees at the middle of the map, and pixels of a degree of longitude there. */
const middle = { longitude: 5.75, latitude: 51.72 };
const degree = 190;

/** The offices, in the order of the list beside the map. */
const offices = [
  { longitude: 6.793, latitude: 52.266 },
  { longitude: 3.725, latitude: 51.054 },
  { longitude: 7.628, latitude: 51.961 },
];

/** The shore of the IJsselmeer and the Markermeer, which Natural Earth counts as land: longitudes and latitudes. */
const lake = [
  [5.03, 52.94], [5.33, 53.07], [5.41, 53.0], [5.41, 52.93], [5.36, 52.88], [5.46, 52.86], [5.6, 52.85], [5.71, 52.84], [5.6, 52.75],
  [5.59, 52.66], [5.72, 52.61], [5.55, 52.58], [5.45, 52.51], [5.25, 52.42], [5.12, 52.35], [5.04, 52.32], [5.02, 52.37], [5.08, 52.42],
  [5.05, 52.5], [5.07, 52.55], [5.05, 52.63], [5.12, 52.65], [5.25, 52.66], [5.3, 52.7], [5.2, 52.75], [5.11, 52.78], [5.1, 52.85],
];

/** ISO 3166-1 numbers of the countries with an office. */
const home = new Set(['528', '056', '276']);

/** Returns the pixels of a place: Mercator's projection. */
function toPixels([longitude, latitude]) {
  const rise = (degrees) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (180 / Math.PI);
  return [
    width / 2 + (longitude - middle.longitude) * degree,
    height / 2 - (rise(latitude) - rise(middle.latitude)) * degree,
  ];
}

/** Returns the places of an arc, which TopoJSON writes as differences of whole numbers; a negative index is the arc backwards. */
function readArc(index) {
  const { scale, translate } = atlas.transform;
  let [x, y] = [0, 0];
  const places = atlas.arcs[index < 0 ? ~index : index].map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return index < 0 ? places.reverse() : places;
}

function outline({ type, arcs }) {
  const rings = type === 'Polygon' ? arcs : arcs.flat();
  return rings
    .map((ring) => ring.flatMap(readArc).map(toPixels))
    .filter((ring) => ring.some(([x, y]) => x > -200 && x < width + 200 && y > -200 && y < height + 200))
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}

/** The figures on the dots, as lines, so that they need no font. */
const figures = ['M-7,-9L2,-16V16', 'M-10,-8A10,9 0 1 1 7,-1L-10,16H11', 'M-9,-12A9,8 0 1 1 -1,-1A9.5,8.5 0 1 1 -10,11'];

const countries = atlas.objects.countries.geometries
  .map((country) => ({ isHome: home.has(country.id), d: country.arcs ? outline(country) : '' }))
  .filter(({ d }) => d !== '');
const places = offices.map(({ longitude, latitude }) => toPixels([longitude, latitude]));
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="100%" height="100%" fill="#ece7df"/>
  ${countries.map(({ isHome, d }) => `<path d="${d}" fill="${isHome ? '#fbfaf8' : '#f3efe8'}" stroke="#cfc8bc" stroke-width="2" stroke-linejoin="round"/>`).join('')}
  <path d="M${lake.map((place) => toPixels(place).join(',')).join('L')}Z" fill="#ece7df" stroke="#cfc8bc" stroke-width="2" stroke-linejoin="round"/>
  <path d="M${places.map((place) => place.join(',')).join('L')}Z" fill="none" stroke="#191817" stroke-width="3" stroke-dasharray="2 11" stroke-linecap="round"/>
  ${places
    .map(
      ([x, y], index) => `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})"><circle r="54" fill="#191817"/>
    <path transform="scale(1.4)" d="${figures[index]}" fill="none" stroke="#fbfaf8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    )
    .join('')}
</svg>`;
await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 6 }).toFile(target);
