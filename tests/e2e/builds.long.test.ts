import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkBudgets } from '#cli/build/budgets/check-budgets.ts';
import { clientReportSchema } from '#cli/build/cache/cached-site.ts';
import { loadSite } from '#cli/config/load-site.ts';
import { gateOfText } from '#cli/config/messages/namespace-gates.ts';
import type { Gate } from '#runtime/contracts/flags.ts';
import { routeKeys, routeRules } from '#runtime/contracts/routes.ts';
import { projectRoot } from '#tests/support/command.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

/** Reads all text files of a build: code, styles, and the report. */
function readBuild(site: string): { readonly path: string; readonly text: string }[] {
  const folder = join(inject('distFolder'), site);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|css|json)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

const getText = (site: string): string =>
  readBuild(site)
    .map(({ text }) => text)
    .join('\n');

const getReport = (site: string) =>
  z
    .object({ client: z.object({ chunks: z.array(z.object({ parts: z.record(z.string(), z.number()) })) }) })
    .parse(JSON.parse(readFileSync(join(inject('distFolder'), site, 'report.json'), 'utf8')));

/** Folders of the runtime in a site's client chunks, from the bundler. */
const getFolders = (site: string): string[] =>
  [...new Set(getReport(site).client.chunks.flatMap(({ parts }) => Object.keys(parts)))].filter((part) =>
    part.startsWith('runtime/'),
  );

/** Folders that only sites with products or accounts may contain. */
const ofShop =
  /^runtime\/(features|screens)\/(catalogue|category|product|reviews|vat|configurator|cart|checkout|order|account|my-|login|register|forgot-password|reset-password|shared-item)/;

const ofShopGate = (gate: Gate | undefined): boolean => gate === 'products' || gate === 'account';

/** Returns route paths of all locales that only sites with products or accounts have. */
function shopPaths(): string[] {
  const routes = z
    .object({ routes: z.record(z.string(), z.record(z.string(), z.string().nullable())) })
    .parse(parse(readFileSync(join(projectRoot, 'site-configs/base.yaml'), 'utf8'))).routes;
  return routeKeys
    .filter((key) => ofShopGate(routeRules[key].gate))
    .flatMap((key) => Object.values(routes[key] ?? {}).filter((path) => path !== null));
}

/** Returns texts of all locales that only sites with products or accounts show, without ambiguous short ones. */
function shopTexts(): string[] {
  const tree: z.ZodType<unknown> = z.unknown();
  const flat = (value: unknown, path: string): (readonly [string, string])[] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(z.record(z.string(), tree).parse(value)).flatMap(([key, inner]) =>
          flat(inner, path === '' ? key : `${path}.${key}`),
        );
  const folder = join(projectRoot, 'locales');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      flat(JSON.parse(readFileSync(join(folder, file), 'utf8')), '').flatMap(([key, text]) =>
        ofShopGate(gateOfText(basename(file, '.json'), key)) && text.length > 14 && !text.includes('{{') ? [text] : [],
      ),
    );
}

// ASVS 13.4.1, 15.2.3

describe('a build contains only what its site has switched on', () => {
  // Texts that occur only in the code of selling.
  const marks = [
    ...['/catalogue/', '/Products', 'catalogueRouter'],
    ...['/auth/login', '/Registration', '/me/details', '/Misc/validate/address'],
    ...[
      'authRouter',
      'userRouter',
      'customerChecksRouter',
      'storageRouter',
      '/Storage/validate',
      '/saved-items/export',
    ],
  ];

  it.each(['acoustic', 'easy-felt', 'fibers-and-foams'])('%s sells products', (site) => {
    const text = getText(site);
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
    expect(getFolders(site).filter((folder) => ofShop.test(folder)).length).toBeGreaterThan(6);
    expect(shopPaths().some((path) => text.includes(`"${path}"`))).toBe(true);
    expect(shopTexts().some((shown) => text.includes(shown))).toBe(true);
  });

  it.each(['db-noise-control', 'group'])('%s has no module, procedure, path or text of a shop in it', (site) => {
    const text = getText(site);
    expect(getFolders(site).filter((folder) => ofShop.test(folder))).toEqual([]);
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
    expect(
      shopPaths().filter((path) => [`"${path}"`, `'${path}'`, `\`${path}\``].some((at) => text.includes(at))),
    ).toEqual([]);
    expect(shopTexts().filter((shown) => text.includes(shown))).toEqual([]);
  });

  it.each([
    ['acoustic', false],
    ['easy-felt', true],
    ['fibers-and-foams', true],
    ['db-noise-control', true],
    ['group', false],
  ])('the footer logo in %s: %s', (site, shown) => {
    expect(getFolders(site).includes('runtime/features/footer-logo')).toBe(shown);
  });

  it.each([
    ['acoustic', true],
    ['easy-felt', true],
    ['fibers-and-foams', false],
    ['group', false],
  ])('the monitoring client, and what React needs to measure, in %s: %s', (site, isThere) => {
    const scripts = readBuild(site).filter(({ path }) => path.startsWith('client/') && path.endsWith('.js'));
    expect(getFolders(site).includes('runtime/features/monitoring')).toBe(isThere);
    // Present only in React DOM's profiling build.
    for (const mark of ['api-key', 'actualDuration']) {
      expect(
        scripts.some(({ text }) => text.includes(mark)),
        mark,
      ).toBe(isThere);
    }
  });

  it('loads neither the libraries of forms nor the cart on a first visit to pages without them', () => {
    const routes = z
      .object({ client: z.object({ routes: z.record(z.string(), z.object({ files: z.array(z.string()) })) }) })
      .parse(JSON.parse(readFileSync(join(inject('distFolder'), 'acoustic', 'report.json'), 'utf8'))).client.routes;
    const read = routeKeys.filter(
      (key) => /^(home|contentPage|.*(Overview|Detail))$/.test(key) && !key.startsWith('my'),
    );
    expect(read.length).toBeGreaterThan(10);
    for (const key of read) {
      const files = routes[key]?.files ?? [];
      expect({ key, files: files.filter((file) => /lib-yup|hook-form|buying-|orders-/.test(file)) }).toEqual({
        key,
        files: [],
      });
    }
  });

  it('ships no style engine to the browser', () => {
    const scripts = readBuild('acoustic').filter(({ path }) => path.startsWith('client/') && path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ text }) => text.includes('sxs.internal') || text.includes('--sxs'))).toEqual([]);
  });

  it.each(['acoustic', 'group'])('%s is drawn with what its theme has', (site) => {
    const styles = readBuild(site)
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ text }) => text)
      .join('\n');
    const defined = new Set([...styles.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name));
    const missing = [...styles.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
      defined.has(name) || name.startsWith('--radix-') ? [] : [name],
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('never sends server code to the browser', () => {
    for (const { path, text } of readBuild('acoustic').filter((file) => file.path.startsWith('client/'))) {
      expect(text.includes('X-Shop-Id'), path).toBe(false);
      expect(text.includes('SESSION_SECRET'), path).toBe(false);
    }
  });
});

