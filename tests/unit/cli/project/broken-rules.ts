import { acoustic, appended, type BrokenInput, base, broken, group, noise } from './broken-inputs.ts';

/** Lines that override a path of the acoustic site. */
const route = (key: string, locale: string, path: string): string => `\nroutes:\n  ${key}: { ${locale}: ${path} }\n`;

export const brokenLocales: readonly BrokenInput[] = [
  broken('a domain for a locale that does not exist', '  fr-FR: acoustic-fr.example', '  ▲fr-CH: acoustic-fr.example', {
    code: 'locale.not-declared',
    says: 'Locale fr-CH is not supported',
    help: '"fr-',
  }),
  broken(
    'an id for a locale that does not exist',
    '      en-GB: GTM-AC0GB1',
    '      en-GB: GTM-AC0GB1\n      ▲en-UK: GTM-AC0GB2',
    { code: 'locale.not-declared', help: '"en-GB"' },
  ),
  appended('a path for a locale that does not exist', route('contact', '▲nl-DE', '/contact'), {
    code: 'locale.not-declared',
    says: 'nl-DE',
  }),
  broken(
    'a default locale that is not offered',
    'extends: base',
    'extends: base\ndefaultLocale: ▲fr-FR',
    { code: 'locale.default-not-offered', says: 'has no domain' },
    group,
  ),
  broken('a locale in lower case, which is then not missed as the default', '  nl-NL: acoustic', '  ▲nl-nl: acoustic', {
    code: 'locale.not-declared',
    help: '"nl-NL"',
  }),
  broken('a default locale that does not exist', 'extends: base', 'extends: base\ndefaultLocale: ▲nl-XX', {
    code: 'locale.default-not-offered',
    help: '"nl-',
  }),
];

export const brokenRoutes: readonly BrokenInput[] = [
  appended('a misspelt route key', '\nroutes:\n  ▲productDetial: { nl-NL: "/p/{slug}" }\n', {
    code: 'route.unknown-key',
    says: '"productDetial"',
    help: '"productDetail"',
  }),
  appended('a budget for a misspelt route', '\nbudgets:\n  ▲productDetial: { js: 6 }\n', {
    code: 'route.unknown-key',
    says: '"productDetial"',
    help: '"productDetail"',
  }),
  appended('a path that is taken', route('contact', 'en-GB', '▲/newsletter'), {
    code: 'route.collision',
    says: 'collides with newsletter in en-GB',
    help: 'site-configs/base.yaml:',
  }),
  appended('a pattern that is taken under another parameter name', route('sharedItem', 'en-GB', '▲"/blogs/{id}"'), {
    code: 'route.collision',
    says: 'sharedItem collides with blogDetail in en-GB',
  }),
  broken(
    'a clash within the shared table, at the later line, told once',
    '    en-GB: /newsletter/confirm',
    '    en-GB: ▲/newsletter',
    { code: 'route.collision', says: 'newsletterConfirm collides with newsletter in en-GB' },
    base,
  ),
  appended('a path without its parameter', route('productDetail', 'nl-NL', '▲/product'), {
    code: 'route.parameter-missing',
    says: '{slug}',
    help: '/product/{slug}',
  }),
  appended(
    'a parameter by another name',
    route('productDetail', 'nl-NL', '▲"/product/{sku}"'),
    // One mistake, one diagnostic.
    { code: 'route.parameter-missing', says: '{slug}', help: '{sku}' },
  ),
  appended('a parameter twice', route('productDetail', 'nl-NL', '▲"/product/{slug}/{slug}"'), {
    code: 'route.parameter-unknown',
    says: 'twice',
    help: 'once',
  }),
  appended('a parameter where there is none', route('contact', 'nl-NL', '▲"/contact/{slug}"'), {
    code: 'route.parameter-unknown',
    help: 'contact has no parameters',
  }),
  appended('a path without slash', route('contact', 'nl-NL', '▲contact'), {
    code: 'route.path-invalid',
    help: '"/contact"',
  }),
  appended('a path with a slash behind', route('contact', 'nl-NL', '▲/contact/'), {
    code: 'route.path-invalid',
    says: 'ends with a slash',
    help: 'mean "/contact"?',
  }),
  appended('a path with an empty segment', route('contact', 'nl-NL', '▲/over//contact'), {
    code: 'route.path-invalid',
    says: 'empty segment',
  }),
  appended('a path that climbs', route('contact', 'nl-NL', '▲/../contact'), {
    code: 'route.path-invalid',
    says: '".."',
  }),
  appended('a parameter within a segment', route('productDetail', 'nl-NL', '▲"/product-{slug}"'), {
    code: 'route.path-invalid',
    says: 'product-{slug}',
  }),
  appended('a path with a query', route('contact', 'nl-NL', '▲"/contact?x=1"'), {
    code: 'route.path-invalid',
    says: 'contact?x=1',
    help: 'mean "/contact"?',
  }),
  appended('a parameter as other routers write it', route('blogDetail', 'nl-NL', '▲"/lezen/:slug"'), {
    code: 'route.path-invalid',
    help: 'mean "/lezen/{slug}"?',
  }),
  appended('a parameter with a capital', route('blogDetail', 'nl-NL', '▲"/lezen/{Slug}"'), {
    code: 'route.path-invalid',
    help: 'mean "/lezen/{slug}"?',
  }),
  appended('a whole address for a path', route('contact', 'nl-NL', '▲https://www.acoustic-nl.example/contact/'), {
    code: 'route.path-invalid',
    help: 'mean "/contact"?',
  }),
  appended('a path in percent encoding', route('contact', 'nl-NL', '▲/caf%C3%A9'), {
    code: 'route.path-invalid',
    help: 'mean "/café"?',
  }),
  appended('a path with a parameter that lacks its quotes', route('blogDetail', 'nl-NL', '/lezen/▲{slug}'), {
    code: 'yaml.syntax',
    says: 'needs quotes',
  }),
  appended('a path that is a number', route('contact', 'nl-NL', '▲7'), {
    code: 'config.wrong-type',
    says: 'routes.contact.nl-NL',
  }),
  appended('a path of the server', route('contact', 'nl-NL', '▲/api/contact'), {
    code: 'route.reserved',
    says: '/api',
  }),
  appended("a path that begins like another locale's prefix", route('contact', 'nl-BE', '▲/fr/contact'), {
    code: 'route.shadowed',
    says: 'the prefix of fr-BE',
    help: '/fr',
  }),
  appended('a route without a path in one locale', route('contact', 'en-GB', '▲null'), {
    code: 'route.path-missing',
    says: 'contact has no path in en-GB',
  }),
  appended('a site without home page', '\nroutes:\n  home: ▲null\n', { code: 'route.missing', says: 'home' }),
  appended('a removed route that still has its page', '\nroutes:\n  projectOverview: null\n', {
    code: 'page.without-route',
    says: 'projectOverview',
    help: 'the route was removed',
    at: { file: acoustic, text: 'projectArchive:' },
  }),
];

