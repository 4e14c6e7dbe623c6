import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import { each, type Fault, fault, type Planting } from '../fault.ts';
import { below, getStart, insert, key, one, type Planted, planted, value, without } from '../plant.ts';
import { base, quiet, type RealFile, shop, siteId } from '../real-file.ts';

/** A position as in the help. */
const named = (change: Planted, offset: number): string => {
  const spot = change.at(offset);
  return `${spot.file}:${spot.line}:${spot.column}`;
};
const getHost = (site: RealFile, locale: string): string => {
  const bare = site.entry('domains', locale);
  return String(bare.plain ?? site.entry('domains', locale, 'host').plain);
};

export const domainFaults: readonly Fault[] = [
  ...each(
    [
      [shop(0), 'nl-BE', 'nl-NL'],
      [shop(1), 'en-GB', 'de-AT'],
      [quiet(1), 'de-DE', 'nl-NL'],
    ] as const,
    ([site, locale, other]) => `two locales on one host: ${locale} as ${other} of ${siteId(site)}`,
    ([site, locale, other]) => {
      const change = planted(site, value(site.entry('domains', locale), `▲${getHost(site, other)}`));
      const isLater = site.entry('domains', locale).key.from > site.entry('domains', other).key.from;
      const earlier = change.at(site.entry('domains', isLater ? other : locale).value.from);
      const at = isLater ? change.marks[0] : change.at(site.entry('domains', other).value.from);
      return {
        changes: [change.change],
        wanted: [{ code: 'domain.collision', at, suggests: `${earlier.file}:${earlier.line}:${earlier.column}` }],
      };
    },
  ),
  ...each(
    [
      [quiet(0), shop(0), 'nl-NL'],
      [shop(2), shop(1), 'de-DE'],
      [quiet(1), quiet(0), 'en-GB'],
    ] as const,
    ([site, other, locale]) => `two sites on one host: ${locale} of ${siteId(site)} as of ${siteId(other)}`,
    ([site, other, locale]) => {
      const taken = other.entry('domains', locale);
      return one(
        planted(site, value(site.entry('domains', locale), `▲${getHost(other, locale)}`)),
        'domain.collision',
        named(planted(other), taken.value.from),
      );
    },
  ),
  fault('two sites on one host, its subdomain written out', () => {
    const [site, other] = [quiet(1), shop(0)];
    const subdomain = String(base().entry('subdomain').plain);
    return one(
      planted(site, value(site.entry('domains', 'en-GB'), `▲${subdomain}.${getHost(other, 'en-GB')}`)),
      'domain.collision',
      named(planted(other), other.entry('domains', 'en-GB').value.from),
    );
  }),
  fault('two locales on one host and prefix', () => {
    const site = shop(1);
    const [host, prefix] = ['host', 'prefix'].map((part) => String(site.entry('domains', 'fr-BE', part).plain));
    return one(
      planted(site, value(site.entry('domains', 'fr-FR'), `{ host: ▲${host}, prefix: ${prefix} }`)),
      'domain.collision',
      named(planted(site), site.entry('domains', 'fr-BE', 'host').value.from),
    );
  }),
  fault('a locale that has lost its prefix', () => {
    const site = shop(2);
    const change = planted(site, without(site, site.entry('domains', 'fr-BE', 'prefix')));
    const at = change.at(site.entry('domains', 'fr-BE', 'host').value.from);
    const suggests = named(change, site.entry('domains', 'nl-BE').value.from);
    return { changes: [change.change], wanted: [{ code: 'domain.collision', at, suggests }] };
  }),
  ...each(
    [
      [shop(0), 'fr', '"/fr"'],
      [quiet(0), '/fr/', '"/fr"'],
      [shop(1), '/FR', '"/fr"'],
      [shop(2), '/be/fr', '"/be"'],
    ] as const,
    ([, prefix]) => `a prefix ${prefix}`,
    ([site, prefix, meant]) =>
      one(planted(site, value(site.entry('domains', 'fr-BE', 'prefix'), `▲${prefix}`)), 'config.wrong-type', meant),
  ),
  ...each(
    ['/api', '/locale'],
    (prefix) => `a prefix of the server: ${prefix}`,
    (prefix, index) => {
      const site = shop(index);
      return one(planted(site, value(site.entry('domains', 'fr-BE', 'prefix'), `▲${prefix}`)), 'route.reserved');
    },
  ),
  fault('a site without a domain', () => {
    const site = quiet(1);
    const entry = site.entry('domains');
    const change = planted(site, { from: entry.key.from, to: entry.end, text: '▲domains: {}' });
    return one(change, 'domain.missing', 'nl-NL');
  }),
  fault('a subdomain with a dot', () =>
    one(planted(base(), value(base().entry('subdomain'), '▲www.shop')), 'config.wrong-type'),
  ),
];

