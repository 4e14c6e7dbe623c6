import type { Wanted } from '../fault.ts';
import { each, type Fault, fault } from '../fault.ts';
import { below, insert, key, misspelt, one, type Planted, planted, value, without } from '../plant.ts';
import { base, type Entry, quiet, type RealFile, shop, siteId } from '../real-file.ts';

const lastOf = ({ path }: Entry): string => path.at(-1) ?? '';

/** A key with two letters swapped. `missing` is told too, where the key is needed. */
function misspeltKey(file: () => RealFile, path: readonly string[], missing?: (planted: Planted) => Wanted): Fault {
  return fault(`a misspelt key: ${path.join('.')}`, () => {
    const real = file();
    const entry = real.entry(...path);
    const change = planted(real, key(entry, `▲${misspelt(lastOf(entry))}`));
    return one(change, 'config.unknown-key', `"${lastOf(entry)}"`, ...(missing === undefined ? [] : [missing(change)]));
  });
}

/** What is missing is told at the key of the map that lacks it, or where the file begins. */
function missingIn(file: () => RealFile, ...path: readonly string[]) {
  return (change: Planted): Wanted => {
    const real = file();
    const at = change.at(path.length === 0 ? real.start : real.entry(...path).key.from);
    return { code: 'config.missing-key', at };
  };
}

export const misspeltKeys: readonly Fault[] = [
  misspeltKey(
    () => shop(0),
    ['siteName'],
    missingIn(() => shop(0)),
  ),
  misspeltKey(
    () => quiet(0),
    ['shopName'],
    missingIn(() => quiet(0)),
  ),
  misspeltKey(
    () => shop(1),
    ['bundle'],
    missingIn(() => shop(1)),
  ),
  misspeltKey(() => quiet(1), ['integrations']),
  misspeltKey(base, ['subdomain']),
  misspeltKey(
    () => shop(2),
    ['flags', 'reviewsWidget'],
    missingIn(() => shop(2), 'flags'),
  ),
  misspeltKey(
    () => quiet(0),
    ['flags', 'footerLogo'],
    missingIn(() => quiet(0), 'flags'),
  ),
  misspeltKey(
    () => shop(0),
    ['flags', 'search', 'blog'],
    missingIn(() => shop(0), 'flags', 'search'),
  ),
  misspeltKey(
    () => shop(1),
    ['theme', 'colors', 'accentStrong'],
    missingIn(() => shop(1), 'theme', 'colors'),
  ),
  misspeltKey(
    () => quiet(1),
    ['theme', 'cardRatio'],
    missingIn(() => quiet(1), 'theme'),
  ),
  misspeltKey(
    () => quiet(0),
    ['theme', 'fonts', 'measure'],
    missingIn(() => quiet(0), 'theme', 'fonts'),
  ),
  misspeltKey(
    () => shop(2),
    ['theme', 'fonts', 'text', 'fallback'],
    missingIn(() => shop(2), 'theme', 'fonts', 'text'),
  ),
  misspeltKey(
    () => shop(0),
    ['theme', 'radius', 'medium'],
    missingIn(() => shop(0), 'theme', 'radius'),
  ),
  misspeltKey(() => shop(1), ['domains', 'fr-BE', 'prefix']),
  misspeltKey(
    () => shop(2),
    ['integrations', 'tagManager', 'ids'],
    missingIn(() => shop(2), 'integrations', 'tagManager'),
  ),
  misspeltKey(() => quiet(0), ['integrations', 'tagManager', 'hosts', 'connect']),
  misspeltKey(() => shop(0), ['integrations', 'payment']),
  misspeltKey(base, ['locales', 'nl-BE', 'currency'], missingIn(base, 'locales', 'nl-BE')),
  misspeltKey(base, ['locales', 'en-GB', 'timeZone'], missingIn(base, 'locales', 'en-GB')),
];

/** A key taken away, told at the key of the map around it. */
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

/** The same key again, below what stands there; the first line is named. */
function doubled(file: () => RealFile, path: readonly string[], again: string): Fault {
  return fault(`a key twice: ${path.join('.')}`, () => {
    const real = file();
    const entry = real.entry(...path);
    const change = planted(real, below(real, entry, `▲${lastOf(entry)}: ${again}`));
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

/** Keys that mean something to JavaScript. They are keys like any other: unknown. */
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