describe('server.js in an otherwise empty folder', () => {
  let folder: string;
  let storefront: Storefront;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shopgen-alone-'));
    cpSync(join(inject('distFolder'), 'group'), folder, { recursive: true });
    storefront = await startStorefront({ folder, apiUrl: inject('apiUrl') });
  });
  afterAll(async () => {
    await storefront.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves its site', async () => {
    const { status, text, headers } = await storefront.get('/');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="nl-NL"');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('has no address for routes that its flags switch off', async () => {
    for (const path of ['/producten', '/product/fjord', '/winkelwagen', '/mijn-account', '/zoeken']) {
      expect((await storefront.get(path)).status, path).toBe(404);
    }
    const sitemap = await storefront.get('/sitemap.xml');
    expect(sitemap.text).not.toContain('/product');
  });

  it('goes on serving every locale after its folder is gone, forms and assets included', async () => {
    rmSync(folder, { recursive: true });
    const { domains, routes } = (await loadSite(projectRoot, 'group')).model;
    expect(Object.keys(domains)).toHaveLength(3);
    for (const [locale, { host, prefix }] of Object.entries(domains)) {
      const { status, text } = await storefront.get(`${prefix}${routes[locale]?.contact}`, { host });
      expect([status, host]).toEqual([200, host]);
      expect(text).toMatch(/<label[^>]*>[^<]*\p{L}{3}/u);
      const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1];
      if (styles !== undefined) expect((await storefront.get(styles, { host })).status).toBe(200);
    }
  });

  it('ends by itself when it is asked to', async () => {
    const exit = new Promise((resolve) => storefront.process.once('exit', resolve));
    await storefront.stop();
    expect(await exit).toBe(0);
  });
});

it('does not start without a secret, and names it', async () => {
  const start = startStorefront({
    folder: join(inject('distFolder'), 'group'),
    apiUrl: inject('apiUrl'),
    env: { SESSION_SECRET: '' },
  });
  await expect(start).rejects.toThrow(/SESSION_SECRET/);
});

it.each(['acoustic', 'easy-felt', 'fibers-and-foams', 'db-noise-control', 'group'])(
  'cuts %s into files none of which needs one that needs it: it would be read before that one is there',
  (site) => {
    const folder = join(inject('distFolder'), site, 'client/assets');
    const needs = new Map(
      readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .map((file) => {
          const source = readFileSync(join(folder, file), 'utf8');
          return [file, [...source.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name)];
        }),
    );
    const reached = (file: string, seen: Set<string>): Set<string> => {
      for (const next of needs.get(file) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
      return seen;
    };
    expect(needs.size).toBeGreaterThan(20);
    expect([...needs.keys()].filter((file) => reached(file, new Set()).has(file))).toEqual([]);
  },
);

describe('the pages of a site', () => {
  it.each(['acoustic', 'easy-felt', 'fibers-and-foams', 'group', 'db-noise-control'])(
    'keep the budgets of %s',
    async (site) => {
      const { budgets } = await loadSite(projectRoot, site);
      const { client } = z
        .object({ client: clientReportSchema })
        .parse(JSON.parse(readFileSync(join(inject('distFolder'), site, 'report.json'), 'utf8')));
      expect(budgets.default).toHaveProperty('js');
      expect(checkBudgets(budgets, client, undefined, true)).toEqual([]);
    },
  );
});
