import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { timeCommand } from './timing.js';
import { createWorkRoot, shopgen } from './work-root.js';

/** Sites in all after each run. `FLEET_SITES=24 npm run bench -- fleet` makes fewer. */
const most = Number(process.env.FLEET_SITES ?? 1000);
const counts = [12, 24, 100, 300, 1000].filter((count) => count < most).concat(most);

/** What the sites have switched on: twelve ways, of which a third sells nothing. */
const ways = [
  ...[true, false].flatMap((account) =>
    [true, false].flatMap((reviewsWidget) =>
      [true, false].map((footerLogo) => ({ from: 'acoustic', flags: { account, reviewsWidget, footerLogo } })),
    ),
  ),
  ...[true, false].flatMap((footerLogo) =>
    [true, false].map((blog) => ({
      from: 'group',
      flags: { footerLogo, search: { all: false, product: false, blog, project: false } },
    })),
  ),
];

/** The number of kinds of sites. */
export const kinds = ways.length;

/**
 * Measures how a fleet grows: sites of twelve kinds with mixed locales, each run building all of them with the next ones
 * added. What is built already is in the cache.
 */
export function measureFleet() {
  const workRoot = createWorkRoot();
  const usageFile = join(workRoot.path, 'usage.json');
  try {
    const rows = [];
    let before = 0;
    for (const count of counts) {
      for (let number = before; number < count; number += 1) addShop(workRoot.path, number);
      const added = Array.from({ length: count - before }, (_, place) => ['--site', getId(before + place)]).flat();
      const report = ['--import', join(import.meta.dirname, 'report-usage.js')];
      const time = timeCommand(process.execPath, [...report, shopgen, 'build', ...added, '--root', workRoot.path], {
        env: { ...process.env, USAGE_FILE: usageFile },
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      const { cpuSeconds, maxMebibytes } = JSON.parse(readFileSync(usageFile, 'utf8'));
      const disk = ['dist', 'generated'].map((folder) => megabytesIn(join(workRoot.path, folder)));
      rows.push({
        what: `${count} sites, ${count - before} of them new`,
        'wall s': round(time / 1000),
        'CPU s': round(cpuSeconds),
        'CPU s a new site': round(cpuSeconds / (count - before), 3),
        'RSS MiB': round(maxMebibytes, 0),
        'dist MB': round(disk[0], 0),
        'generated MB': round(disk[1], 0),
      });
      before = count;
    }
    return { title: 'A fleet of sites of twelve kinds', rows };
  } finally {
    rmSync(usageFile, { force: true });
    workRoot.remove();
  }
}

const round = (value, digits = 1) => Number(value.toFixed(digits));

const getId = (number) => `fleet-${String(number + 1).padStart(4, '0')}`;

/** Writes the configuration of one more shop: the next kind, some of the locales, a host and a colour of its own. */
export function addShop(root, number) {
  const id = getId(number);
  const { from, flags } = ways[number % ways.length];
  const site = parse(readFileSync(join(root, `site-configs/${from}.yaml`), 'utf8'));
  const all = Object.keys(site.domains);
  // The first is the default locale, which every site has.
  const locales = all.filter((_, place) => place === 0 || (number + place) % 3 !== 0);
  const inLocales = (table) => Object.fromEntries(locales.flatMap((key) => (key in table ? [[key, table[key]]] : [])));
  site.domains = Object.fromEntries(
    Object.entries(inLocales(site.domains)).map(([locale]) => [locale, `${id}-${locale.toLowerCase()}.example`]),
  );
  for (const integration of Object.values(site.integrations)) {
    for (const name of ['ids', 'urls', 'keys']) {
      if (integration[name] !== undefined) integration[name] = inLocales(integration[name]);
    }
  }
  site.flags = { ...site.flags, ...flags };
  if (!site.flags.account && from === 'acoustic') {
    for (const page of Object.keys(site.pages)) if (/^(myAccount|resetPassword)/.test(page)) delete site.pages[page];
  }
  if (site.flags.search.blog) site.pages.search = `${id}-search`;
  site.theme.colors.accentSoft = `#${(0xe0e0e0 + number).toString(16)}`;
  writeFileSync(join(root, 'site-configs', `${id}.yaml`), stringify({ ...site, id, siteName: `Shop ${number + 1}` }));
}

/** Returns the megabytes that a folder takes on the disk, counting once what has several names. */
function megabytesIn(folder) {
  const seen = new Set();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, blocks } = statSync(join(entry.parentPath, entry.name));
    if (!seen.has(ino)) bytes += blocks * 512;
    seen.add(ino);
  }
  return bytes / 1e6;
}
