import { acoustic, appended, type BrokenInput, base, broken, group, noise, written } from './broken-inputs.ts';

const bomb = `
a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: &d [▲*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
`;

/** Files that are not YAML, or not a configuration. */
export const brokenYaml: readonly BrokenInput[] = [
  broken('a quote that is never closed', 'siteName: Acoustic', 'siteName: "Acoustic▲', {
    code: 'yaml.syntax',
    says: 'quote',
  }),
  broken('a tab as indentation', '  account: true', '▲\taccount: true', { code: 'yaml.syntax', says: 'not with tabs' }),
  broken('an unquoted text with a colon', 'siteName: Acoustic', 'siteName: ▲Acoustic: felt', {
    code: 'yaml.syntax',
    says: 'quotes',
  }),
  broken('a bracket that is never closed', 'extends: base\n', 'extends: base\nflags: [\n', {
    code: 'yaml.syntax',
    at: { file: acoustic, text: 'id: acoustic' },
  }),
  broken('a second document', 'siteName: Acoustic\n', 'siteName: Acoustic\n▲---\n', {
    code: 'yaml.syntax',
    says: 'second one',
  }),
  broken('a tag', 'siteName: Acoustic', 'siteName: ▲!!js/function Acoustic', { code: 'yaml.syntax', says: 'tags' }),
  broken('a list as key', 'siteName: Acoustic', '? ▲[a, b]\n: c\nsiteName: Acoustic', {
    code: 'yaml.syntax',
    says: 'A key is a single word',
  }),
  broken('a key that stands twice', 'bundle: enc-web', 'bundle: enc-web\n▲shopName: Other', {
    code: 'yaml.duplicate-key',
    says: '"shopName"',
    help: 'line 7',
  }),
  broken('a flag that stands twice', '  account: true\n', '  account: true\n  ▲products: true\n', {
    code: 'yaml.duplicate-key',
    says: '"products"',
  }),
  broken('an alias without anchor', 'siteName: Acoustic', 'siteName: ▲*name', { code: 'yaml.alias', says: '*name' }),
  appended('aliases that expand to thousands of values', bomb, { code: 'yaml.alias' }),
  appended('an alias to itself', '\na: &a [▲*a]\n', { code: 'yaml.alias' }),
  written('lists in lists without end', acoustic, `id: ${'['.repeat(50_000)}`, {
    code: 'file.too-deep',
    at: { file: acoustic, line: 1, column: 103 },
  }),
  written('another ending', 'site-configs/other.yml', 'extends: base\nid: other\n', {
    code: 'config.file-name',
    help: 'other.yaml',
    at: { file: 'site-configs/other.yml', line: 1, column: 1 },
  }),
  written('an empty file', acoustic, '', { code: 'config.empty', at: { file: acoustic, line: 1, column: 1 } }),
  written('nothing but a comment', acoustic, '# nothing yet\n', {
    code: 'config.empty',
    at: { file: acoustic, line: 1, column: 1 },
  }),
  written('a list', acoustic, '▲- extends: base\n', { code: 'config.not-a-map' }),
  written('a single word', acoustic, '▲acoustic\n', { code: 'config.not-a-map' }),
  written('zero bytes', acoustic, 'id: acoustic\0\n', {
    code: 'file.binary',
    at: { file: acoustic, line: 1, column: 13 },
  }),
  written('bytes that are no UTF-8', acoustic, new Uint8Array([0x69, 0x64, 0x3a, 0x20, 0xff, 0xfe]), {
    code: 'file.binary',
    says: '0xff at offset 4',
    at: { file: acoustic, line: 1, column: 5 },
  }),
];