export const localeFaults: readonly Fault[] = [
  ...each(
    [
      [shop(0), 'fr-FR', 'fr-CH', '"fr-'],
      [quiet(0), 'de-DE', 'de-de', '"de-DE"'],
      [shop(1), 'de-AT', 'at-DE', '"'],
      [quiet(1), 'en-GB', 'en-UK', '"en-GB"'],
    ] as const,
    ([, , locale]) => `a domain for a locale that does not exist: ${locale}`,
    ([site, locale, wrong, near]) => {
      const change = planted(site, key(site.entry('domains', locale), `▲${wrong}`));
      return one(change, 'locale.not-declared', near);
    },
  ),
  ...each(
    [
      ['language', 'nld', undefined],
      ['country', 'nl', undefined],
      ['currency', 'USD', 'EUR'],
      ['timeZone', 'Europe/Amsterdm', '"Europe/Amsterdam"'],
      ['name', '""', undefined],
    ] as const,
    ([name, text]) => `settings of a locale: ${name} ${text}`,
    ([name, text, near]) =>
      one(planted(base(), value(base().entry('locales', 'nl-NL', name), `▲${text}`)), 'config.wrong-type', near),
  ),
  fault('a default locale that is not offered', () => {
    const site = quiet(1);
    return one(planted(site, insert(site.start, 'defaultLocale: ▲fr-FR\n')), 'locale.default-not-offered');
  }),
  fault('a default locale that does not exist', () => {
    const site = shop(1);
    return one(planted(site, insert(site.start, 'defaultLocale: ▲nl-NB\n')), 'locale.default-not-offered', '"nl-');
  }),
  fault('a default locale in another form', () => {
    const site = shop(2);
    return one(planted(site, insert(site.start, 'defaultLocale: ▲nl\n')), 'config.wrong-type');
  }),
];

export const flagFaults: readonly Fault[] = [
  ...each(
    [
      [quiet(0), ['account'], ['products']],
      [quiet(1), ['reviewsWidget'], ['products']],
      [quiet(1), ['search', 'product'], ['products']],
      [quiet(0), ['reviewsWidget'], ['products']],
    ] as const,
    ([site, flag]) => `${flag.join('.')} without what it needs, in ${siteId(site)}`,
    ([site, flag, needs]) => {
      const on = site.entry('flags', ...flag);
      const off = site.entry('flags', ...needs);
      const change = planted(site, value(on, '▲true'));
      return one(change, 'flag.prerequisite', named(change, off.value.from));
    },
  ),
  ...each(
    [quiet(0), quiet(1)],
    (site) => `a search for everything without anything to search, in ${siteId(site)}`,
    (site) => one(planted(site, value(site.entry('flags', 'search', 'all'), '▲true')), 'flag.prerequisite'),
  ),
  fault(
    'a flag that is switched off below others that need it',
    () => {
      const site = shop(0);
      const change = planted(
        site,
        insert(site.entry('flags', 'products').value.from, ''),
        value(site.entry('flags', 'products'), 'false'),
      );
      const flags = [['account'], ['reviewsWidget'], ['search', 'product']];
      const pages = ['productArchive', 'cart', 'checkout', 'result'];
      return {
        changes: [change.change],
        wanted: [
          ...flags.map((flag) => ({
            code: 'flag.prerequisite' as const,
            at: change.at(site.entry('flags', ...flag).value.from),
            suggests: named(change, site.entry('flags', 'products').value.from),
          })),
          ...pages.map((page) => ({
            code: 'page.without-route' as const,
            at: change.at(site.entry('pages', page).key.from),
            suggests: 'products',
          })),
        ],
      };
    },
    'each of these is a line that has to change when a shop stops selling',
  ),
];

export const pageFaults: readonly Fault[] = [
  ...each(
    [
      [shop(0), 'cart'],
      [shop(1), 'search'],
      [shop(2), 'resetPassword'],
      [quiet(0), 'blogArchive'],
      [quiet(1), 'inspirationArchive'],
      [shop(0), 'myAccountDetails'],
    ] as const,
    ([site, page]) => `a route without its page: ${page} of ${siteId(site)}`,
    ([site, page]) => {
      const change = planted(site, without(site, site.entry('pages', page)));
      const at = change.at(site.entry('pages').key.from);
      return { changes: [change.change], wanted: [{ code: 'page.missing', at, suggests: page }] };
    },
  ),
  ...each(
    [
      [quiet(0), 'cart', 'products'],
      [quiet(1), 'search', 'search'],
      [quiet(0), 'myAccountStart', 'account'],
      [quiet(1), 'productArchive', 'products'],
    ] as const,
    ([site, page]) => `a page that belongs to no route: ${page} of ${siteId(site)}`,
    ([site, page, flag]) =>
      one(
        planted(site, below(site, site.entry('pages', 'blogArchive'), `▲${page}: some-page`)),
        'page.without-route',
        flag,
      ),
  ),
  fault('a misspelt page', () => {
    const site = shop(1);
    const entry = site.entry('pages', 'checkout');
    const change = planted(site, key(entry, '▲chekcout'));
    const missing = {
      code: 'page.missing',
      at: change.at(site.entry('pages').key.from),
      suggests: 'checkout',
    } as const;
    return one(change, 'config.unknown-key', '"checkout"', missing);
  }),
];

