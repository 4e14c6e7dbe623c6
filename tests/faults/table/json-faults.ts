import { each, type Fault, fault } from '../fault.ts';
import { fine, getStart, insert, key, one, planted, value, whole } from '../plant.ts';
import { base, type Entry, getNamespaces, locales, pickNth, type RealFile, shop, spec, texts } from '../real-file.ts';

/** Returns the n-th translation file, with another locale and namespace each time. */
function file(nth: number): RealFile {
  const locale = pickNth(locales(), nth * 3 + 1);
  const namespaces = getNamespaces(locale).filter((namespace) => lines(texts(locale, namespace)).length > 3);
  return texts(locale, pickNth(namespaces, nth));
}

const lines = (real: RealFile): readonly Entry[] => real.entries.filter(({ plain }) => typeof plain === 'string');
/** A text that is not the last of its group. */
const followed = (real: RealFile): readonly [Entry, Entry] => {
  const all = lines(real);
  const at = all.findIndex((entry, index) => {
    const next = all[index + 1];
    return index > 0 && next !== undefined && next.path.length === entry.path.length && next.path[0] === entry.path[0];
  });
  const found = all[at] ?? all[0];
  const next = all[at + 1] ?? all[1];
  if (found === undefined || next === undefined) throw new Error(`${real.file} has no two texts`);
  return [found, next];
};

type Spoil = (real: RealFile, text: Entry, next: Entry) => Parameters<typeof planted>[1][];

/** An edit that makes a file invalid JSON, with one diagnostic at the marker. */
const spoilt: readonly (readonly [name: string, spoil: Spoil])[] = [
  ['a comma too few', (real, text, next) => [{ from: text.end, to: next.key.from, text: `\n  ▲` }].filter(() => real)],
  ['a comma too many', (_, text) => [insert(text.end + 1, '▲,')]],
  ['a comma behind the last text', (real) => [insert(real.text.lastIndexOf('\n}'), '▲,')]],
  ['a colon too few', (_, text) => [{ from: text.key.to, to: text.value.from, text: ' ▲' }]],
  ['an equals sign for a colon', (_, text) => [{ from: text.key.to, to: text.value.from, text: ' ▲= ' }]],
  ['a key without quotes', (_, text) => [key(text, `▲${text.path.at(-1)}`)]],
  ['a key in single quotes', (_, text) => [key(text, `▲'${text.path.at(-1)}'`)]],
  ['a text in single quotes', (_, text) => [value(text, `▲'words'`)]],
  ['a text without quotes', (_, text) => [value(text, '▲words')]],
  ['a text that is never closed', (_, text) => [value(text, '▲"words')]],
  ['a text without its first quote', (_, text) => [value(text, '▲words"')]],
  ['nothing for a text', (_, text) => [value(text, '▲')]],
  ['a comment to the end of the line', (_, text) => [insert(text.key.from, '▲// prices\n  ')]],
  ['a comment between stars', (_, text) => [insert(text.key.from, '▲/* prices */ ')]],
  ['a comment as in YAML', (_, text) => [insert(text.key.from, '▲# prices\n  ')]],
  ['a brace too few', (real) => [{ from: real.text.lastIndexOf('}'), to: real.text.length, text: '▲' }]],
  ['a brace too many', (real) => [insert(real.text.lastIndexOf('}') + 1, '▲}')]],
  ['something behind the end', (real) => [insert(real.text.lastIndexOf('}') + 1, '\n▲{ "more": "words" }')]],
  ['words behind the end', (real) => [insert(real.text.lastIndexOf('}') + 1, '\n▲end')]],
  ['an unknown escape', (_, text) => [value(text, '"some ▲\\words"')]],
  ['half an escape', (_, text) => [value(text, '"some ▲\\u00e words"')]],
  ['a tab in a text', (_, text) => [value(text, '"some▲\twords"')]],
  ['a bracket for a brace', (real) => [{ from: real.text.indexOf('{'), to: real.text.indexOf('{') + 1, text: '[' }]],
  ['a word of another language', (_, text) => [value(text, '▲None')]],
  ['a merge conflict', (_, text) => [insert(text.key.from, '▲<<<<<<< ours\n  ')]],
];

/** Returns a file's text with a conflict of a merge in the place of one line. */
function conflict({ text }: RealFile, from: number): string {
  const start = text.lastIndexOf('\n', from) + 1;
  const end = text.indexOf('\n', from) + 1;
  const line = text.slice(start, end);
  return `${text.slice(0, start)}▲<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> other\n${text.slice(end)}`;
}

