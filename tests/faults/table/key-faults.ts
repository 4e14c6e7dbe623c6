import type { Wanted } from '../fault.ts';
import { each, type Fault, fault } from '../fault.ts';
import { below, insert, key, misspelt, one, type Planted, planted, value, without } from '../plant.ts';
import { base, type Entry, quiet, type RealFile, shop, siteId } from '../real-file.ts';

const getLast = ({ path }: Entry): string => path.at(-1) ?? '';

/** Creates a fault with two swapped letters of a key; a required key is not reported as missing as well. */
function misspeltKey(file: () => RealFile, path: readonly string[]): Fault {
  return fault(`a misspelt key: ${path.join('.')}`, () => {
    const real = file();
    const entry = real.entry(...path);
    return one(planted(real, key(entry, `▲${misspelt(getLast(entry))}`)), 'config.unknown-key', `"${getLast(entry)}"`);
  });
}

export const misspeltKeys: readonly Fault[] = [
  misspeltKey(() => shop(0), ['siteName']),
  misspeltKey(() => quiet(0), ['shopName']),
  misspeltKey(() => shop(1), ['bundle']),
  misspeltKey(() => quiet(1), ['integrations']),
  misspeltKey(base, ['subdomain']),
  misspeltKey(() => shop(2), ['flags', 'reviewsWidget']),
  misspeltKey(() => quiet(0), ['flags', 'footerLogo']),
  misspeltKey(() => shop(0), ['flags', 'search', 'blog']),
  misspeltKey(() => shop(1), ['theme', 'colors', 'accentStrong']),
  misspeltKey(() => quiet(1), ['theme', 'cardRatio']),
  misspeltKey(() => quiet(0), ['theme', 'fonts', 'label']),
  misspeltKey(() => shop(2), ['theme', 'fonts', 'text', 'fallback']),
  misspeltKey(() => shop(0), ['theme', 'radius', 'medium']),
  misspeltKey(() => shop(1), ['domains', 'fr-BE', 'prefix']),
  misspeltKey(() => shop(2), ['integrations', 'tagManager', 'ids']),
  misspeltKey(() => quiet(0), ['integrations', 'tagManager', 'hosts', 'connect']),
  misspeltKey(() => shop(0), ['integrations', 'payment']),
  misspeltKey(base, ['locales', 'nl-BE', 'currency']),
  misspeltKey(base, ['locales', 'en-GB', 'timeZone']),
];

/** Returns the position of a missing key: the key of its map, or the start of the file. */
function missingIn(file: () => RealFile, ...path: readonly string[]) {
  return (change: Planted): Wanted => {
    const real = file();
    const at = change.at(path.length === 0 ? real.start : real.entry(...path).key.from);
    return { code: 'config.missing-key', at };
  };
}

/** Creates a fault with a removed key, reported at the key of its map. */
function missingKey(file: () => RealFile, path: readonly string[]): Fault {
  return fault(`a missing key: ${path.join('.')}`, () => {
    const real = file();
    const change = planted(real, without(real, real.entry(...path)));
    return { changes: [change.change], wanted: [missingIn(file, ...path.slice(0, -1))(change)] };
  });
}

export const missingKeys: readonly Fault[] = [
  missingKey(() => shop(0), ['shopName']),
  missingKey(() => quiet(1), ['siteName']),
  missingKey(() => shop(1), ['theme', 'density']),
  missingKey(() => shop(2), ['theme', 'colors', 'onAccent']),
  missingKey(() => quiet(0), ['theme', 'fonts', 'heading', 'package']),
  missingKey(() => quiet(1), ['theme', 'heading', 'weight']),
  missingKey(() => quiet(0), ['flags', 'reviewsWidget']),
  missingKey(() => shop(1), ['flags', 'search', 'project']),
  missingKey(base, ['locales', 'de-AT', 'country']),
  missingKey(base, ['locales', 'en-GB', 'name']),
  missingKey(() => shop(0), ['integrations', 'tagManager', 'ids']),
  fault('a key removed with null', () => {
    const real = quiet(0);
    return one(planted(real, value(real.entry('bundle'), '▲null')), 'config.missing-key', 'null');
  }),
  fault(
    'a colour that YAML takes for a comment',
    () => {
      const real = shop(1);
      const entry = real.entry('theme', 'colors', 'danger');
      const change = planted(real, value(entry, real.written(entry).replaceAll('"', '')));
      const wanted = { code: 'config.missing-key', at: change.at(entry.value.from), suggests: '#' } as const;
      return { changes: [change.change], wanted: [wanted] };
    },
    'an empty value is the null that removes; the caret stands where the value should',
  ),
];

/** Creates a fault with a duplicate key; the help names the first line. */
function doubled(file: () => RealFile, path: readonly string[], again: string): Fault {
  return fault(`a key twice: ${path.join('.')}`, () => {
    const real = file();
    const entry = real.entry(...path);
    const change = planted(real, below(real, entry, `▲${getLast(entry)}: ${again}`));
    return one(change, 'yaml.duplicate-key', `line ${change.at(entry.key.from).line}`);
  });
}

export const doubledKeys: readonly Fault[] = [
  doubled(() => shop(0), ['siteName'], 'Other'),
  doubled(() => quiet(0), ['flags', 'products'], 'true'),
  doubled(() => shop(1), ['domains', 'de-DE'], 'other.example'),
  doubled(() => shop(2), ['theme', 'colors', 'ink'], '"#000000"'),
  doubled(() => quiet(1), ['theme', 'radius', 'small'], '1px'),
  doubled(() => shop(0), ['pages', 'cart'], 'other'),
  doubled(base, ['routes', 'contact', 'en-GB'], '/contact-us'),
  doubled(base, ['locales', 'fr-FR'], '{}'),
];

/** Keys with a meaning in JavaScript, which must be reported as unknown. */
export const hostileKeys: readonly Fault[] = each(
  [
    ['__proto__', []],
    ['constructor', ['flags']],
    ['prototype', ['theme', 'colors']],
    ['toString', ['pages']],
    ['hasOwnProperty', ['integrations']],
  ] as const,
  ([name]) => `a key ${name}`,
  ([name, path], index) => {
    const real = index % 2 === 0 ? shop(index) : quiet(index);
    const first = real.children(...path)[0];
    if (first === undefined) throw new Error(`${siteId(real)} has nothing in ${path.join('.')}`);
    return one(
      planted(real, insert(first.key.from, `▲${name}: { polluted: true }\n${' '.repeat(path.length * 2)}`)),
      'config.unknown-key',
    );
  },
);
