import { each, type Fault, fault } from '../fault.ts';
import { fine, getStart, insert, one, planted, whole } from '../plant.ts';
import { base, locales, pickNth, quiet, shop, spec, texts } from '../real-file.ts';

const files = (): readonly string[] => [
  shop(0).file,
  base().file,
  texts(pickNth(locales(), 3), 'global').file,
  spec('content').file,
];

/** A small file that expands exponentially. */
const bomb = ['a: &a [1, 1, 1, 1, 1, 1, 1, 1]']
  .concat(
    [...'bcdefgh'].map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdefg'[index]}`).join(', ')}]`),
  )
  .join('\n');

export const hostileFaults: readonly Fault[] = [
  ...each(
    [0, 1, 2, 3],
    (nth) => `zero bytes in ${files()[nth]}`,
    (nth) => {
      const file = pickNth(files(), nth);
      return {
        changes: [{ file, content: '#\n ok: \0\n' }],
        wanted: [{ code: 'file.binary', at: { file, line: 2, column: 6 } }],
      };
    },
  ),
  ...each(
    [0, 2, 3],
    (nth) => `UTF-16 in ${files()[nth]}`,
    (nth) => {
      const file = pickNth(files(), nth);
      const content = new Uint8Array(Buffer.from('\ufeffextends: base\n', 'utf16le'));
      return {
        changes: [{ file, content }],
        wanted: [{ code: 'file.encoding', at: getStart(file), suggests: 'UTF-8' }],
      };
    },
  ),
  ...each(
    [0, 2],
    (nth) => `Latin-1 in ${files()[nth]}`,
    (nth) => {
      const file = pickNth(files(), nth);
      const content = new Uint8Array(Buffer.from('# one\nname: caf\xe9\n', 'latin1'));
      return { changes: [{ file, content }], wanted: [{ code: 'file.binary', at: { file, line: 2, column: 10 } }] };
    },
  ),
  ...each(
    [0, 2, 3],
    (nth) => `a link out of the root: ${files()[nth]}`,
    (nth) => {
      const file = pickNth(files(), nth);
      return {
        changes: [{ file, link: '/etc/hostname' }],
        wanted: [{ code: 'file.outside-root', at: getStart(file) }],
      };
    },
  ),
  fault('a link to itself', () => {
    const { file } = quiet(0);
    return {
      changes: [{ file, link: `${file.split('/').at(-1)}` }],
      wanted: [{ code: 'file.unreadable', at: getStart(file) }],
    };
  }),
  fault('a link that leads nowhere', () => {
    const { file } = quiet(1);
    return { changes: [{ file, link: 'nowhere.yaml' }], wanted: [{ code: 'file.unreadable', at: getStart(file) }] };
  }),
  fault('a link within the root', () => {
    const { file } = texts('de-AT', 'global');
    return fine({ file, link: '../de-DE/global.json' });
  }),
  ...each(
    [0, 3],
    (nth) => `aliases that expand without end in ${files()[nth]}`,
    (nth) => {
      const file = pickNth(files(), nth);
      const real = nth === 0 ? shop(0) : spec('content');
      const content = `${real.text}\nx-bomb:\n${bomb.replace(/^/gm, '  ')}\n`;
      return { changes: [{ file, content }], wanted: [{ code: 'yaml.alias', at: { file } }] };
    },
  ),
  ...each(
    [
      [0, '[', 'file.too-deep'],
      [2, '{"a":', 'file.too-deep'],
      [3, '{a: ', 'file.too-deep'],
    ] as const,
    ([nth]) => `nesting without end in ${files()[nth]}`,
    ([nth, open, code]) => {
      const file = pickNth(files(), nth);
      const content = `${nth === 2 ? '' : 'id: '}${open.repeat(50_000)}`;
      return { changes: [{ file, content }], wanted: [{ code, at: { file } }] };
    },
  ),
  ...each(
    [0, 2, 3],
    (nth) => `a file of megabytes: ${files()[nth]}`,
    (nth) => {
      const file = pickNth(files(), nth);
      const content = nth === 2 ? `{ "a": "${'words '.repeat(3_000_000)}" }` : `# ${'words '.repeat(3_000_000)}\n`;
      return { changes: [{ file, content }], wanted: [{ code: 'file.too-large', at: getStart(file) }] };
    },
  ),
  fault('an alias to nothing', () => {
    const site = shop(1);
    return one(planted(site, insert(site.start, 'subdomain: ▲*somewhere\n')), 'yaml.alias');
  }),
  fault('an alias to itself', () => {
    const site = quiet(0);
    return one(planted(site, insert(site.text.length, '\nloop: &loop [▲*loop]\n')), 'yaml.alias');
  }),
  fault('a path out of the root for a layer', () => {
    const site = quiet(1);
    const entry = site.entry('extends');
    return one(planted(site, { ...entry.value, text: '▲../../etc/passwd' }), 'config.extends-unknown');
  }),
  fault('a path out of the root for a bundle', () => {
    const site = shop(2);
    const entry = site.entry('bundle');
    return one(planted(site, { ...entry.value, text: '▲../openapi' }), 'config.wrong-type');
  }),
  ...each(
    [
      ['nothing', ''],
      ['nothing but a comment', '# to do\n'],
      ['nothing but a mark', '\ufeff'],
      ['three dashes', '---\n'],
    ] as const,
    ([name]) => `${name} for a configuration`,
    ([, text], index) => whole((index % 2 === 0 ? shop(index) : quiet(index)).file, text, 'config.empty'),
  ),
  ...each(
    [
      ['a list', '▲- extends: base\n'],
      ['a word', '▲acoustic\n'],
    ] as const,
    ([name]) => `${name} for a configuration`,
    ([, text], index) => whole(quiet(index).file, text, 'config.not-a-map'),
  ),
  fault('a byte order mark and line ends of Windows in a configuration', () => {
    const site = shop(2);
    return fine({ file: site.file, content: `\ufeff${site.text.replaceAll('\n', '\r\n')}` });
  }),
  fault('a byte order mark and line ends of Windows in the shared layer', () =>
    fine({ file: base().file, content: `\ufeff${base().text.replaceAll('\n', '\r\n')}` }),
  ),
  fault('a hidden file that an editor left behind', () =>
    fine({ file: 'site-configs/.acoustic.yaml.swp', content: 'x\0' }),
  ),
  fault('a note beside the translations', () => fine({ file: 'locales/en-GB/NOTES.md', content: '# Notes\n' })),
];
