import { describe, expect, it } from 'vitest';
import { textParts } from '#cli/config/messages/text-parts.ts';
import { placeInText } from '#cli/config/messages/text-place.ts';

describe('the parts of a text', () => {
  it('are its placeholders, with their formats', () => {
    const { placeholders, faults } = textParts('{{ name }} pays {{price, currency(EUR)}} or {{- raw}}');
    expect(placeholders).toEqual([
      { name: 'name', format: '', offset: 0, length: 10 },
      { name: 'price', format: 'currency(EUR)', offset: 16, length: 24 },
      { name: 'raw', format: '', offset: 44, length: 9 },
    ]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['from {price}', 'single', 'price', 5],
    ['from {{price}', 'unbalanced', 'price', 5],
    ['from {price}}', 'unbalanced', 'price', 5],
    ['from {{price', 'unbalanced', 'price', 5],
    ['from price}}', 'unbalanced', '', 10],
    ['from {{}}', 'unnamed', '', 5],
    ['from {{the price}}', 'unnamed', 'the price', 5],
    ['a } b', 'stray', '', 2],
  ])('are the braces that are no placeholder: %s', (text, kind, name, offset) => {
    expect(textParts(text).faults).toMatchObject([{ kind, offset, ...(name !== '' && { name }) }]);
  });

  it('are tags and references of HTML, but not single characters', () => {
    expect(textParts('a <b>b</b> &amp; &#39;').markup.map(({ offset }) => offset)).toEqual([2, 6, 11, 17]);
    expect(textParts('1 < 2 & 3 > 2; R&D').markup).toEqual([]);
  });

  it('are the texts that it puts in', () => {
    expect(textParts('$t(global:shop) and $t(cart:items, { "count": 1 })').nestings).toEqual([
      { key: 'global:shop', offset: 0, length: 15 },
      { key: 'cart:items', offset: 20, length: 30 },
    ]);
  });
});

it('stand behind escapes where they are written', () => {
  const line = String.raw`  "a": "\"\u00e9\n{{x}}",`;
  const value = { file: 'a.json', line: 1, column: 8, length: 15 };
  const place = placeInText(value, new Map([['a.json', line]]), { offset: 3, length: 5 });
  expect(line.slice(place.column - 1, place.column - 1 + place.length)).toBe('{{x}}');
});
