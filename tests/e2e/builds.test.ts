import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

/** All text files of a build: code, styles, and the report. */
function readBuild(site: string): { readonly path: string; readonly text: string }[] {
  const folder = join(inject('distFolder'), site);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|css|json)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

const textOf = (site: string): string =>
  readBuild(site)
    .map(({ text }) => text)
    .join('\n');

describe('a build holds what its site has switched on, and nothing else', () => {
  // Each is a mark that only the feature's own code carries.
  const marks = {
    'the catalogue procedures': '/catalogue/products',
    'the product call': '/Products/{id}',
    'the product path': '/produkt/',
    'the cart texts': '/warenkorb',
  };

  it.each(['acoustic', 'easy-felt', 'fibers-and-foams'])('%s sells products', (site) => {
    const text = textOf(site);
    expect(text).toContain(marks['the catalogue procedures']);
    expect(text).toContain(marks['the product call']);
  });

  it.each(['db-noise-control', 'group'])('%s has nothing of a shop in it', (site) => {
    const text = textOf(site);
    const found = Object.entries(marks).filter(([, mark]) => text.includes(mark));
    expect(found).toEqual([]);
  });

  it.each([
    ['acoustic', false],
    ['easy-felt', true],
    ['fibers-and-foams', true],
    ['db-noise-control', true],
    ['group', false],
  ])('the footer logo in %s: %s', (site, shown) => {
    const report = JSON.parse(readFileSync(join(inject('distFolder'), site, 'report.json'), 'utf8'));
    expect(JSON.stringify(report).includes('footer-logo')).toBe(shown);
  });

  it('ships no style engine to the browser', () => {
    const scripts = readBuild('acoustic').filter(({ path }) => path.startsWith('client/') && path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ text }) => text.includes('sxs.internal') || text.includes('--sxs'))).toEqual([]);
  });

  it('never sends server code to the browser', () => {
    for (const { path, text } of readBuild('acoustic').filter((file) => file.path.startsWith('client/'))) {
      expect(text.includes('X-Shop-Id'), path).toBe(false);
      expect(text.includes('SESSION_SECRET'), path).toBe(false);
    }
  });
});

describe('server.js in a folder where nothing else is', () => {
  let folder: string;
  let storefront: Storefront;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shopgen-alone-'));
    cpSync(join(inject('distFolder'), 'group'), folder, { recursive: true });
    storefront = await startStorefront({ folder, apiUrl: inject('apiUrl') });
  });
  afterAll(async () => {
    await storefront.stop();
    rmSync(folder, { recursive: true });
  });

  it('serves its site', async () => {
    const { status, text, headers } = await storefront.get('/');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="nl-NL"');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('has no address for what its flags switch off', async () => {
    for (const path of ['/producten', '/product/fjord', '/winkelwagen', '/mijn-account', '/zoeken']) {
      expect((await storefront.get(path)).status, path).toBe(404);
    }
    const sitemap = await storefront.get('/sitemap.xml');
    expect(sitemap.text).not.toContain('/product');
  });

  it('ends by itself when it is asked to', async () => {
    const exit = new Promise((resolve) => storefront.process.once('exit', resolve));
    await storefront.stop();
    expect(await exit).toBe(0);
  });
});

it('refuses to start without a secret, and says which', async () => {
  const start = startStorefront({
    folder: join(inject('distFolder'), 'group'),
    apiUrl: inject('apiUrl'),
    env: { SESSION_SECRET: '' },
  });
  await expect(start).rejects.toThrow(/SESSION_SECRET/);
});
