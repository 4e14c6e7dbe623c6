import { expect, it } from 'vitest';
import { findMojibake } from '#cli/config/messages/find-mojibake.ts';

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

it.each(['é', 'à', 'ü', 'ß', '’', '€', '–', '²', '🌳'])('finds %s read as Latin-1', (character) => {
  expect(findMojibake(`voor ${latin1(character)} en na`)).toEqual({
    offset: 5,
    length: Buffer.byteLength(character),
    meant: character,
  });
});

it('finds what was read as Windows-1252', () => {
  expect(findMojibake('l’atelier, lâ€™atelier')).toEqual({ offset: 12, length: 3, meant: '’' });
});

it.each(['Één crème brûlée', 'ÄÖÜ', 'À «gauche»', 'Größe Ø 12 µm', 'ÉTÉ ’22', 'Â', 'Ñandú · Ångström'])(
  'leaves %s alone',
  (text) => {
    expect(findMojibake(text)).toBeUndefined();
  },
);
