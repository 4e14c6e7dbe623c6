import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { uniqueDiagnostics } from '#cli/sources/unique-diagnostics.ts';
import { markedText } from '../support/marked-text.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const acoustic = 'site-configs/acoustic.yaml';
const fibers = 'site-configs/fibers-and-foams.yaml';
const base = 'site-configs/base.yaml';
const group = 'site-configs/group.yaml';
let root: ProjectRoot;

beforeAll(async () => {
  root = await createProjectRoot();
  // What is planted is in the others: each run checks all sites that there are.
  for (const site of ['easy-felt', 'db-noise-control']) await root.remove(`site-configs/${site}.yaml`);
});
afterAll(() => root.dispose());

async function told(): Promise<readonly unknown[]> {
  const { sites } = await loadCheckedSites(root.dir);
  return uniqueDiagnostics(sites.flatMap(({ diagnostics }) => diagnostics)).map(
    ({ code, severity, message, help, place }) => ({
      code,
      severity,
      message,
      help,
      file: place?.file,
      line: place?.line,
      column: place?.column,
    }),
  );
}

interface Fault {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  /** Replacement, with a marker at the expected position. */
  readonly replace: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly says: string;
  readonly help?: string;
}

type Rest = readonly [code: string, says: string, help?: string | undefined];

function fault(
  severity: Fault['severity'],
  name: string,
  [find, replace, file = acoustic]: readonly [string, string, string?],
  [code, says, help]: Rest,
): Fault {
  return { name, file, find, replace, code, severity, says, ...(help !== undefined && { help }) };
}

const error = fault.bind(undefined, 'error');
const warning = fault.bind(undefined, 'warning');

const host = (name: string, value: string, says: string, help?: string): Fault =>
  error(name, ['  nl-NL: acoustic-nl.example', `  nl-NL: ▲${value}`], ['config.wrong-type', says, help]);
const budget = (name: string, text: string, rest: Rest): Fault =>
  error(name, ['theme:\n', `budgets: { ${text} }\ntheme:\n`], rest);
const origin = (name: string, value: string, says: string, help?: string): Fault =>
  error(
    name,
    ['script: [https://www.googletagmanager.com]', `script: [▲${value}]`, fibers],
    ['config.wrong-type', says, help],
  );
const path = (
  severity: Fault['severity'],
  name: string,
  key: string,
  locale: string,
  value: string,
  rest: Rest,
): Fault => fault(severity, name, ['theme:\n', `routes:\n  ${key}: { ${locale}: ▲${value} }\ntheme:\n`], rest);