const layerText = (site: RealFile): number => site.entry('extends').value.from;

export const layerFaults: readonly Fault[] = [
  ...each(
    [
      [shop(0), 'bas', '"base"'],
      [quiet(0), 'base.yaml', '"base"'],
      [shop(1), './base', '"base"'],
    ] as const,
    ([, name]) => `a layer ${name}`,
    ([site, name, near]) =>
      one(planted(site, value(site.entry('extends'), `▲${name}`)), 'config.extends-unknown', near),
  ),
  fault('a layer that is no name', () =>
    one(planted(quiet(1), value(quiet(1).entry('extends'), '▲[base]')), 'config.wrong-type'),
  ),
  fault('a site that extends itself', () => {
    const site = shop(2);
    return one(planted(site, value(site.entry('extends'), `▲${siteId(site)}`)), 'config.extends-cycle');
  }),
  fault(
    'a circle of two',
    () => {
      const [one, other] = [quiet(0), quiet(1)];
      const changes = [
        planted(one, value(one.entry('extends'), siteId(other))),
        planted(other, value(other.entry('extends'), siteId(one))),
      ];
      const at = [other, one].map((site) => planted(site).at(layerText(site)));
      return {
        changes: changes.map(({ change }) => change),
        wanted: at.map((spot) => ({ code: 'config.extends-cycle' as const, at: spot })),
      };
    },
    'each site is told at the line that closes its circle',
  ),
  ...each(
    [
      [shop(0), 'acoustics'],
      [quiet(1), 'group-site'],
    ] as const,
    ([, id]) => `an id that is not the name of the file: ${id}`,
    ([site, id]) => one(planted(site, value(site.entry('id'), `▲${id}`)), 'config.id-mismatch', `id: ${siteId(site)}`),
  ),
  fault('a site without an id of its own', () => {
    const site = quiet(0);
    const change = planted(site, without(site, site.entry('id')));
    return { changes: [change.change], wanted: [{ code: 'config.missing-key', at: change.at(site.start) }] };
  }),
  fault('a file with another ending', () => ({
    changes: [{ file: 'site-configs/other.yml', content: 'extends: base\nid: other\n' }],
    wanted: [{ code: 'config.file-name', at: getStart('site-configs/other.yml'), suggests: 'other.yaml' }],
  })),
  fault(
    'a site with the domains of another',
    () => {
      const other = quiet(1);
      const content = `extends: ${siteId(other)}\nid: twin\n`;
      const file = 'site-configs/twin.yaml';
      return {
        changes: [{ file, content }],
        wanted: other.children('domains').map((entry) => ({
          code: 'domain.collision' as const,
          at: { file, line: 1, column: 10 },
          suggests: `${other.file}:${planted(other).at(entry.key.from).line}`,
        })),
      };
    },
    'the site has nothing but the line that inherits them',
  ),
];

/** Creates a planting with one changed file and a warning at its first marker. */
function warned(change: Planted, code: DiagnosticCode, suggests?: string): Planting {
  return { changes: [change.change], wanted: [{ code, severity: 'warning', at: change.marks[0], suggests }] };
}

export const themeAndIdFaults: readonly Fault[] = [
  ...each(
    [
      [shop(0), 'small', '20px'],
      [shop(1), 'medium', '90px'],
      [quiet(0), 'small', '5rem'],
      [shop(2), 'medium', '4em'],
    ] as const,
    ([site, size]) => `a radius ${size} above the next one in ${siteId(site)}`,
    ([site, size, length]) =>
      warned(planted(site, value(site.entry('theme', 'radius', size), `▲${length}`)), 'theme.radius-order', 'smallest'),
  ),
  ...each(
    [
      [shop(1), shop(0), 'nl-NL'],
      [shop(2), shop(1), 'de-DE'],
      [shop(1), shop(0), 'fr-FR'],
      [shop(2), shop(0), 'en-GB'],
    ] as const,
    ([site, other, locale]) => `the id of ${siteId(other)} in ${siteId(site)}: ${locale}`,
    ([site, other, locale]) => {
      const path = ['integrations', 'tagManager', 'ids', locale] as const;
      const id = String(other.entry(...path).plain);
      return warned(
        planted(site, value(site.entry(...path), `▲${id}`)),
        'integration.id-shared',
        named(planted(other), other.entry(...path).value.from),
      );
    },
  ),
  ...each(
    [
      [shop(0), 'search', 'result'],
      [shop(1), 'checkout', 'cart'],
    ] as const,
    ([site, page, other]) => `one page for two routes in ${siteId(site)}: ${page} and ${other}`,
    ([site, page, other]) => {
      const [later, earlier] = [page, other].sort(
        (a, b) => site.entry('pages', b).key.from - site.entry('pages', a).key.from,
      );
      const id = String(site.entry('pages', earlier ?? '').plain);
      return warned(planted(site, value(site.entry('pages', later ?? ''), `▲${id}`)), 'page.shared');
    },
  ),
];
