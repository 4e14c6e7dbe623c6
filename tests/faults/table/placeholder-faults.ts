import path from 'node:path';
import { each, type Fault, fault, type Planting } from '../fault.ts';
import { fine, key, misspelt, one, planted, value, whole } from '../plant.ts';
import { getNamespaces, quiet, type RealFile, shop } from '../real-file.ts';
import {
  bundleTexts,
  getBundle,
  getLast,
  getText,
  holds,
  inText,
  isPlain,
  isText,
  nameIn,
  nthLocale,
} from './text-places.ts';

/** Replaces the first placeholder of a text. */
function instead(nth: number, text: (name: string) => string) {
  const found = getText(nthLocale(nth), nth * 4 + 2, holds);
  const from = inText(found, '{{');
  const to = found.real.text.indexOf('}}', from) + 2;
  const name = nameIn(String(found.entry.plain));
  return { found, name, change: planted(found.real, { from, to, text: text(name) }) };
}

export const placeholderFaults: readonly Fault[] = [
  ...each(
    [0, 1, 2, 3, 4, 5, 6],
    (nth) => `a placeholder by another name in ${nthLocale(nth)}`,
    (nth) => {
      const { name, change } = instead(nth, (one) => `▲{{${misspelt(one)}}}`);
      return one(change, 'message.placeholder', `"{{${name}}}"`);
    },
  ),
  ...each(
    [1, 2, 6],
    (nth) => `a placeholder that was translated in ${nthLocale(nth)}`,
    (nth) => one(instead(nth, () => '▲{{valeur}}').change, 'message.placeholder', '{{'),
  ),
  ...each(
    [0, 2, 4, 5],
    (nth) => `a placeholder that ${nthLocale(nth)} lacks`,
    (nth) => {
      const { found, change } = instead(nth, () => 'x');
      const at = change.at(found.entry.value.from);
      return { changes: [change.change], wanted: [{ code: 'message.placeholder', at, suggests: 'locales/' }] };
    },
  ),
  ...each(
    [3, 6],
    (nth) => `a placeholder that only ${nthLocale(nth)} has`,
    (nth) => {
      const found = getText(nthLocale(nth), nth * 6, isPlain);
      return one(planted(found.real, value(found.entry, '"So \\u00e9 ▲{{extra}}"')), 'message.placeholder');
    },
  ),
  ...each(
    [0, 5],
    (nth) => `a format that does not exist, in ${nthLocale(nth)}`,
    (nth) => one(instead(nth, (name) => `▲{{${name}, curency}}`).change, 'message.placeholder', '"currency"'),
  ),
  fault('a format that the other locales do not give', () =>
    one(instead(3, (name) => `▲{{${name}, number}}`).change, 'message.placeholder', 'locales/'),
  ),
  ...each(
    [
      ['single braces', (name: string) => `▲{${name}}`],
      ['a brace too few at the end', (name: string) => `▲{{${name}}`],
      ['a brace too few at the beginning', (name: string) => `▲{${name}}}`],
      ['no end', (name: string) => `▲{{${name}`],
      ['a sign of a shell', (name: string) => `$▲{${name}}`],
    ] as const,
    ([name]) => `a placeholder with ${name}`,
    ([, text], index) => {
      const { name, change } = instead(index + 1, text);
      return one(change, 'message.syntax', `"{{${name}}}"`);
    },
  ),
  fault('a placeholder without a name', () => {
    const { name, change } = instead(4, () => '▲{{ }}');
    return one(change, 'message.syntax', `"{{${name}}}"`);
  }),
  fault('a placeholder with two names', () => {
    const { name, change } = instead(5, (one) => `▲{{${one} or more}}`);
    return one(change, 'message.syntax', `"{{${name}}}"`);
  }),
  fault('spaces within the braces do not matter', () => {
    const { change } = instead(2, (name) => `{{ ${name} }}`);
    return { changes: [change.change], wanted: [] };
  }),
  fault('a text put in that does not exist', () => {
    const found = getText(nthLocale(5), 3, isPlain);
    return one(
      planted(found.real, value(found.entry, '"▲$t(footer:servcie) now"')),
      'message.nesting',
      '"footer:service"',
    );
  }),
];

export const bundleFaults: readonly Fault[] = [
  ...each(
    [
      [shop(0), 'nl-NL'],
      [quiet(0), 'fr-BE'],
      [quiet(1), 'en-GB'],
    ] as const,
    ([site, locale]) => `a brand that says what nobody says, ${getBundle(site)} in ${locale}`,
    ([site, locale]) => {
      const file = bundleTexts(site, locale, 'footer');
      const [entry] = file.entries.filter(isText);
      if (entry === undefined) throw new Error(`${file.file} says nothing`);
      return one(
        planted(file, key(entry, `▲"${misspelt(getLast(entry))}"`)),
        'message.unknown',
        `"${entry.path.join('.')}"`,
      );
    },
  ),
  ...each(
    [
      [shop(0), 'nl-NL'],
      [shop(2), 'en-GB'],
    ] as const,
    ([site, locale]) => `a brand that loses a placeholder, ${getBundle(site)} in ${locale}`,
    ([site, locale], index) => {
      const { base, file, said } = overridden(site, locale, index);
      const planting = whole(file, said('▲"words"'), 'message.placeholder');
      const spot = planted(base.real).at(base.entry.value.from);
      return withSuggestion(planting, `${spot.file}:${spot.line}:${spot.column}`);
    },
  ),
  ...each(
    [
      [shop(1), 'de-AT'],
      [shop(0), 'fr-BE'],
    ] as const,
    ([site, locale]) => `a brand that calls a placeholder otherwise, ${getBundle(site)} in ${locale}`,
    ([site, locale], index) => {
      const { name, file, said } = overridden(site, locale, index + 2);
      return whole(file, said(`"a \\"word\\" ▲{{${misspelt(name)}}}"`), 'message.placeholder', `"{{${name}}}"`);
    },
  ),
  fault('a brand that says the same in other words', () => {
    const { name, file, said } = overridden(shop(1), 'nl-BE', 1);
    return fine({ file, content: said(`"zeg {{${name}}}"`) });
  }),
];

/** Overrides a text with a placeholder in a new file of a brand. */
function overridden(site: RealFile, locale: string, nth: number) {
  const taken = getNamespaces(`${getBundle(site)}/${locale}`);
  const base = getText(
    locale,
    nth,
    (text, entry) => [...text.matchAll(/\{\{/g)].length === 1 && holds(text, entry),
    (namespace) => !taken.includes(namespace),
  );
  const namespace = path.basename(base.real.file, '.json');
  const said = (text: string): string =>
    base.entry.path.reduceRight((inner, step) => `{\n  "${step}": ${inner}\n}`, text);
  const file = `locales/${getBundle(site)}/${locale}/${namespace}.json`;
  return { base, file, said, name: nameIn(String(base.entry.plain)) };
}

function withSuggestion({ changes, wanted }: Planting, suggests: string): Planting {
  return { changes, wanted: wanted.map((want) => ({ ...want, suggests })) };
}
