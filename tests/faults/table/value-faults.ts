import { each, type Fault, fault } from '../fault.ts';
import { below, one, planted, value } from '../plant.ts';
import { base, quiet, type RealFile, shop } from '../real-file.ts';

type Row = readonly [name: string, file: () => RealFile, path: readonly string[], text: string, suggests?: string];

/** Creates faults with values of a wrong type or format, each with one diagnostic at the value. */
function wrong(rows: readonly Row[]): Fault[] {
  return each(
    rows,
    ([name, , path]) => `${name}: ${path.join('.')}`,
    ([, file, path, text, suggests]) => {
      const real = file();
      return one(planted(real, value(real.entry(...path), `▲${text}`)), 'config.wrong-type', suggests);
    },
  );
}

export const wrongKinds: readonly Fault[] = wrong([
  ['a year for a name', () => shop(0), ['siteName'], '2024', '"2024"'],
  ['a list for a name', () => quiet(0), ['shopName'], '[Group]'],
  ['a map for a name', () => shop(1), ['siteName'], '{ nl: Vilt }'],
  ['an empty name', () => quiet(1), ['siteName'], '""'],
  ['a name that goes on', () => shop(2), ['shopName'], 'felt '.repeat(30).trim()],
  ['a word for a flag', () => shop(1), ['flags', 'footerLogo'], 'yes'],
  ['a text for a flag', () => quiet(0), ['flags', 'footerLogo'], '"true"'],
  ['a name of two lines', () => shop(0), ['shopName'], '"Acoustic\\nBenelux"'],
  ['a bell in a name', () => shop(1), ['siteName'], '"Easy\\aFelt"'],
  ['a turned direction in a name', () => quiet(0), ['siteName'], '"Group\\u202e"'],
  ['a mark of a template in a name', () => quiet(1), ['shopName'], '"{{shopName}}"'],
  ['a mark of another template in a name', () => shop(2), ['siteName'], '"<%= siteName %>"'],
  ['a tag in a name', () => shop(0), ['siteName'], '"<b>Acoustic</b>"'],
  ['a ratio without height', () => shop(0), ['theme', 'cardRatio'], '4 / 0'],
  ['a ratio of nothing', () => shop(1), ['theme', 'cardRatio'], '0 / 3'],
  ['a ratio of a sliver', () => quiet(0), ['theme', 'cardRatio'], '1000 / 1'],
  ['a ratio of a needle', () => shop(2), ['theme', 'cardRatio'], '1 / 12'],
  ['a radius of a page', () => shop(0), ['theme', 'radius', 'large'], '5000px'],
  ['a radius of a page, for small corners', () => shop(1), ['theme', 'radius', 'small'], '5000px'],
  ['a radius below nothing', () => quiet(1), ['theme', 'radius', 'small'], '-4px'],
  ['a radius in rem for one in pixels', () => shop(1), ['theme', 'radius', 'large'], '8rem'],
  ['a tracking of words', () => shop(2), ['theme', 'heading', 'letterSpacing'], '3em'],
  ['a tracking to the left', () => quiet(0), ['theme', 'heading', 'letterSpacing'], '-2em'],
  ['an id of analytics for a container', () => shop(0), ['integrations', 'tagManager', 'ids', 'nl-NL'], 'G-AB12CD34'],
  ['an old id of analytics', () => shop(1), ['integrations', 'tagManager', 'ids', 'de-DE'], 'UA-12345-1'],
  ['a container in lower case', () => shop(2), ['integrations', 'tagManager', 'ids', 'fr-BE'], 'gtm-ab12cd3'],
  ['a path without end', base, ['routes', 'contact', 'fr-BE'], `/${'contact-'.repeat(40)}`],
  ['a number for a flag', () => shop(0), ['flags', 'reviewsWidget'], '1'],
  ['a word for search flags', () => quiet(1), ['flags', 'search'], 'all'],
  ['a flag for search flags', () => shop(2), ['flags', 'search'], 'true'],
  ['a number for a page', () => shop(1), ['pages', 'cart'], '12', '"12"'],
  ['a page id with a space', () => quiet(0), ['pages', 'blogArchive'], 'our blogs', '"our-blogs"'],
  ['a word for a page size', base, ['pageSizes', 'archive'], 'nine'],
  ['half an item', base, ['pageSizes', 'inspirationArchive'], '6.5'],
  ['a page of nothing', base, ['pageSizes', 'productArchive'], '0'],
  ['a page too long', base, ['pageSizes', 'archive'], '1000'],
  ['a bundle in capitals', () => quiet(1), ['bundle'], 'EDG-Web', '"edg-web"'],
  ['a number for a path', base, ['routes', 'contact', 'fr-BE'], '7'],
  ['a list for domains', () => shop(0), ['integrations', 'tagManager'], '[GTM-1]'],
]);

