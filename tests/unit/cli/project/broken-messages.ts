import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../support/project-root.ts';
import { type BrokenInput, broken, written } from './broken-inputs.ts';

const locales = ['de-AT', 'de-DE', 'en-GB', 'fr-BE', 'fr-FR', 'nl-BE', 'nl-NL'];
const product = 'locales/nl-NL/product.json';
const over = 'locales/enc-web/nl-NL/product.json';

export const brokenMessages: readonly BrokenInput[] = [
  broken(
    'a text that one locale lacks',
    '    "perPiece": "per stuk",\n',
    '',
    {
      code: 'message.missing',
      says: 'product:price.perPiece is missing in nl-NL',
      help: 'locales/nl-BE/product.json:',
      at: { file: product, text: '"price": {' },
    },
    product,
  ),
  broken(
    'a misspelt key',
    '"perPiece"',
    '▲"perPeice"',
    {
      code: 'message.missing',
      says: 'product:price.perPiece is missing in nl-NL',
      help: 'did you mean "price.perPiece"?',
    },
    product,
  ),
  broken(
    'a comma too many',
    '"fireClass": "Brandklasse",',
    '"fireClass": "Brandklasse",▲,',
    { code: 'json.syntax' },
    product,
  ),
  broken(
    'a comma too few',
    '    "perPiece": "per stuk",\n    "',
    '    "perPiece": "per stuk"\n    ▲"',
    { code: 'json.syntax', says: 'comma' },
    product,
  ),
  broken('a comment', '{\n', '{\n  ▲// prices\n', { code: 'json.syntax', says: 'comments' }, product),
  broken(
    'a key that stands twice',
    '    "perPiece": "per stuk",',
    '    "perPiece": "per stuk",\n    ▲"perPiece": "elk",',
    { code: 'json.duplicate-key', help: 'line 3' },
    product,
  ),
  broken('a number for a text', '"NRC"', '▲5', { code: 'message.wrong-type', says: 'acoustics.nrc' }, product),
  broken(
    'a key with a dot',
    '    "perPiece": "per stuk",',
    '    "perPiece": "per stuk",\n    ▲"a.b": "c",',
    { code: 'message.wrong-type', says: '"a.b"' },
    product,
  ),
  written('a list of texts', 'locales/nl-NL/notFound.json', '▲["a"]', { code: 'message.wrong-type' }),
  written('an empty file', 'locales/nl-NL/notFound.json', '', {
    code: 'json.syntax',
    at: { file: 'locales/nl-NL/notFound.json', line: 1, column: 1 },
  }),
  written('groups in groups without end', 'locales/nl-NL/notFound.json', '{"a":'.repeat(50_000), {
    code: 'file.too-deep',
    at: { file: 'locales/nl-NL/notFound.json', line: 1, column: 501 },
  }),
  written('a namespace that does not exist', 'locales/nl-NL/prodct.json', '{}', {
    code: 'message.unknown',
    says: '"prodct"',
    help: '"product"',
    at: { file: 'locales/nl-NL/prodct.json', line: 1, column: 1 },
  }),
  written('a folder that is no locale', 'locales/nl-LN/product.json', '{}', {
    code: 'message.unknown-folder',
    says: 'nl-LN',
    help: '"nl-NL"',
    at: { file: 'locales/nl-LN', line: 1, column: 1 },
  }),
  written('a brand that says what nobody says', over, '{ "price": { ▲"perPeice": "elk" } }', {
    code: 'message.unknown',
    says: 'product:price.perPeice',
    help: '"price.perPiece"',
  }),
  {
    name: 'a file that one locale lacks',
    edits: [{ file: 'locales/fr-BE/notFound.json', remove: true }],
    expected: [
      {
        code: 'message.namespace-missing',
        says: 'locales/fr-BE/notFound.json',
        at: { file: 'locales/fr-BE/notFound.json', line: 1, column: 1 },
      },
    ],
  },
  {
    name: 'a text that the shop uses and nobody has',
    edits: locales.map((locale) => ({ file: `locales/${locale}/notFound.json`, without: 'home' })),
    expected: locales.map((locale) => ({
      code: 'message.missing',
      says: `notFound:home is missing in ${locale}`,
      help: 'runtime/screens/not-found/screen.tsx:',
      at: { file: `locales/${locale}/notFound.json`, line: 1, column: 1 },
    })),
  },
  {
    name: 'two texts that nothing asks for, in one locale each: neither is taken for the other',
    edits: [
      { file: 'locales/nl-NL/notFound.json', find: '{', replace: '{ "zebra": "zebra",' },
      { file: 'locales/fr-BE/notFound.json', find: '{', replace: '{ "zebro": "zèbre",' },
    ],
    expected: [
      {
        code: 'message.unused',
        severity: 'warning',
        says: 'notFound:zebro',
        at: { file: 'locales/fr-BE/notFound.json', line: 1, column: 3 },
      },
      {
        code: 'message.unused',
        severity: 'warning',
        says: 'notFound:zebra',
        at: { file: 'locales/nl-NL/notFound.json', line: 1, column: 3 },
      },
    ],
  },
  {
    name: 'a locale without translations, told once a site',
    edits: readdirSync(path.join(packageRoot, 'locales/fr-FR')).map((name) => ({
      file: `locales/fr-FR/${name}`,
      remove: true,
    })),
    expected: ['acoustic', 'easy-felt', 'fibers-and-foams'].map((site) => ({
      code: 'message.locale-missing',
      says: 'no translations for fr-FR',
      help: 'Copy locales/fr-BE to locales/fr-FR',
      at: { file: `site-configs/${site}.yaml`, text: 'fr-FR:' },
    })),
  },
  broken(
    'a plural form that one locale lacks',
    '    "count_one": "{{count}} product",\n',
    '',
    { code: 'message.missing', says: 'categoryTile.count_one' },
    product,
  ),
];
