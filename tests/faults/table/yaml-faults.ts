import { each, type Fault, fault } from '../fault.ts';
import { fine, insert, one, planted, value } from '../plant.ts';
import { base, quiet, type RealFile, shop } from '../real-file.ts';

export const yamlFaults: readonly Fault[] = [
  ...each(
    [shop(0), quiet(1)],
    ({ file }) => `a quote that is never closed in ${file}`,
    (site) => {
      const entry = site.entry('theme', 'cardRatio');
      const change = planted(site, value(entry, `"${String(entry.plain)}`));
      const lines = site.text.trimEnd().split('\n');
      const at = { file: site.file, line: lines.length, column: (lines.at(-1) ?? '').length + 2 };
      return { changes: [change.change], wanted: [{ code: 'yaml.syntax', at }] };
    },
  ),
  ...each(
    [
      [shop(1), ['flags', 'account']],
      [base(), ['locales', 'de-DE']],
    ] as const,
    ([{ file }]) => `a tab for spaces in ${file}`,
    ([real, path]) => {
      const entry = real.entry(...path);
      return one(planted(real, { from: entry.key.from - 2, to: entry.key.from, text: '▲\t' }), 'yaml.syntax');
    },
  ),
  ...each(
    [
      [shop(2), ['siteName']],
      [quiet(0), ['shopName']],
    ] as const,
    ([{ file }]) => `a colon in a text without quotes in ${file}`,
    ([real, path]) => {
      const entry = real.entry(...path);
      return one(planted(real, value(entry, `▲${String(entry.plain)}: more`)), 'yaml.syntax');
    },
  ),
  ...each(
    [shop(0), quiet(0)],
    ({ file }) => `a second document in ${file}`,
    (site) => one(planted(site, insert(site.entry('domains').key.from, '▲---\n')), 'yaml.syntax'),
  ),
  fault('a tag', () => {
    const entry = quiet(1).entry('siteName');
    return one(planted(quiet(1), value(entry, `▲!!js/function ${String(entry.plain)}`)), 'yaml.syntax');
  }),
  fault('a list as a key', () => one(planted(shop(1), insert(shop(1).start, '? ▲[a, b]\n: c\n')), 'yaml.syntax')),
  fault('a parameter without quotes between braces', () => {
    const path = String(base().entry('routes', 'blogDetail', 'nl-NL').plain).replace('{', '▲{');
    const site = quiet(0);
    return one(planted(site, insert(site.text.length, `\nroutes:\n  blogDetail: { nl-NL: ${path} }\n`)), 'yaml.syntax');
  }),
  fault('a parameter without quotes on a line of its own does no harm', () => {
    const entry = base().entry('routes', 'blogDetail', 'fr-BE');
    return fine(planted(base(), value(entry, String(entry.plain))).change);
  }),
  fault('a key without its colon', () => {
    const site = shop(0);
    const entry = site.entry('shopName');
    return one(planted(site, { from: entry.key.from, to: entry.value.from, text: '▲shopName ' }), 'yaml.syntax');
  }),
  fault('a line indented too far', () => {
    const site = quiet(0);
    const entry = site.entry('flags', 'account');
    return one(planted(site, insert(entry.key.from, '  ▲')), 'yaml.syntax');
  }),
  fault(
    'a brace that is never closed',
    () => {
      const site = shop(2);
      const entry = site.entry('theme', 'radius');
      const change = planted(site, { from: entry.end - 1, to: entry.end, text: '' });
      return { changes: [change.change], wanted: [{ code: 'yaml.syntax', at: nextKey(site, change) }] };
    },
    'the next line is the first that cannot belong to it',
  ),
  fault('a merge conflict', () => {
    const site = shop(1);
    return one(planted(site, insert(site.entry('bundle').key.from, '▲<<<<<<< ours\n')), 'yaml.syntax');
  }),
];

function nextKey(site: RealFile, change: ReturnType<typeof planted>) {
  return change.at(site.entry('theme', 'density').key.from);
}
