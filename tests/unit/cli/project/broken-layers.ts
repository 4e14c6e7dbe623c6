import { acoustic, type BrokenInput, base, broken, type Expected, group, noise, written } from './broken-inputs.ts';

const two = 'site-configs/two.yaml';
const felt = 'site-configs/easy-felt.yaml';
const foams = 'site-configs/fibers-and-foams.yaml';

/** A domain for a site that inherits seven. */
const oneDomain =
  'domains: { nl-NL: two.example, nl-BE: null, fr-BE: null, fr-FR: null, de-DE: null, de-AT: null, en-GB: null }\n';

const collision = (locale: string): Expected => ({
  code: 'domain.collision',
  says: `${locale} of two claims`,
  help: 'inherited',
});

/** A site that extends a site, and conflicts between layers, reported in the later layer. */
export const brokenLayers: readonly BrokenInput[] = [
  written(
    'a site that inherits the domains of another',
    two,
    'extends: ▲group\nid: two\n',
    collision('nl-NL'),
    collision('de-DE'),
    collision('en-GB'),
  ),
  written(
    'a site that inherits the domains of another, which comes after it in the alphabet',
    'site-configs/a.yaml',
    'extends: ▲group\nid: a\n',
    ...['nl-NL', 'de-DE', 'en-GB'].map((locale) => ({ code: 'domain.collision', says: `${locale} of a claims` })),
  ),
  written('a site that inherits the id of another', two, `▲extends: acoustic\n${oneDomain}`, {
    code: 'config.id-mismatch',
    says: 'has no id of its own',
    help: 'id: two',
  }),
  written(
    'products switched off over a shop that builds on them',
    two,
    `extends: acoustic\nid: two\n${oneDomain}flags: { products: ▲false }\n`,
    { code: 'flag.prerequisite', says: 'account is on', help: 'account is switched on in site-configs/acoustic.yaml' },
    { code: 'flag.prerequisite', says: 'reviewsWidget is on' },
    { code: 'flag.prerequisite', says: 'search.product is on' },
    { code: 'page.without-route', says: 'pages.productArchive', help: 'pages: { productArchive: null }' },
    { code: 'page.without-route', says: 'pages.checkout' },
    { code: 'page.without-route', says: 'pages.result' },
    { code: 'page.without-route', says: 'pages.cart' },
  ),
  written(
    'products switched on over a site without pages for them',
    two,
    `extends: group\nid: two\ndomains: { nl-NL: two.example, de-DE: null, en-GB: null }\nflags: { products: ▲true }\n`,
    ...['productArchive', 'checkout', 'result', 'cart'].map((page) => ({
      code: 'page.missing',
      says: `no pages.${page}`,
    })),
  ),
  broken(
    'a default locale of the shared layer that a site does not offer',
    'domains:\n  nl-NL: group-nl.example\n',
    '▲domains:\n',
    {
      code: 'locale.default-not-offered',
      says: 'nl-NL has no domain',
      help: 'site-configs/base.yaml:8:16 sets it. Give nl-NL a domain, or write defaultLocale: de-DE.',
    },
    group,
  ),
  {
    name: 'a prefix that takes a path of the shared table away',
    edits: [{ file: base, find: '    nl-BE: /contact', replace: '    nl-BE: /fr/contact' }],
    expected: [
      ['acoustic-be.example, prefix', acoustic] as const,
      ['db-noise-control-be.example, prefix', noise] as const,
      ['easy-felt-be.example, prefix', felt] as const,
      ['fibers-and-foams-be.example, prefix', foams] as const,
    ].map(([text, file]) => ({ code: 'route.shadowed', help: base, at: { file, text } })),
  },
  broken('a layer with its ending', 'extends: base', 'extends: ▲base.yaml', {
    code: 'config.extends-unknown',
    says: 'without folder and ending',
    help: '"base"',
  }),
  {
    name: 'a site that extends nothing',
    edits: [{ file: acoustic, find: 'extends: base\nid', replace: 'id' }],
    expected: ['defaultLocale', 'locales', 'pageSizes', 'routes'].map((key) => ({
      code: 'config.missing-key',
      says: `"${key}"`,
      help: 'extends: base',
      at: { file: acoustic, text: 'id: acoustic' },
    })),
  },
];