/** Keys and values. */
export const brokenValues: readonly BrokenInput[] = [
  broken('a misspelt key', 'shopName:', '▲shopname: x\nshopName:', {
    code: 'config.unknown-key',
    says: '"shopname"',
    help: '"shopName"',
  }),
  broken('a misspelt flag', '  footerLogo: false', '  footerLogo: false\n  ▲footerlogo: true', {
    code: 'config.unknown-key',
    says: 'in flags',
    help: '"footerLogo"',
  }),
  broken('a search type that does not exist', 'project: true }', 'project: true, ▲projects: true }', {
    code: 'config.unknown-key',
    help: '"project"',
  }),
  broken('a page that does not exist', '  cart: ac-cart', '  cart: ac-cart\n  ▲carts: ac-carts', {
    code: 'config.unknown-key',
    says: 'in pages',
    help: '"cart"',
  }),
  broken('a colour role that does not exist', '    line:', '    ▲lines: "#000000"\n    line:', {
    code: 'config.unknown-key',
    says: 'theme.colors',
    help: '"line"',
  }),
  broken('a key of a domain that does not exist', 'prefix: /fr }', '▲prefx: /fr }', {
    code: 'config.unknown-key',
    help: '"prefix"',
  }),
  appended('a key __proto__', '\n▲__proto__: { polluted: true }\n', {
    code: 'config.unknown-key',
    says: '"__proto__"',
  }),
  appended('a key constructor', '\n▲constructor: { polluted: true }\n', {
    code: 'config.unknown-key',
    says: '"constructor"',
  }),
  broken('a missing name', 'shopName: Acoustic Shop\n', '', {
    code: 'config.missing-key',
    says: '"shopName"',
    at: { file: acoustic, text: 'extends: base' },
  }),
  broken('a missing flag', 'blog: true, ', '', {
    code: 'config.missing-key',
    says: '"blog"',
    at: { file: acoustic, text: 'search: { all' },
  }),
  broken('a key removed with null', 'siteName: Acoustic', 'siteName: ▲null', {
    code: 'config.missing-key',
    says: '"siteName"',
    help: 'null',
  }),
  broken('a word for a flag', 'products: true', 'products: ▲yes', {
    code: 'config.wrong-type',
    says: 'the text "yes", expected true or false',
    help: 'Did you mean true?',
  }),
  broken('a misspelt switch', 'footerLogo: false', 'footerLogo: ▲flase', {
    code: 'config.wrong-type',
    help: 'Did you mean false?',
  }),
  broken('a length without its unit', 'small: 4px', 'small: ▲4', {
    code: 'config.wrong-type',
    help: '"4px"',
  }),
  broken('a locale as addresses write it', 'extends: base', 'extends: base\ndefaultLocale: ▲nl_nl', {
    code: 'config.wrong-type',
    help: '"nl-NL"',
  }),
  appended('a parameter without quotes', '\nroutes:\n  productDetail:\n    nl-NL: ▲{slug}\n', {
    code: 'config.wrong-type',
    says: 'a map, expected a text',
    help: 'quotes: "{slug}"',
  }),
  broken('a list for a name', 'siteName: Acoustic', 'siteName: ▲[Acoustic]', {
    code: 'config.wrong-type',
    says: 'a list, expected a text',
  }),
  broken('a text for flags', '  search: { all: true, product: true, blog: true, project: true }', '  search: ▲all', {
    code: 'config.wrong-type',
    says: 'expected a map',
  }),
  broken('an empty name', 'siteName: Acoustic', 'siteName: ▲""', { code: 'config.wrong-type', says: 'siteName' }),
  broken('a page size of nothing', 'extends: base', 'extends: base\npageSizes: { archive: ▲0 }', {
    code: 'config.wrong-type',
    says: 'pageSizes.archive',
  }),
  broken('half an item a page', 'extends: base', 'extends: base\npageSizes: { archive: ▲1.5 }', {
    code: 'config.wrong-type',
    says: 'a whole number',
  }),
  broken('a colour without quotes, which YAML takes for a comment', 'ink: "#1c2420"', 'ink: ▲#1c2420', {
    code: 'config.missing-key',
    says: '"ink"',
    help: '# begins a comment',
  }),
  broken('a colour in short', 'ink: "#1c2420"', 'ink: ▲"#1C2"', {
    code: 'config.wrong-type',
    help: 'mean "#11cc22"?',
  }),
  broken('a year for a name', 'siteName: Acoustic', 'siteName: ▲2024', {
    code: 'config.wrong-type',
    says: 'the number 2024, expected a text',
    help: '"2024"',
  }),
  broken('a name that goes on', 'siteName: Acoustic', `siteName: ▲${'felt '.repeat(20)}and foam`, {
    code: 'config.wrong-type',
    says: 'at most 80 characters',
  }),
  broken('a colour by name', 'ink: "#1c2420"', 'ink: ▲black', { code: 'config.wrong-type', says: 'expected a colour' }),
  broken('a fallback font that is none', 'fallback: Arial', 'fallback: ▲Ariel', {
    code: 'config.wrong-type',
    help: '"Arial"',
  }),
  broken(
    'a font that is not installed',
    'package: "@fontsource-variable/hanken-grotesk"',
    'package: ▲"@fontsource-variable/hanken-groteks"',
    { code: 'config.font-unknown', help: 'hanken-grotesk"' },
  ),
  broken('a host with a scheme', 'nl-NL: acoustic-nl.example', 'nl-NL: ▲https://acoustic-nl.example', {
    code: 'config.wrong-type',
    says: 'expected a host name',
  }),
  broken('a prefix without slash', 'prefix: /fr }', 'prefix: ▲fr }', {
    code: 'config.wrong-type',
    says: 'domains.fr-BE.prefix',
    help: 'mean "/fr"?',
  }),
  broken(
    'a third party without encryption',
    'img: [https://tags.acoustic.example]',
    'img: [▲http://tags.acoustic.example]',
    { code: 'config.wrong-type', says: 'https://' },
  ),
  broken(
    'a third party with a path',
    'img: [https://tags.acoustic.example]',
    'img: [▲https://tags.acoustic.example/gtm.js]',
    { code: 'config.wrong-type', says: 'without path' },
  ),
  broken('an id that is not the name of the file', 'id: acoustic', 'id: ▲acoustics', {
    code: 'config.id-mismatch',
    help: 'id: acoustic',
  }),
  broken(
    'a mistake in the shared layer, told once',
    'archive: 9',
    'archive: ▲nine',
    { code: 'config.wrong-type', says: 'the text "nine"' },
    base,
  ),
  broken(
    'a time zone that does not exist',
    'timeZone: Europe/Brussels }',
    'timeZone: ▲Europe/Bruxelles }',
    { code: 'config.wrong-type', says: 'time zone', help: 'Europe/Brussels' },
    base,
  ),
  broken('a layer that does not exist', 'extends: base', 'extends: ▲bas', {
    code: 'config.extends-unknown',
    help: '"base"',
  }),
  broken('a layer that is no name', 'extends: base', 'extends: ▲3', { code: 'config.wrong-type', says: 'extends' }),
  {
    name: 'layers that lead back to themselves',
    edits: [
      { file: group, find: 'extends: base', replace: 'extends: ▲db-noise-control' },
      { file: noise, find: 'extends: base', replace: 'extends: group' },
    ],
    expected: [
      { code: 'config.extends-cycle', at: { file: noise, text: 'group' }, says: 'group → db-noise-control' },
      { code: 'config.extends-cycle', says: 'db-noise-control → group' },
    ],
  },
  {
    name: 'line ends of Windows and a byte order mark do not move the place',
    edits: [{ file: acoustic, text: '\ufeffextends: base\r\nid: acoustic\r\n▲nope: 1\r\n' }],
    expected: [
      ...['siteName', 'shopName', 'bundle', 'domains', 'pages', 'flags', 'theme'].map((key) => ({
        code: 'config.missing-key',
        says: `"${key}"`,
        at: { file: acoustic, line: 1, column: 1 },
      })),
      ...['blogOverview', 'projectOverview', 'inspirationOverview'].map((key) => ({
        code: 'page.missing',
        says: key,
        at: { file: acoustic, line: 1, column: 1 },
      })),
      { code: 'config.unknown-key', says: '"nope"' },
    ],
  },
];