const faults: Readonly<Record<string, readonly Fault[]>> = {
  hosts: [
    host('an address by number', '192.168.0.1', 'an IP address'),
    host('an address by number of version 6', '"[2001:db8::1]"', 'an IP address'),
    host('a port', 'acoustic-nl.example:8080', 'a port is not part of it', '"acoustic-nl.example"'),
    host('a whole address', 'https://acoustic-nl.example/nl', 'a whole address', '"acoustic-nl.example"'),
    host('an underscore', 'acoustic_nl.example', 'an underscore', '"acoustic-nl.example"'),
    host('a dot behind', 'acoustic-nl.example.', 'without a dot', '"acoustic-nl.example"'),
    host('capitals', 'Acoustic-NL.example', 'lower case', '"acoustic-nl.example"'),
    host('a star', '"*.acoustic-nl.example"', 'every host is written out'),
    host('a label that is too long', `${'a'.repeat(70)}.example`, '70 characters'),
    host('a name for development', 'nl-nl.localhost', 'for development'),
    host('other letters', 'akústik.example', 'xn-- form', '"xn--akstik-qya.example"'),
    host('a single word', 'acoustic', 'at least one dot'),
  ],
  'choices of the advice form': [
    error(
      'a kind of room that there is not',
      ['theme:\n', 'adviceForm: { rooms: [▲ProdutionHall, Other] }\ntheme:\n'],
      ['config.wrong-type', 'ProductionHall', 'Did you mean "ProductionHall"?'],
    ),
    error(
      'a problem twice',
      ['theme:\n', 'adviceForm: { problems: ▲[Echo, Echo] }\ntheme:\n'],
      ['config.wrong-type', 'each choice once'],
    ),
    error(
      'nothing to choose from',
      ['theme:\n', 'adviceForm: { rooms: ▲[Hall] }\ntheme:\n'],
      ['config.wrong-type', 'expected at least 2'],
    ),
  ],
  'the use of the first room': [
    error(
      'a use that there is not',
      ['theme:\n', 'roomUse: ▲musik\ntheme:\n'],
      ['config.wrong-type', 'roomUse is not one of music', 'Did you mean "music"?'],
    ),
  ],
  aliases: [
    error(
      'a route that there is not',
      ['theme:\n', 'aliases:\n  ▲chekout: { de-DE: [/kasse] }\ntheme:\n'],
      ['alias.route', 'There is no route chekout', 'Did you mean checkout?'],
    ),
    error(
      'a locale that there is not',
      ['theme:\n', 'aliases:\n  contact: { ▲de-DD: [/anfrage] }\ntheme:\n'],
      ['alias.route', 'de-DD, which is no locale', 'de-DE'],
    ),
    error(
      'a route with a parameter',
      ['theme:\n', 'aliases:\n  ▲blogDetail: { de-DE: [/text] }\ntheme:\n'],
      ['alias.route', 'has a parameter'],
    ),
    error(
      'a path that is none',
      ['theme:\n', 'aliases:\n  contact: { de-DE: [▲anfrage/] }\ntheme:\n'],
      ['alias.path', 'does not begin with a slash'],
    ),
    error(
      'a path that the server keeps',
      ['theme:\n', 'aliases:\n  contact: { de-DE: [▲/api/anfrage] }\ntheme:\n'],
      ['alias.path', 'begins with /api'],
    ),
    error(
      'the path of a route',
      ['theme:\n', 'aliases:\n  contact: { de-DE: [▲/zahlen] }\ntheme:\n'],
      ['alias.taken', 'is an address already', 'checkout'],
    ),
    error(
      'what may be the page of something',
      ['theme:\n', 'aliases:\n  contact: { de-DE: [▲/blogs/kontakt] }\ntheme:\n'],
      ['alias.taken', 'is an address already', 'blogDetail'],
    ),
    error(
      'the alias of another route',
      ['theme:\n', 'aliases:\n  contact: { de-DE: [/anfrage] }\n  quotation: { de-DE: [▲/anfrage] }\ntheme:\n'],
      ['alias.taken', 'is an address already', 'an alias of contact'],
    ),
  ],
  budgets: [
    budget('a negative one', 'home: { js: ▲-1 }', ['config.wrong-type', 'expected at least 0']),
    budget('bytes instead of kilobytes', 'home: { js: ▲6000 }', ['config.wrong-type', 'expected at most 1000']),
    budget('a unit', 'home: { js: ▲6 kB }', ['config.wrong-type', 'expected a number']),
    budget('something that has no weight', 'home: { ▲html: 6 }', ['config.unknown-key', 'budgets.home', 'js, css']),
    warning(
      'a route that a flag takes away',
      ['extends: base\n', 'extends: base\nbudgets:\n  ▲cart: { js: 8 }\n', group],
      ['budget.route-absent', 'budgets.cart', 'Remove it'],
    ),
    warning(
      'a route that the site removes',
      ['theme:\n', 'routes: { contact: null }\nbudgets: { ▲contact: { js: 8 } }\ntheme:\n'],
      ['budget.route-absent', 'budgets.contact', 'Remove it'],
    ),
  ],
  'hosts of third parties': [
    origin('a path', 'https://www.shop.example/path', 'without path', '"https://www.shop.example"'),
    origin('no encryption', 'http://www.shop.example', 'expected an origin', '"https://www.shop.example"'),
    origin('no scheme', 'www.shop.example', 'expected an origin', '"https://www.shop.example"'),
    origin('a star within', '"https://a.*.example"', 'in front'),
    origin('everything', '"*"', 'everything never is'),
    origin('a keyword of the policy', `"'self'"`, 'always allowed'),
    origin('a label with hyphens at its ends', 'https://-a-.example', 'expected an origin'),
    warning(
      'none for its script',
      ['      script: [https://www.googletagmanager.com]\n', '', fibers],
      ['integration.host-missing', 'no hosts.script'],
    ),
    warning(
      'none for an address',
      [
        '  payment:\n',
        '  monitoring:\n    urls: { nl-NL: ▲https://errors.example/in }\n    keys: { nl-NL: k1 }\n  payment:\n',
        fibers,
      ],
      ['integration.host-missing', 'https://errors.example', 'connect'],
    ),
    warning(
      'one that lets in something else than the tagging server',
      [
        '    hosts:\n      script: [https://www',
        '    server: ▲https://tags.shop.example\n    hosts:\n      script: [https://www',
        fibers,
      ],
      ['integration.host-missing', 'https://tags.shop.example', 'script'],
    ),
    warning(
      'one that lets in pictures alone, for a script',
      [
        '  payment:\n',
        '  forms:\n    urls: { nl-NL: ▲https://forms.example/f.js }\n    hosts: { img: [https://forms.example] }\n  payment:\n',
        fibers,
      ],
      ['integration.host-missing', 'no hosts.script allow', 'script: [https://forms.example]'],
    ),
    warning(
      'one that lets in scripts alone, for a pixel',
      [
        '  payment:\n',
        '  visitorPixel:\n    urls: { nl-NL: ▲https://pixel.example/p.gif }\n    hosts: { script: [https://pixel.example] }\n  payment:\n',
        fibers,
      ],
      ['integration.host-missing', 'no hosts.img allow', 'img: [https://pixel.example]'],
    ),
  ],
  locales: [
    warning(
      'a language that the locale does not name',
      ['fr-BE: { language: fr', 'fr-BE: { language: ▲nl', base],
      ['locale.mismatch', 'not what fr-BE names', '"fr"'],
    ),
    error(
      'a language that does not exist',
      ['fr-BE: { language: fr', 'fr-BE: { language: ▲qq', base],
      ['config.wrong-type', 'no language "qq"', '"fr"'],
    ),
    error(
      'a country that does not exist',
      ['country: GB', 'country: ▲UK', base],
      ['config.wrong-type', 'no country "UK"', '"GB"'],
    ),
    error(
      'a currency that does not exist',
      ['currency: GBP', 'currency: ▲GPB', base],
      ['config.wrong-type', 'not one of', '"GBP"'],
    ),
    error(
      'a time zone that is an offset',
      ['timeZone: Europe/London', 'timeZone: ▲"+01:00"', base],
      ['config.wrong-type', 'IANA'],
    ),
    warning(
      'an id in a locale that is not offered',
      ['      en-GB: GTM-GR0GB1', '      en-GB: GTM-GR0GB1\n      ▲fr-FR: GTM-GR0FR1', group],
      ['integration.locale-not-offered', 'fr-FR'],
    ),
    warning(
      'a path in a locale that is not offered',
      ['theme:\n', 'routes:\n  contact: { ▲fr-FR: /contact }\ntheme:\n', group],
      ['route.locale-not-offered', 'fr-FR'],
    ),
    warning(
      'a third party in no locale',
      ['  payment:\n', '  ▲adCalls: { urls: {} }\n  payment:\n', fibers],
      ['integration.without-locale', 'loaded nowhere', 'nl-NL'],
    ),
  ],
  pages: [
    warning(
      'one page for two archives',
      ['projectArchive: ac-projects', 'projectArchive: ▲ac-blogs'],
      ['page.shared', 'pages.blogArchive', 'acoustic.yaml:'],
    ),
    error(
      'a page by a name that is no id',
      ['cart: ac-cart', 'cart: ▲"ac cart"'],
      ['config.wrong-type', 'pages.cart', '"ac-cart"'],
    ),
  ],
  colours: [
    warning(
      'muted text on the page',
      ['inkMuted: "#545d57"', 'inkMuted: ▲"#9aa39d"'],
      ['theme.contrast', 'inkMuted (#9aa39d) on accentSoft (#e2ebe3) has a contrast of 2.12:1', '"#'],
    ),
    warning(
      'text on a button that is too light',
      ['onAccent: "#ffffff"', 'onAccent: ▲"#1f4f3d"'],
      ['theme.contrast', 'needs 4.5:1', 'for onAccent'],
    ),
    error('a colour by name', ['accent: "#1f4f3c"', 'accent: ▲green'], ['config.wrong-type', 'expected a colour']),
    error(
      'one name for two fonts',
      ['heading: { family: Newsreader', 'heading: { family: ▲Hanken Grotesk', group],
      ['theme.font-clash', '"Hanken Grotesk"', 'text comes from'],
    ),
  ],
  routes: [
    path('error', 'a home page elsewhere', 'home', 'nl-NL', '/home', [
      'route.home',
      'the address of the site itself',
      '"/"',
    ]),
    path('warning', 'the prefix of its own locale', 'contact', 'fr-BE', '/fr/contact', [
      'route.prefix-repeated',
      '/fr/fr/contact',
      '"/contact"',
    ]),
    path('warning', 'capitals', 'contact', 'nl-NL', '/Contact', ['route.capitals', 'has capitals', '"/contact"']),
    path('warning', 'capitals beside a parameter', 'jobOfferDetail', 'nl-NL', '"/Vacature/{slug}"', [
      'route.capitals',
      'has capitals',
      '"/vacature/{slug}"',
    ]),
    path('error', 'accents that stand apart', 'contact', 'nl-NL', `/cafe\u0301`, [
      'route.path-invalid',
      'accents stand apart',
      '"/café"',
    ]),
    path('error', 'a segment that is hidden', 'contact', 'nl-NL', '/.contact', [
      'route.path-invalid',
      '".contact"',
      '"/contact"',
    ]),
    path('error', 'a file of the server', 'contact', 'nl-NL', '/sitemap.xml', ['route.reserved', '/sitemap.xml']),
    warning(
      'two that fit the same addresses',
      [
        'theme:\n',
        'routes:\n  blogDetail: { nl-NL: "/lezen/{slug}/tekst" }\n  jobOfferDetail: { nl-NL: ▲"/lezen/nieuw/{slug}" }\ntheme:\n',
      ],
      ['route.ambiguous', 'jobOfferDetail'],
    ),
  ],
  keys: [
    error(
      '__proto__ in a map by locale',
      ['  nl-NL: acoustic-nl.example', '  ▲__proto__: acoustic-nl.example\n  nl-NL: acoustic-nl.example'],
      ['config.unknown-key', '"__proto__" in domains'],
    ),
    error(
      '__proto__ among locales',
      ['locales:\n', 'locales:\n  ▲__proto__: { language: nl }\n', base],
      ['config.unknown-key', '"__proto__" in locales'],
    ),
    error(
      '__proto__ deep within',
      ['    surface: "#faf8f4"', '    ▲__proto__: "#000000"\n    surface: "#faf8f4"'],
      ['config.unknown-key', '"__proto__" in theme.colors'],
    ),
    error(
      'constructor as a route',
      ['theme:\n', 'routes:\n  ▲constructor: { nl-NL: /x }\ntheme:\n'],
      ['route.unknown-key', '"constructor"'],
    ),
    error(
      'toString as a locale',
      ['      nl-NL: GTM-AC0NL1', '      ▲toString: GTM-AC0NL1\n      nl-NL: GTM-AC0NL1'],
      ['locale.not-declared', 'Locale toString'],
    ),
    error(
      'hasOwnProperty as a locale of its own',
      [
        'locales:\n',
        'locales:\n  ▲hasOwnProperty: { language: nl, name: x, country: NL, currency: EUR, timeZone: Europe/Amsterdam }\n',
        base,
      ],
      ['config.wrong-type', 'hasOwnProperty'],
    ),
    error(
      'a merge key',
      ['theme:\n', '▲<<: { a: 1 }\ntheme:\n'],
      ['config.unknown-key', '"<<"', 'YAML 1.2 has no merge keys'],
    ),
    error(
      'a bundle that climbs',
      ['bundle: enc-web', 'bundle: ▲../enc-web'],
      ['config.wrong-type', 'bundle', '"enc-web"'],
    ),
    error(
      'a font that climbs',
      [
        'text: { family: Hanken Grotesk, package: "@fontsource-variable/hanken-grotesk"',
        'text: { family: Hanken Grotesk, package: ▲../../hanken-grotesk',
      ],
      ['config.wrong-type', 'expected a package'],
    ),
    error(
      'a layer that climbs',
      ['extends: base', 'extends: ▲../../etc/passwd'],
      ['config.extends-unknown', 'without folder'],
    ),
    error('a number that is none', ['density: 1.1', 'density: ▲.nan'], ['config.wrong-type', 'density']),
    error('a number without end', ['density: 1.1', 'density: ▲1e999'], ['config.wrong-type', 'density']),
    error('a key of nothing', ['theme:\n', '? \n: 1\ntheme:\n'], ['config.unknown-key', '"null"']),
  ],
};