export const jsonFaults: readonly Fault[] = [
  ...each(
    [
      ['texts', file(2), (real: RealFile) => lines(real)[1]],
      ['a site', shop(0), (real: RealFile) => real.entry('siteName')],
      ['the base', base(), (real: RealFile) => real.entry('locales', 'de-DE')],
      ['a description', spec('product'), (real: RealFile) => real.entry('info', 'title')],
    ] as const,
    ([name]) => `a conflict of a merge in ${name}`,
    ([, real, find]) =>
      whole(
        real.file,
        conflict(real, find(real)?.value.from ?? 0),
        'file.merge-conflict',
        'remove the lines of the markers',
      ),
  ),
  ...each(
    spoilt.filter(([name]) => name !== 'a bracket for a brace'),
    ([name]) => name,
    ([, spoil], index) => {
      const real = file(index);
      const edits = spoil(real, ...followed(real)).filter((edit) => edit !== undefined);
      return one(planted(real, ...edits), 'json.syntax');
    },
  ),
  fault(
    'a bracket for a brace',
    () => {
      const real = file(1);
      const from = real.text.indexOf('{');
      const change = planted(real, { from, to: from + 1, text: '[' });
      const colon = real.text.indexOf(':', real.start);
      return { changes: [change.change], wanted: [{ code: 'json.syntax', at: change.at(colon) }] };
    },
    'a text may stand in a list; the colon behind it may not',
  ),
  ...each(
    [2, 5, 8],
    (nth) => `a key twice in ${file(nth).file}`,
    (nth) => {
      const real = file(nth);
      const [text] = followed(real);
      const change = planted(real, insert(text.end, `,\n  ▲"${text.path.at(-1)}": ${real.written(text)}`));
      return one(change, 'json.duplicate-key', `line ${change.at(text.key.from).line}`);
    },
  ),
  ...each(
    [
      ['a number', '5'],
      ['a flag', 'true'],
      ['null', 'null'],
      ['a list', '["one", "two"]'],
      ['a fraction', '-1.5e3'],
    ] as const,
    ([name]) => `${name} for a text`,
    ([, written], index) => {
      const real = file(index + 2);
      const [text] = followed(real);
      return one(planted(real, value(text, `▲${written}`)), 'message.wrong-type');
    },
  ),
  ...each(
    [
      ['a key with a dot', 'a.b'],
      ['a key with a colon', 'a:b'],
      ['a key with a space', 'two words'],
      ['an empty key', ''],
      ['a key __proto__', '__proto__'],
    ] as const,
    ([name]) => name,
    ([, name], index) => {
      const real = file(index + 4);
      const [text] = followed(real);
      return one(planted(real, insert(text.key.from, `▲"${name}": "words",\n  `)), 'message.wrong-type');
    },
  ),
  ...each(
    [
      ['a list', '▲["words"]', 'message.wrong-type'],
      ['a text', '▲"words"', 'message.wrong-type'],
      ['a number', '▲1', 'message.wrong-type'],
      ['nothing at all', '', 'json.syntax'],
      ['nothing but spaces', '  \n\n', 'json.syntax'],
    ] as const,
    ([name]) => `${name} for a file`,
    ([, text, code], index) => whole(file(index).file, text, code),
  ),
  fault('a byte order mark and line ends of Windows', () => {
    const real = file(3);
    return fine({ file: real.file, content: `\ufeff${real.text.replaceAll('\n', '\r\n')}` });
  }),
  fault('no line end at the end', () => fine({ file: file(4).file, content: file(4).text.trimEnd() })),
  fault('all on one line', () => fine({ file: file(6).file, content: JSON.stringify(JSON.parse(file(6).text)) })),
  fault('a byte order mark before a fault', () => {
    const real = file(5);
    const [text] = followed(real);
    const change = planted(real, value(text, '▲words'));
    const content = 'content' in change.change ? change.change.content : '';
    return { ...one(change, 'json.syntax'), changes: [{ file: real.file, content: `\ufeff${content}` }] };
  }),
  fault('a namespace that does not exist', () => {
    const place = 'locales/de-DE/prodct.json';
    return {
      changes: [{ file: place, content: '{}\n' }],
      wanted: [{ code: 'message.unknown', at: getStart(place), suggests: '"product"' }],
    };
  }),
];
