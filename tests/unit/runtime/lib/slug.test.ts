import { describe, expect, it } from 'vitest';
import { slugOf } from '#runtime/lib/slug.ts';

describe('slugOf', () => {
  it.each([
    ['  Fjord Wandpaneel ', 'fjord-wandpaneel'],
    ['Akoestiek: één & al!', 'akoestiek-een-al'],
    ['Großraumbüro', 'grossraumburo'],
    ['Panneau mural «Fjord»', 'panneau-mural-fjord'],
    ['already-a-slug', 'already-a-slug'],
    ['snake_case -- and   spaces', 'snake-case-and-spaces'],
    ['--edges--', 'edges'],
    ['!!!', ''],
    ['', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('leaves a slug as it is', () => {
    expect(slugOf(slugOf('Großraumbüro, één'))).toBe(slugOf('Großraumbüro, één'));
  });
});