it('accepts the real sites', async () => {
  expect(await told()).toEqual([]);
});

describe.each(Object.entries(faults))('%s', (_, list) => {
  it.each(list)('$name', async ({ file, find, replace, code, severity, says, help }) => {
    const original = await root.read(file);
    expect(original).toContain(find);
    const { text, line, column } = markedText(original.replace(find, () => replace));
    try {
      await root.write(file, text);
      const all = await told();
      const place = replace.includes('▲') ? { file, line, column } : {};
      expect(all).toMatchObject([{ code, severity, ...place, message: expect.stringContaining(says) }]);
      if (help !== undefined) expect(all[0]).toMatchObject({ help: expect.stringContaining(help) });
    } finally {
      await root.restore([file]);
    }
  });
});

describe('extends', () => {
  const layer = (name: string, below: string): Promise<void> =>
    root.write(`site-configs/${name}.yaml`, `extends: ${below}\n`);

  async function withLayers(layers: Readonly<Record<string, string>>, check: () => Promise<void>): Promise<void> {
    try {
      for (const [name, below] of Object.entries(layers)) await layer(name, below);
      await check();
    } finally {
      await root.restore(Object.keys(layers).map((name) => `site-configs/${name}.yaml`));
    }
  }

  it('reports a file that extends itself', () =>
    withLayers({ one: 'one' }, async () => {
      expect(await told()).toMatchObject([
        { code: 'config.extends-cycle', message: 'extends leads back to itself: one → one', line: 1, column: 10 },
      ]);
    }));

  it('names the whole circle, where it closes, though no site builds on it', () =>
    withLayers({ one: 'two', two: 'three', three: 'one' }, async () => {
      const circles = await told();
      expect(circles).toContainEqual(
        expect.objectContaining({
          message: 'extends leads back to itself: one → two → three → one',
          file: 'site-configs/three.yaml',
        }),
      );
      expect(circles).toHaveLength(3);
    }));

  it('follows so many layers and no more', async () => {
    const layers = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`l${index}`, `l${index + 1}`]));
    await withLayers({ ...layers, l30: 'base' }, async () => {
      expect(await told()).toMatchObject([{ code: 'config.extends-too-long', file: 'site-configs/l19.yaml' }]);
    });
  });
});

it('reports a hundred problems of a file and counts the others', async () => {
  try {
    const text = await root.read(acoustic);
    await root.write(acoustic, `${text}${Array.from({ length: 250 }, (_, index) => `key${index}: 1\n`).join('')}`);
    const all = await told();
    expect(all).toHaveLength(101);
    expect(all.at(-1)).toMatchObject({
      code: 'file.many-problems',
      severity: 'warning',
      message: `There are 150 more problems in ${acoustic}`,
    });
  } finally {
    await root.restore([acoustic]);
  }
});
