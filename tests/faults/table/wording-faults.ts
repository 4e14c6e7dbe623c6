import { each, type Fault, fault } from '../fault.ts';
import { planted, value } from '../plant.ts';
import { getText, isPlain, nthLocale } from './text-places.ts';

export const wordingFaults: readonly Fault[] = [
  ...each(
    [
      ['an empty text', '▲""', 'message.empty', 'error'],
      ['a text of spaces', '▲"  "', 'message.empty', 'error'],
      ['a space before', '"▲ Words"', 'message.space', 'warning'],
      ['a space behind', '"Words▲ "', 'message.space', 'warning'],
      ['a line end behind', '"Words▲\\n"', 'message.space', 'warning'],
      ['a tag', '"Some \\"▲<b>bold words"', 'message.markup', 'warning'],
      ['a line break of HTML', '"Words▲<br/> and more"', 'message.markup', 'warning'],
      ['a numbered tag', '"See ▲<0>here"', 'message.markup', 'warning'],
      ['an ampersand as in HTML', '"Felt ▲&amp; foam"', 'message.markup', 'warning'],
      ['a lone brace', '"Words ▲} and more"', 'message.syntax', 'warning'],
    ] as const,
    ([name]) => name,
    ([, text, code, severity], index) => {
      const found = getText(nthLocale(index), index * 8 + 1, isPlain);
      const change = planted(found.real, value(found.entry, text));
      return { changes: [change.change], wanted: [{ code, severity, at: change.marks[0] }] };
    },
  ),
  fault('less and more in words do not matter', () => {
    const found = getText(nthLocale(2), 12, isPlain);
    return { changes: [planted(found.real, value(found.entry, '"1 < 2 & 3 > 2"')).change], wanted: [] };
  }),
];