export const brokenDomains: readonly BrokenInput[] = [
  {
    name: 'a site without a domain',
    edits: [
      {
        file: group,
        find: 'domains:\n  nl-NL: group-nl.example\n  de-DE: group-de.example\n  en-GB: group-uk.example\n',
        replace: '▲domains: {}\n',
      },
    ],
    expected: [{ code: 'domain.missing', help: 'nl-NL' }],
  },
  ...[
    ['a host with a port', 'acoustic-nl.example:8080', 'acoustic-nl.example'],
    ['a host in capitals', 'Acoustic-NL.example', 'acoustic-nl.example'],
    ['a host with a path', 'https://acoustic-nl.example/nl/', 'acoustic-nl.example'],
  ].map(([name = '', host, meant]) =>
    broken(name, '  nl-NL: acoustic-nl.example', `  nl-NL: ▲${host}`, {
      code: 'config.wrong-type',
      says: 'domains.nl-NL: expected a host name',
      help: `mean "${meant}"?`,
    }),
  ),
  ...['acoustic-.example', '-a.example', 'acoustic_nl.example', '127.0.0.1', 'nl-nl.localhost', 'acoustic'].map(
    (host) =>
      broken(`a host ${host}`, '  nl-NL: acoustic-nl.example', `  nl-NL: ▲${host}`, {
        code: 'config.wrong-type',
        says: 'expected a host name',
      }),
  ),
  broken('a prefix that the server keeps for itself', 'prefix: /fr }', 'prefix: ▲/api }', {
    code: 'route.reserved',
    says: '/api of fr-BE',
  }),
  broken('two locales on one host', '  nl-BE: acoustic-be.example', '  nl-BE: ▲acoustic-nl.example', {
    code: 'domain.collision',
    says: 'belongs to nl-NL',
    help: { file: acoustic, text: 'acoustic-nl.example' },
  }),
  broken(
    'two locales on one host and prefix',
    '  fr-FR: acoustic-fr.example',
    '  fr-FR: { host: ▲acoustic-be.example, prefix: /fr }',
    { code: 'domain.collision', says: 'www.acoustic-be.example/fr' },
  ),
  broken(
    'two sites on one host',
    '  nl-NL: group-nl.example',
    '  nl-NL: ▲acoustic-nl.example',
    { code: 'domain.collision', says: 'nl-NL of acoustic', help: { file: acoustic, text: 'acoustic-nl.example' } },
    group,
  ),
  broken(
    'a host with the subdomain written out',
    '  nl-NL: group-nl.example',
    '  nl-NL: ▲www.acoustic-nl.example',
    { code: 'domain.collision', says: 'nl-NL of acoustic' },
    group,
  ),
];

export const brokenFlags: readonly BrokenInput[] = [
  broken(
    'an account without products',
    '  account: false',
    '  account: ▲true',
    { code: 'flag.prerequisite', says: 'account is on, but it needs products', help: noise },
    noise,
  ),
  broken(
    'reviews without products',
    '  reviewsWidget: false',
    '  reviewsWidget: ▲true',
    { code: 'flag.prerequisite', says: 'reviewsWidget is on, but it needs products' },
    noise,
  ),
  {
    name: 'a search for products without products',
    edits: [
      { file: noise, find: 'search: { all: false, product: false', replace: 'search: { all: false, product: ▲true' },
    ],
    expected: [{ code: 'flag.prerequisite', says: 'search.product is on, but it needs products' }],
  },
  {
    name: 'a search for everything without anything to search',
    edits: [{ file: noise, find: 'search: { all: false', replace: 'search: { all: ▲true' }],
    expected: [{ code: 'flag.prerequisite', says: 'search.all' }],
  },
];

export const brokenPages: readonly BrokenInput[] = [
  broken('a route without its page', '  cart: ac-cart\n', '', {
    code: 'page.missing',
    says: 'pages.cart',
    at: { file: acoustic, text: 'pages:' },
  }),
  broken(
    'a page of a route that a flag switches off',
    '  blogArchive: db-blogs',
    '  blogArchive: db-blogs\n  ▲cart: db-cart',
    { code: 'page.without-route', says: 'pages.cart', help: 'the flag products is off' },
    noise,
  ),
  broken(
    'a search page without search',
    '  blogArchive: gr-blogs',
    '  blogArchive: gr-blogs\n  ▲search: gr-search',
    { code: 'page.without-route', says: 'pages.search' },
    group,
  ),
];
