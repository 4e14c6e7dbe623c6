import type { Wanted } from '../fault.ts';
import { each, type Fault, fault } from '../fault.ts';
import { below, insert, key, misspelt, one, type Planted, planted, value, without } from '../plant.ts';
import { base, locales, pickNth, quiet, type RealFile, shop } from '../real-file.ts';

const getPath = (route: string, locale: string): string => String(base().entry('routes', route, locale).plain);
/** A position as in the help. */
const named = (file: RealFile, offset: number, change?: Planted): string => {
  const spot = change?.at(offset) ?? planted(file).at(offset);
  return `${spot.file}:${spot.line}:${spot.column}`;
};

/** Overrides a path of the shared table in a site's file. */
function laidOver(site: RealFile, route: string, locale: string, path: string): Planted {
  return withRoute(site, `${route}: { ${locale}: ▲${path} }`);
}

/** Adds a line to the routes of a site, which may have none of its own. */
function withRoute(site: RealFile, line: string): Planted {
  const [first] = site.children('routes');
  return planted(site, first ? below(site, first, line) : insert(site.text.length, `\nroutes:\n  ${line}\n`));
}

/** Edits that make a path invalid. */
const spoilt: readonly (readonly [name: string, route: string, spoil: (path: string) => string, fixed: boolean])[] = [
  ['no slash in front', 'contact', (path) => path.slice(1), true],
  ['a slash behind', 'newsletter', (path) => `${path}/`, true],
  ['an empty segment', 'newsletterConfirm', (path) => path.replace(/(.)\//, '$1//'), true],
  ['a query', 'quotation', (path) => `"${path}?step=1"`, true],
  ['a fragment', 'jobOfferOverview', (path) => `"${path}#all"`, true],
  ['a space', 'contact', (path) => `"${path} us"`, false],
  ['dots that climb', 'newsletter', (path) => `/..${path}`, true],
  ['a whole address', 'quotation', (path) => `https://www.shop.example${path}`, true],
];
const spoiltParameters: typeof spoilt = [
  ['a parameter as other routers write it', 'blogDetail', (path) => `"${path.replace('{slug}', ':slug')}"`, true],
  ['a parameter in square brackets', 'projectDetail', (path) => `"${path.replace('{slug}', '[slug]')}"`, true],
  ['a parameter within a segment', 'jobOfferDetail', (path) => `"${path.replace('/{slug}', '-{slug}')}"`, false],
  ['a parameter with a capital', 'adviceDetail', (path) => `"${path.replace('{slug}', '{Slug}')}"`, true],
  ['a parameter with a brace too few', 'contentPage', (path) => `"${path.replace('{slug}', '{slug')}"`, true],
];

const formFaults: readonly Fault[] = each(
  [...spoilt, ...spoiltParameters],
  ([name, route]) => `a path with ${name}: ${route}`,
  ([, route, spoil, isFixed], index) => {
    const locale = pickNth(locales(), index);
    const path = getPath(route, locale);
    const entry = base().entry('routes', route, locale);
    return one(
      planted(base(), value(entry, `▲${spoil(path)}`)),
      'route.path-invalid',
      isFixed ? `"${path}"` : undefined,
    );
  },
);

const parameterFaults: readonly Fault[] = [
  ...each(
    [
      ['productDetail', 0, shop(0)],
      ['blogDetail', 2, quiet(0)],
      ['myAccountOrderDetail', 4, shop(1)],
      ['contentPage', 6, quiet(1)],
    ] as const,
    ([route]) => `a path without its parameter: ${route}`,
    ([route, nth, site]) => {
      const locale = pickNth(
        locales().filter((one) => site.has('domains', one)),
        nth,
      );
      const bare = getPath(route, locale).replace(/\/\{\w+\}$/, '-one');
      return one(
        laidOver(site, route, locale, bare),
        'route.parameter-missing',
        getPath(route, locale).replace(/^.*\//, ''),
      );
    },
  ),
  ...each(
    [
      ['productDetail', 'sku', shop(2)],
      ['categoryDetail', 'slg', shop(0)],
      ['sharedItem', 'slug', shop(1)],
    ] as const,
    ([route, name]) => `a parameter by another name: {${name}} of ${route}`,
    ([route, name, site], index) => {
      const locale = pickNth(locales(), index);
      const path = getPath(route, locale);
      const renamed = path.replace(/\{\w+\}/, `{${name}}`);
      return one(laidOver(site, route, locale, `"${renamed}"`), 'route.parameter-missing', `{${name}}`);
    },
    // One diagnostic for both the missing and the unknown parameter.
  ),
  ...each(
    ['contact', 'cart', 'login'],
    (route) => `a parameter where there is none: ${route}`,
    (route, index) => {
      const locale = pickNth(locales(), index);
      const entry = base().entry('routes', route, locale);
      return one(
        planted(base(), value(entry, `▲"${getPath(route, locale)}/{slug}"`)),
        'route.parameter-unknown',
        `${route} has no parameters`,
      );
    },
  ),
  fault('a parameter twice', () => {
    const path = getPath('productDetail', 'nl-NL');
    return one(laidOver(shop(1), 'productDetail', 'nl-NL', `"${path}/{slug}"`), 'route.parameter-unknown', '{slug}');
  }),
];

const clashes: readonly Fault[] = [
  ...each(
    [
      ['contact', 'newsletter', 6],
      ['register', 'login', 2],
      ['checkout', 'cart', 4],
    ] as const,
    ([one, other]) => `a path that is taken: ${one} as ${other}`,
    ([route, other, nth]) => {
      const locale = pickNth(locales(), nth);
      const entry = base().entry('routes', other, locale);
      return one(
        laidOver(shop(nth), route, locale, getPath(other, locale)),
        'route.collision',
        named(base(), entry.value.from),
      );
    },
  ),
  fault('a pattern that is taken under another parameter name', () => {
    const taken = base().entry('routes', 'blogDetail', 'de-DE');
    const path = String(taken.plain).replace('{slug}', '{id}');
    return one(
      laidOver(shop(0), 'sharedItem', 'de-DE', `"${path}"`),
      'route.collision',
      named(base(), taken.value.from),
    );
  }),
  fault('a clash within the shared table, told once at the later line', () => {
    const [first, later] = ['quotation', 'contentPage'];
    const taken = base().entry('routes', first ?? '', 'fr-FR');
    const entry = base().entry('routes', 'jobOfferOverview', 'fr-FR');
    const change = planted(base(), value(entry, `▲${String(taken.plain)}`));
    return one(change, 'route.collision', later && named(base(), taken.value.from, change));
  }),
  ...each(
    ['api', 'assets', 'media', 'healthz'],
    (reserved) => `a path of the server: /${reserved}`,
    (reserved, index) =>
      one(laidOver(quiet(index), 'contact', 'en-GB', `/${reserved}/contact`), 'route.reserved', `/${reserved}`),
  ),
  ...each(
    [shop(0), quiet(0), shop(2)],
    ({ file }) => `a path that begins like a prefix, in ${file}`,
    (site) => {
      const prefix = String(site.entry('domains', 'fr-BE', 'prefix').plain);
      const path = `${prefix}${getPath('contact', 'nl-BE')}`;
      const change = laidOver(site, 'contact', 'nl-BE', path);
      return one(change, 'route.shadowed', named(site, site.entry('domains', 'fr-BE', 'host').value.from, change));
    },
  ),
];

const lacks: readonly Fault[] = [
  ...each(
    ['home', 'notFound'],
    (route) => `a route that no site can do without: ${route}`,
    (route, index) => {
      const site = index === 0 ? shop(2) : quiet(1);
      return one(withRoute(site, `${route}: ▲null`), 'route.missing');
    },
  ),
  ...each(
    [
      ['contact', 'en-GB', quiet(1)],
      ['cart', 'fr-BE', shop(0)],
    ] as const,
    ([route, locale]) => `a route without a path in one locale: ${route} in ${locale}`,
    ([route, locale, site]) => one(laidOver(site, route, locale, 'null'), 'route.path-missing'),
  ),
  fault('a line of the shared table that is gone', () => {
    const change = planted(base(), without(base(), base().entry('routes', 'newsletter', 'de-AT')));
    const at = change.at(base().entry('routes', 'newsletter').key.from);
    return { changes: [change.change], wanted: [{ code: 'route.path-missing', at }] };
  }),
  fault('a locale that nobody has written a path or a text for yet', () => {
    const site = shop(0);
    const last = base().entry('locales', 'en-GB');
    const known = planted(
      base(),
      below(
        base(),
        last,
        'es-ES: { language: es, name: Español, country: ES, currency: EUR, timeZone: Europe/Madrid }',
      ),
    );
    const offered = planted(site, below(site, site.entry('domains', 'en-GB'), '▲es-ES: shop-es.example'));
    const wanted = one(offered, 'route.path-missing', 'shopgen locale add').wanted;
    const untranslated = one(offered, 'message.locale-missing', 'locales/es-ES').wanted;
    return { changes: [known.change, offered.change], wanted: [...wanted, ...untranslated] };
  }),
  ...each(
    [
      ['nl-DE', '/contact-de', '"nl-'],
      ['en-gb', '/contact-us', '"en-GB"'],
      ['fr', '/contact-fr', '"fr-'],
    ] as const,
    ([locale]) => `a path for a locale that does not exist: ${locale}`,
    ([locale, path, near], index) => {
      const site = shop(index);
      return one(withRoute(site, `contact: { ▲${locale}: ${path} }`), 'locale.not-declared', near);
    },
  ),
];

const keys: readonly Fault[] = [
  ...each(
    [
      ['quotation', undefined],
      ['jobOfferDetail', undefined],
      // The page of a removed screen is unused.
      ['projectOverview', 'projectArchive'],
    ] as const,
    ([route]) => `a misspelt route key: ${route}`,
    ([route, page]) => {
      const change = planted(base(), key(base().entry('routes', route), `▲${misspelt(route)}`));
      const more: Wanted[] = page === undefined ? [] : getPages(page);
      return one(change, 'route.unknown-key', `"${route}"`, ...more);
    },
  ),
  fault('a route key with a capital', () => {
    const site = quiet(0);
    return one(withRoute(site, '▲BlogOverview: { nl-NL: /artikelen }'), 'route.unknown-key', '"blogOverview"');
  }),
];

function getPages(page: string): Wanted[] {
  return [shop(0), shop(1), shop(2), quiet(0), quiet(1)].map((site) => ({
    code: 'page.without-route',
    at: planted(site).at(site.entry('pages', page).key.from),
    suggests: 'Remove it',
  }));
}

export const routeFaults: readonly Fault[] = [...formFaults, ...parameterFaults, ...clashes, ...lacks, ...keys];