export const wrongHosts: readonly Fault[] = each(
  [
    ['a scheme', (host: string) => `https://${host}`, true],
    ['a port', (host: string) => `${host}:8080`, true],
    ['a path', (host: string) => `${host}/nl`, true],
    ['capitals', (host: string) => host.toUpperCase(), true],
    ['an underscore', (host: string) => host.replace('-', '_'), false],
    ['a label that ends in a hyphen', (host: string) => host.replace('.', '-.'), false],
    ['no dot', (host: string) => host.replace('.example', ''), false],
    ['numbers of the internet protocol', () => '127.0.0.1', false],
    ['two dots', (host: string) => host.replace('.', '..'), false],
    ['a development host', () => 'nl-nl.localhost', false],
  ] as const,
  ([name]) => `a host with ${name}`,
  ([, spoil, isFixable], index) => {
    const real = index % 2 === 0 ? shop(index) : quiet(index);
    // The last one, which is not the default locale.
    const entry = real.entry('domains', 'en-GB');
    const host = String(entry.plain);
    return one(
      planted(real, value(entry, `▲${spoil(host)}`)),
      'config.wrong-type',
      isFixable ? `"${host}"` : undefined,
    );
  },
);

export const wrongThemes: readonly Fault[] = [
  ...wrong([
    ['a colour in short', () => shop(0), ['theme', 'colors', 'ink'], '"#1C2"', '"#11cc22"'],
    ['a colour in capitals', () => quiet(0), ['theme', 'colors', 'accent'], '"#AABBCC"', '"#aabbcc"'],
    ['a colour by name', () => shop(1), ['theme', 'colors', 'line'], 'black'],
    ['a colour without its mark', () => quiet(1), ['theme', 'colors', 'footer'], '"a1b2c3"', '"#a1b2c3"'],
    ['a colour with a digit too many', () => shop(2), ['theme', 'colors', 'info'], '"#1f587f0"'],
    ['a length without unit', () => shop(0), ['theme', 'radius', 'large'], '"14"', '"14px"'],
    ['a number for a length', () => quiet(0), ['theme', 'radius', 'pill'], '999', '"999px"'],
    ['a length in percent', () => quiet(1), ['theme', 'heading', 'letterSpacing'], '-2%'],
    ['a ratio with a colon', () => shop(1), ['theme', 'cardRatio'], '"4:3"', '"4 / 3"'],
    ['a ratio as a number', () => shop(2), ['theme', 'cardRatio'], '1.5', '"3 / 2"'],
    ['a weight out of bounds', () => quiet(1), ['theme', 'heading', 'weight'], '1000'],
    ['a weight by name', () => shop(0), ['theme', 'heading', 'weight'], 'bold'],
    ['a density of nothing', () => shop(1), ['theme', 'density'], '0'],
    ['a density beyond measure', () => quiet(1), ['theme', 'density'], '3'],
    ['a fallback font that is none', () => shop(2), ['theme', 'fonts', 'heading', 'fallback'], 'Ariel', '"Arial"'],
    ['a font package of another kind', () => shop(0), ['theme', 'fonts', 'text', 'package'], '"@fontsource/inter"'],
  ]),
  ...each(
    [() => shop(1), () => quiet(0), () => quiet(1)],
    (file) => `a font that is not installed, in ${file().file}`,
    (file) => {
      const real = file();
      const entry = real.entry('theme', 'fonts', 'heading', 'package');
      const name = String(entry.plain);
      const spoilt = name.replace(/(.)(.)$/, '$2$1');
      return one(planted(real, value(entry, `▲"${spoilt}"`)), 'config.font-unknown', `"${name}"`);
    },
  ),
];

export const wrongIntegrations: readonly Fault[] = [
  ...wrong([
    ['an id with a space', () => shop(0), ['integrations', 'tagManager', 'ids', 'de-DE'], 'GTM 12'],
    ['a number for an id', () => quiet(0), ['integrations', 'tagManager', 'ids', 'en-GB'], '12'],
    [
      'a host without encryption',
      () => shop(1),
      ['integrations', 'tagManager', 'hosts', 'script', '0'],
      'http://www.googletagmanager.com',
      '"https://www.googletagmanager.com"',
    ],
    [
      'a host with a path',
      () => quiet(1),
      ['integrations', 'tagManager', 'hosts', 'img', '1'],
      'https://www.example.com/pixel',
      '"https://www.example.com"',
    ],
    [
      'a host without scheme',
      () => shop(2),
      ['integrations', 'payment', 'hosts', 'form-action', '1'],
      'pay.example.com',
      '"https://pay.example.com"',
    ],
    [
      'a text for a list of hosts',
      () => shop(0),
      ['integrations', 'tagManager', 'hosts', 'connect'],
      'https://a.example',
    ],
    ['a host of every host', () => quiet(0), ['integrations', 'tagManager', 'hosts', 'connect', '0'], '"*"'],
  ]),
  fault('an address without encryption', () => {
    const real = shop(2);
    const entry = real.entry('integrations', 'payment');
    const planting = 'monitoring: { urls: { nl-NL: ▲http://errors.example/in }, keys: { nl-NL: k1 } }';
    return one(planted(real, below(real, entry, planting)), 'config.wrong-type');
  }),
  fault('an integration that does not exist', () => {
    const real = quiet(1);
    const entry = real.entry('integrations', 'tagManager');
    return one(
      planted(real, below(real, entry, '▲visitorPixels: { urls: { nl-NL: https://pixel.example/p } }')),
      'config.unknown-key',
      '"visitorPixel"',
    );
  }),
  fault('an id for a locale that does not exist', () => {
    const real = shop(2);
    const entry = real.entry('integrations', 'tagManager', 'ids', 'en-GB');
    return one(planted(real, below(real, entry, '▲en-UK: GTM-1')), 'locale.not-declared', '"en-GB"');
  }),
];
