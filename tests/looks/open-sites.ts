import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { testServiceKey } from '#tests/support/backend.ts';
import { startBackendProgram } from '#tests/support/backend-program.ts';
import { projectRoot, runShopgen } from '#tests/support/command.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

/** A site that runs, and a locale of it. */
export interface OpenSite {
  readonly site: string;
  readonly locale: string;
  readonly origin: string;
  /** Address of the backend. */
  readonly apiUrl: string;
  /** Paths of its pages by the key of their route; those with a parameter as `/blog/{slug}`. */
  readonly routes: ReadonlyMap<string, string>;
}

interface RouteList {
  readonly routes: readonly {
    readonly key: string;
    readonly locale: string;
    readonly path: string;
    readonly url: string;
  }[];
}

const allSites = ['acoustic', 'easy-felt', 'fibers-and-foams', 'db-noise-control', 'group'];

interface Opening {
  /** Whether the sites are built in pseudo texts. */
  readonly pseudo?: boolean;
  /** Which locales of a site, unless `LOOK_AT` names some; default: one of each language. */
  readonly locales?: 'first' | 'languages';
  /** More of the environment of the backend and the storefronts. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Whether a screen is reached without a customer's session or the token of a mail. @param key - Of its route. */
export function isReachable(key: string): boolean {
  return !/^(my|order|checkout|reset|newsletterConfirm|emailConfirm|logout)/i.test(key);
}

/**
 * Builds the sites, starts them on one backend with the demo's data, and calls back with each in each of its languages.
 * `LOOK_AT` names sites and locales to keep to; without it they are all sites, in one locale of each language.
 */
export async function withOpenSites(
  visit: (site: OpenSite) => Promise<void>,
  { pseudo = false, locales = 'languages', env: more = {} }: Opening = {},
): Promise<void> {
  const words = (process.env.LOOK_AT ?? '').split(' ').filter((word) => word !== '');
  const sites = allSites.filter((site) => !words.some((word) => allSites.includes(word)) || words.includes(site));
  const named = sites.flatMap((site) => ['--site', site]);
  const built = await runShopgen(['build', ...named, ...(pseudo ? ['--pseudo'] : []), '--root', projectRoot]);
  if (built.code !== 0) throw new Error(built.stderr);
  const data = await mkdtemp(path.join(os.tmpdir(), 'shopgen-looks-'));
  const backend = await startBackendProgram(path.join(data, 'backend'), undefined, more);
  try {
    for (const site of sites) {
      const folder = path.join(projectRoot, pseudo ? 'dist/@pseudo' : 'dist', site);
      const env = { SERVICE_KEY: testServiceKey, ...more };
      const storefront = await startStorefront({ folder, apiUrl: backend.url, env });
      try {
        const open = await listLocales(site, storefront, backend.url, words);
        for (const each of locales === 'first' ? open.slice(0, 1) : open) await visit(each);
      } finally {
        await storefront.stop();
      }
    }
  } finally {
    await backend.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function listLocales(
  site: string,
  { port }: Storefront,
  apiUrl: string,
  words: readonly string[],
): Promise<OpenSite[]> {
  const listed = await runShopgen(['routes', '--site', site, '--json', '--root', projectRoot]);
  const { routes }: RouteList = JSON.parse(listed.stdout);
  const locales = [...new Set(routes.map(({ locale }) => locale))];
  const isAsked = locales.some((locale) => words.includes(locale));
  const languages = new Set<string>();
  return locales.flatMap((locale) => {
    const language = locale.slice(0, 2);
    if (isAsked ? !words.includes(locale) : languages.has(language)) return [];
    languages.add(language);
    const own = routes.filter((route) => route.locale === locale);
    const paths = own.map(({ key, url }) => [key, decodeURI(new URL(url).pathname)] as const);
    const origin = `http://${locale.toLowerCase()}.localhost:${port}`;
    return [{ site, locale, origin, apiUrl, routes: new Map(paths) }];
  });
}

/** Returns the path of a route, for one with a parameter that of the first page that its overview leads to. */
export async function findPath(page: Page, { origin, routes }: OpenSite, key: string): Promise<string | undefined> {
  const pattern = routes.get(key);
  if (pattern === undefined || !pattern.includes('{')) return pattern;
  const [start = ''] = pattern.split('{');
  const overviews = [...routes.entries()].filter(([name, at]) => /Overview$/.test(name) && !at.includes('{'));
  for (const at of ['/', ...overviews.map(([, overview]) => overview)]) {
    await page.goto(`${origin}${at}`, { waitUntil: 'load' });
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const found = links.find((link) => link.startsWith(start) && link.length > start.length && !link.includes('?'));
    if (found !== undefined) return found;
  }
  return undefined;
}
