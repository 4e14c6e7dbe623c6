import { each, type Fault, fault } from '../fault.ts';
import { getStart, insert, key, misspelt, one, planted, value, without } from '../plant.ts';
import { getNamespaces, locales, pickNth, shop, texts } from '../real-file.ts';
import { getBundle, getLast, getText, isPlain, nthLocale, otherLocale } from './text-places.ts';

export const missingTexts: readonly Fault[] = [
  ...each(
    [0, 1, 2, 3, 4],
    (nth) => `a text that ${nthLocale(nth)} lacks`,
    (nth) => {
      const locale = nthLocale(nth);
      const found = getText(locale, nth * 9 + 4, (text, entry) => isPlain(text, entry) && entry.path.length > 1);
      const change = planted(found.real, without(found.real, found.entry));
      const group = found.real.entry(...found.entry.path.slice(0, -1));
      const file = otherLocale(locale, found).file.replace(/^locales\/[^/]+/, '');
      return {
        changes: [change.change],
        wanted: [{ code: 'message.missing', at: change.at(group.key.from), suggests: file }],
      };
    },
  ),
  ...each(
    [1, 2, 5, 6],
    (nth) => `a misspelt key in ${nthLocale(nth)}`,
    (nth) => {
      const found = getText(
        nthLocale(nth),
        nth * 7,
        (text, entry) => isPlain(text, entry) && getLast(entry).length > 5,
      );
      const wrong = misspelt(getLast(found.entry));
      return one(
        planted(found.real, key(found.entry, `▲"${wrong}"`)),
        'message.missing',
        `did you mean "${found.entry.path.join('.')}"`,
      );
    },
  ),
  ...each(
    [0, 3, 6],
    (nth) => `a namespace that ${nthLocale(nth)} lacks`,
    (nth) => {
      const locale = nthLocale(nth);
      const namespace = pickNth(['notFound', 'global', 'footer'], nth);
      const file = `locales/${locale}/${namespace}.json`;
      return {
        changes: [{ file, gone: true }],
        wanted: [{ code: 'message.namespace-missing', at: getStart(file), suggests: `/${namespace}.json:` }],
      };
    },
  ),
  ...each(
    [1, 4],
    (nth) => `a namespace without a text in ${nthLocale(nth)}`,
    (nth) => {
      const file = `locales/${nthLocale(nth)}/${pickNth(['product', 'global'], nth)}.json`;
      return {
        changes: [{ file, content: '{}\n' }],
        wanted: [{ code: 'message.namespace-missing', at: getStart(file), suggests: 'texts are needed' }],
      };
    },
  ),
  ...each(
    ['forms', 'serach', 'prodcut'],
    (namespace) => `a file that is no namespace, ${namespace}`,
    (namespace, index) => {
      const file = `locales/${nthLocale(index)}/${namespace}.json`;
      return {
        changes: [{ file, content: '{}\n' }],
        wanted: [{ code: 'message.unknown', at: getStart(file), suggests: '"' }],
      };
    },
  ),
  ...each(
    ['nl-LN', 'en-UK', 'francais'],
    (folder) => `a folder that is no locale and no bundle: ${folder}`,
    (folder) => ({
      changes: [{ file: `locales/${folder}/global.json`, content: '{}\n' }],
      wanted: [{ code: 'message.unknown-folder', at: getStart(`locales/${folder}`) }],
    }),
  ),
  fault('a locale whose folder is called otherwise', () => {
    const folder = 'locales/de_DE';
    const moved = getNamespaces('de-DE').map((namespace) => ({
      file: `${folder}/${namespace}.json`,
      content: texts('de-DE', namespace).text,
    }));
    return {
      changes: [{ file: 'locales/de-DE', gone: true }, ...moved],
      wanted: [{ code: 'message.unknown-folder', at: getStart(folder), suggests: '"de-DE"' }],
    };
  }),
  fault('a folder in a bundle that is no locale', () => {
    const folder = `locales/${getBundle(shop(0))}/fr-NL`;
    return {
      changes: [{ file: `${folder}/footer.json`, content: '{}\n' }],
      wanted: [{ code: 'message.unknown-folder', at: getStart(folder), suggests: '"' }],
    };
  }),
  fault('a bundle that has no folder', () => {
    const site = shop(1);
    const entry = site.entry('bundle');
    return one(
      planted(site, value(entry, `▲${misspelt(String(entry.plain))}`)),
      'message.unknown-folder',
      `"${String(entry.plain)}"`,
    );
  }),
];

export const unusedTexts: readonly Fault[] = [
  ...each(
    [0, 3, 5],
    (nth) => `a text that nothing asks for, in ${nthLocale(nth)}`,
    (nth) => {
      const found = getText(nthLocale(nth), nth * 5, isPlain);
      const change = planted(found.real, insert(found.entry.key.from, '▲"leftover": "Was",\n  '));
      const [at] = change.marks;
      return {
        changes: [change.change],
        wanted: [{ code: 'message.unused', severity: 'warning', at, suggests: 'Remove' }],
      };
    },
  ),
  fault('a text that nothing asks for, in every locale', () => {
    const planting = locales().map((locale) => {
      const file = texts(locale, 'notFound');
      return planted(file, insert(file.children()[0]?.key.from ?? 0, '▲"leftover": "Was",\n  '));
    });
    return {
      changes: planting.map(({ change }) => change),
      wanted: planting.map(({ marks }) => ({
        code: 'message.unused',
        severity: 'warning',
        at: marks[0],
        suggests: 'locales/',
      })),
    };
  }),
  fault('a title of a route that does not exist', () => {
    const file = texts('de-AT', 'routes');
    const change = planted(file, insert(file.children()[0]?.key.from ?? 0, '▲"productComparison": "Vergleich",\n  '));
    const wanted = { code: 'message.unused', severity: 'warning', at: change.marks[0] } as const;
    return { changes: [change.change], wanted: [wanted] };
  }),
  fault('a problem that no API has', () => {
    const file = texts('fr-FR', 'apiErrors');
    const change = planted(file, insert(file.children()[0]?.key.from ?? 0, '▲"TEAPOT": "Une théière.",\n  '));
    const wanted = { code: 'message.unused', severity: 'warning', at: change.marks[0] } as const;
    return { changes: [change.change], wanted: [wanted] };
  }),
];
