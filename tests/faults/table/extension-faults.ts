import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import { each, type Fault, type Planting } from '../fault.ts';
import { insert, planted, whole } from '../plant.ts';
import { quiet, type RealFile, shop, siteId } from '../real-file.ts';

const file = 'site-configs/extensions/loyalty.ts';
const sites = [shop(0), shop(1), quiet(0), quiet(1)] as const;

const loyalty = [
  "import { defineExtension } from 'shopgen/extensions';",
  "import { z } from 'zod';",
  '',
  'const schema = z.strictObject({ pointsPerEuro: z.int().min(1), tier: z.string().optional() });',
  '',
  'export default defineExtension({',
  "  name: 'loyalty',",
  '  phases: {',
  "    config: { loyalty: { schema, explain: 'The points of customers.' } },",
  '    check: ({ config }) =>',
  "      config.loyalty.tier === 'lead'",
  "        ? [{ severity: 'error', path: ['loyalty', 'tier'], message: 'there is no such tier', help: 'Write gold.' }]",
  '        : [],',
  '  },',
  '});',
  '',
].join('\n');

/** Plants lines at the end of a site and a module; the diagnostic is at the mark in the lines. */
function inSite(site: RealFile, lines: string, code: DiagnosticCode, suggests?: string, text = loyalty): Planting {
  const { change, marks } = planted(site, insert(site.text.length, `\n${lines}\n`));
  return { changes: [change, { file, content: text }], wanted: [{ code, at: marks[0], suggests }] };
}

/** Plants a module with a mark. */
function inModule(site: RealFile, text: string, code: DiagnosticCode): Planting {
  const { change } = planted(site, insert(site.text.length, '\nextensions: [./extensions/loyalty.ts]\n'));
  const { changes, wanted } = whole(file, text, code);
  return { changes: [change, ...changes], wanted };
}

const listed = 'extensions: [./extensions/loyalty.ts]';
const marked = 'extensions: [▲./extensions/loyalty.ts]';

/** Extensions that are wrong, and what extensions find. */
export const extensionFaults: readonly Fault[] = [
  ...each(
    [...sites.entries()],
    ([, site]) => `an extension of ${siteId(site)} that is not there`,
    ([index, site]) =>
      inSite(
        site,
        `extensions: [${['▲./extensions/loyality.ts', '▲./loyalty.ts', '▲"@acme/loyalty"', '▲./extensions/loyalty.js'][index]}]`,
        'extension.missing',
      ),
  ),
  ...each(
    [...sites.entries()],
    ([, site]) => `a key in that of an extension, misspelt in ${siteId(site)}`,
    ([index, site]) => {
      const key = ['teir', 'tire', 'Tier', 'tiers'][index];
      return inSite(site, `${listed}\nloyalty: { pointsPerEuro: 1, ▲${key}: gold }`, 'config.unknown-key', '"tier"');
    },
  ),
  ...each(
    [...sites.entries()],
    ([, site]) => `a wrong value in the key of an extension of ${siteId(site)}`,
    ([index, site]) =>
      inSite(site, `${listed}\nloyalty: { pointsPerEuro: ▲${['0', '1.5', 'one', 'yes'][index]} }`, 'config.wrong-type'),
  ),
  ...each(
    sites,
    (site) => `a value of ${siteId(site)} that its extension refuses`,
    (site) =>
      inSite(site, `${listed}\nloyalty:\n  pointsPerEuro: 1\n  tier: ▲lead`, 'extension.problem', 'Write gold.'),
  ),
  ...each(
    ['process.env.SHOP', 'new Date().getFullYear()', 'Math.random()', "fetch('https://a.example')"],
    (code) => `an extension that asks for ${code}`,
    (code) =>
      inSite(
        shop(0),
        marked,
        'extension.throws',
        'declared inputs',
        `globalThis.taken = ${code};\n${loyalty.replace(/ check: .*/s, '')} } });\n`,
      ),
  ),
  ...each(
    ['node:fs', 'undici', '#cli/main.ts', 'shopgen/runtime/ui/icon.tsx'],
    (name) => `an extension that imports ${name}`,
    (name) => inModule(shop(0), `import ▲'${name}';\n${loyalty}`, 'extension.import'),
  ),
  ...each(
    [
      'export const loyalty = 1;',
      'export default 1;',
      "export default { name: 'x' };",
      "export default { name: 'X', phases: {} };",
    ],
    (code) => `a module that is no extension: ${code}`,
    (code) => inSite(quiet(0), marked, 'extension.export', undefined, `${code}\n`),
  ),
  ...each(
    ['theme', 'routes', 'id', 'extensions'],
    (key) => `an extension with the key ${key}`,
    (key) =>
      inSite(
        shop(1),
        marked,
        'extension.key-taken',
        undefined,
        loyalty.replace('config: { loyalty:', `config: { ${key}:`),
      ),
  ),
];
