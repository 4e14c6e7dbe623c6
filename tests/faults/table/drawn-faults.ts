import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Severity } from '#cli/diagnostics/diagnostic.ts';
import { createDraw, type Draw } from '../draw.ts';
import { type Fault, fault, type Planting } from '../fault.ts';
import { insert, one, type Planted, planted, value } from '../plant.ts';
import { base, locales, quiet, type RealFile, shop } from '../real-file.ts';
import { getText, isPlain } from './text-places.ts';

/** Rows of each kind. */
const instances = 4;

/** Creates the rows of a kind of fault, each with values of its own. */
export function drawn(kind: string, plant: (draw: Draw) => Planting): Fault[] {
  return Array.from({ length: instances }, (_, index) => {
    const name = `${kind}, ${index + 1}`;
    return fault(name, () => plant(createDraw(name)));
  });
}

const anySite = (draw: Draw): RealFile => draw.pick([shop(0), shop(1), shop(2), quiet(0), quiet(1)]);
const anyShop = (draw: Draw): RealFile => draw.pick([shop(0), shop(1), shop(2)]);

/** Sets a value of any site. */
const set = (draw: Draw, path: readonly string[], text: string, site = anySite(draw)): Planted =>
  planted(site, value(site.entry(...path), `▲${text}`));

const wrong = (kind: string, path: readonly string[], getValue: (draw: Draw) => string): Fault[] =>
  drawn(kind, (draw) => one(set(draw, path, getValue(draw)), 'config.wrong-type'));

const named = (kind: string, getName: (draw: Draw) => string): Fault[] =>
  drawn(kind, (draw) =>
    one(set(draw, [draw.pick(['siteName', 'shopName'])], JSON.stringify(getName(draw))), 'config.wrong-type'),
  );

const codePoint = (code: number): string => String.fromCodePoint(code);

export const drawnConfigFaults: readonly Fault[] = [
  ...wrong('a ratio with a zero', ['theme', 'cardRatio'], (draw) => {
    const sides = [draw.integer(1, 16), 0];
    return (draw.integer(0, 1) === 0 ? sides : sides.reverse()).join(' / ');
  }),
  ...wrong('a ratio that nobody sees', ['theme', 'cardRatio'], (draw) => {
    const sides = [draw.integer(40, 2000), 1];
    return (draw.integer(0, 1) === 0 ? sides : sides.reverse()).join(' / ');
  }),
  ...drawn('a radius out of any sense', (draw) =>
    one(
      set(
        draw,
        ['theme', 'radius', draw.pick(['small', 'medium', 'large'])],
        draw.pick([`${draw.integer(101, 9000)}px`, `${draw.integer(7, 90)}rem`, `-${draw.integer(1, 40)}px`]),
      ),
      'config.wrong-type',
    ),
  ),
  ...wrong(
    'a tracking out of any sense',
    ['theme', 'heading', 'letterSpacing'],
    (draw) => `${draw.pick(['', '-'])}${draw.integer(2, 30)}em`,
  ),
  ...wrong('a density out of any sense', ['theme', 'density'], (draw) => String(draw.integer(3, 100))),
  ...named('a control character in a name', (draw) => `Felt${codePoint(draw.integer(1, 31))}${draw.letters(4)}`),
  ...named(
    'a line break in a name',
    (draw) => `Felt${draw.pick(['\n', '\r\n', '\u2028', '\u2029'])}${draw.letters(4)}`,
  ),
  ...named(
    'an invisible character in a name',
    (draw) => `Felt${codePoint(draw.integer(0x202a, 0x202e))}${draw.letters(3)}`,
  ),
  ...named('a mark of a template in a name', (draw) =>
    draw.pick([
      `{{${draw.letters(5)}}}`,
      `\${${draw.letters(5)}}`,
      `<%= ${draw.letters(5)} %>`,
      `$t(${draw.letters(5)})`,
    ]),
  ),
  ...named('a name without end', (draw) => draw.letters(draw.integer(81, 400))),
  ...drawn('a very long path', (draw) => {
    const route = draw.pick(['contact', 'newsletter', 'quotation', 'cart']);
    const entry = base().entry('routes', route, draw.pick(locales()));
    return one(planted(base(), value(entry, `▲/${draw.letters(draw.integer(200, 900))}`)), 'config.wrong-type');
  }),
  ...drawn('an id of third parties in a wrong form', (draw) =>
    one(
      set(
        draw,
        ['integrations', 'tagManager', 'ids', draw.pick(['nl-NL', 'de-DE', 'en-GB'])],
        draw.pick([
          `G-${draw.letters(8).toUpperCase()}`,
          `UA-${draw.integer(10_000, 99_999)}-1`,
          `gtm-${draw.letters(6)}`,
          `GTM ${draw.letters(6).toUpperCase()}`,
          `AW-${draw.integer(100_000, 999_999)}`,
        ]),
      ),
      'config.wrong-type',
    ),
  ),
  ...drawn('a page size out of bounds', (draw) =>
    one(
      planted(
        base(),
        value(
          base().entry('pageSizes', draw.pick(['archive', 'productArchive', 'inspirationArchive'])),
          `▲${draw.pick([-draw.integer(0, 50), draw.integer(101, 5000), draw.integer(1, 9) + 0.5])}`,
        ),
      ),
      'config.wrong-type',
    ),
  ),
  ...drawn('a page id with a wrong character', (draw) =>
    one(
      set(
        draw,
        ['pages', 'blogArchive'],
        JSON.stringify(`${draw.letters(4)}${draw.pick(['/', '?', '#', ' ', '.', 'é', '%'])}${draw.letters(3)}`),
      ),
      'config.wrong-type',
    ),
  ),
  ...drawn('a colour that is none', (draw) =>
    one(
      set(
        draw,
        ['theme', 'colors', draw.pick(['surface', 'ink', 'accent', 'line', 'footer'])],
        JSON.stringify(
          draw.pick([`#${draw.letters(6)}z`, `rgb(${draw.integer(0, 255)}, 0, 0)`, draw.letters(7), '#12345']),
        ),
      ),
      'config.wrong-type',
    ),
  ),
  ...drawn('a budget that is no number of kilobytes', (draw) => {
    const entry = base().entry('budgets', 'default', 'js');
    const text = draw.pick([`-${draw.integer(1, 90)}`, `${draw.integer(1, 90)}kB`, draw.letters(5), 'true']);
    return one(planted(base(), value(entry, `▲${text}`)), 'config.wrong-type');
  }),
];

