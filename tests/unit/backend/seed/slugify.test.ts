import { expect, it } from 'vitest';
import { slugify } from '#backend/seed/slugify.ts';

it.each([
  ['Vert sauge', 'vert-sauge'],
  ['  Größe: 60 × 60 cm ', 'grosse-60-x-60-cm'],
  ['Équerres & vis', 'equerres-vis'],
  ['B-s1,d0', 'b-s1d0'],
  ['Akoestiek: één & al!', 'akoestiek-een-al'],
  ['snake_case -- and   spaces', 'snake_case-and-spaces'],
  ['--edges--', 'edges'],
  ['already-a-slug', 'already-a-slug'],
  ['!!!', ''],
  ['straße', 'strasse'],
])('makes “%s” %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