/** Creates the rows of a kind of fault within a text: what stands behind the mark is told. */
const within = (
  kind: string,
  code: DiagnosticCode,
  getPart: (draw: Draw) => string,
  severity: Severity = 'warning',
): Fault[] =>
  drawn(kind, (draw) => {
    const found = getText(draw.pick(locales()), draw.integer(0, 500), isPlain);
    const text = `"Words ▲${JSON.stringify(getPart(draw)).slice(1, -1)} and more"`;
    const change = planted(found.real, value(found.entry, text));
    return { changes: [change.change], wanted: [{ code, severity, at: change.marks[0] }] };
  });

export const drawnTextFaults: readonly Fault[] = [
  ...within('a character without width', 'message.characters', (draw) =>
    draw.pick(['\u200b', '\u2060', '\ufeff', '\u00ad']),
  ),
  ...within('a turned direction', 'message.characters', (draw) =>
    codePoint(draw.pick([0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067])),
  ),
  ...within('a control character', 'message.characters', (draw) =>
    codePoint(draw.pick([1, 2, 7, 8, 11, 12, 14, 27, 31, 0x80, 0x9f])),
  ),
  ...within('half a character', 'message.characters', (draw) => codePoint(draw.integer(0xd800, 0xdfff)), 'error'),
  ...within('UTF-8 read as Latin-1', 'message.encoding', (draw) =>
    Buffer.from(draw.pick(['é', 'è', 'ö', 'ü', 'ç', 'ë', 'ß']), 'utf8').toString('latin1'),
  ),
  // The words are the fault: translators leave them in texts.
  ...within('something left over', 'message.leftover', (draw) =>
    draw.pick(['TODO', 'FIXME', 'XXX', 'Lorem ipsum', 'TBD']),
  ),
  ...within('a tag of HTML', 'message.markup', (draw) => draw.pick(['<b>', '<br/>', '<strong>', '<a href=x>', '</p>'])),
];

export const drawnMergeFaults: readonly Fault[] = drawn('marks of a merge', (draw) => {
  const found = getText(draw.pick(locales()), draw.integer(0, 500), isPlain);
  const line = found.real.text.lastIndexOf('\n', found.entry.key.from) + 1;
  const change = planted(found.real, insert(line, `▲<<<<<<< ${draw.pick(['HEAD', 'ours', draw.letters(7)])}\n`));
  return one(change, 'json.syntax');
});

export const drawnShopFaults: readonly Fault[] = drawn('a shop that is none', (draw) => {
  const site = anyShop(draw);
  return one(
    planted(site, insert(site.start, `shopId: ▲${draw.pick(['Acoustic', 'my shop', 'shop_1', '1shop'])}\n`)),
    'config.wrong-type',
  );
});
