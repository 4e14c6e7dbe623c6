import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createWorkRoot,
  type RunningCommand,
  runShopgen,
  startProcess,
  type WorkRoot,
} from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { trimDescription } from '#tests/support/trim-description.ts';
import { startWooCommerceServer, type WooCommerceServer } from '#tests/support/woocommerce-server.ts';

const docs = new URL('../../docs/', import.meta.url);
/** What the page runs to add the site. */
const addSite = /npx shopgen (site add .*)/.exec(readFileSync(new URL('your-own-api.md', docs), 'utf8'))?.[1] ?? '';

/** The routes that the page takes away. */
const removedRoutes =
  /```yaml\n(routes:\n.*?)```/s.exec(readFileSync(new URL('your-own-api.md', docs), 'utf8'))?.[1] ?? '';
const validated = z.object({
  diagnostics: z.array(z.object({ code: z.literal('page.without-route'), line: z.number() })),
});

let shop: WooCommerceServer;
let adapter: RunningCommand;
let root: WorkRoot;
let storefront: Storefront;
let address: string;
beforeAll(async () => {
  shop = await startWooCommerceServer();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  adapter = startProcess(process.execPath, [new URL('examples/woocommerce/adapter.js', docs).pathname], {
    env: { ...process.env, STORE_URL: shop.url, SHOP_NAME: 'Oak & Felt', PORT: String(port) },
  });
  root = createWorkRoot();
  const words = addSite.split(' ').map((word) => word.replaceAll("'", ''));
  expect(await runShopgen([...words, '--root', root.path])).toMatchObject({ code: 0 });
  // What the page says next: routes that go, and the pages that `validate` names for them.
  const file = path.join(root.path, 'site-configs/oak.yaml');
  const added = `${readFileSync(file, 'utf8')}\n${removedRoutes}`;
  writeFileSync(file, added);
  const { stdout } = await runShopgen(['validate', '--site', 'oak', '--json', '--root', root.path]);
  const named = new Set(validated.parse(JSON.parse(stdout)).diagnostics.map(({ line }) => line));
  writeFileSync(
    file,
    added
      .split('\n')
      .filter((_, index) => !named.has(index + 1))
      .join('\n'),
  );
  // The descriptions say no more than what the adapter answers.
  const table = readFileSync(new URL('examples/woocommerce/adapter.js', docs), 'utf8');
  const answered = [...table.matchAll(/'GET (\/[^']*)'/g)].map(([, to]) => `get ${to}`);
  for (const api of ['product', 'content']) {
    const description = path.join(root.path, `openapi/${api}-api.yaml`);
    const isKept = (operation: string): boolean =>
      answered.includes(operation) || operation.startsWith('get /Uploads/');
    writeFileSync(description, trimDescription(readFileSync(description, 'utf8'), isKept));
  }
  const [built] = await Promise.all([
    runShopgen(['build', '--site', 'oak', '--root', root.path]),
    adapter.until(/adapter is ready/),
  ]);
  expect(built).toMatchObject({ code: 0 });
  storefront = await startStorefront({ folder: path.join(root.path, 'dist/oak'), apiUrl: address });
}, 180_000);
afterAll(async () => {
  await storefront?.stop();
  await adapter?.stop('SIGTERM');
  await shop?.stop();
  root?.remove();
});

describe('a shop behind the adapter of the docs', () => {
  it('shows the products and categories of the other system', async () => {
    const home = await storefront.get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('Wandpaneel Heide');
    expect(home.text).toContain('Wandpanelen');
    const listing = await storefront.get('/producten');
    expect(listing.text).toContain('href="/product/baffel-kust"');
    const category = await storefront.get('/producten/wandpanelen');
    expect(category.status).toBe(200);
    expect(category.text).toContain('Wandpaneel Duin');
    expect(category.text).not.toContain('Baffel Kust');
  });

  it('shows a product with its price, facts and picture', async () => {
    const { status, text } = await storefront.get('/product/wandpaneel-duin');
    expect(status).toBe(200);
    expect(text).toMatch(/€\s96,80/);
    expect(text).toContain('Vilt, Eik');
    const picture = /\/media\/woo-1102\/\d+\.webp/.exec(text)?.[0] ?? '';
    const image = await storefront.get(picture);
    expect(image.headers.get('content-type')).toBe('image/webp');
  });

  it('leads nowhere that the adapter has no answer for', async () => {
    for (const address of ['/', '/producten', '/product/wandpaneel-duin']) {
      const { text } = await storefront.get(address);
      expect(text).not.toMatch(/winkelwagen/i);
      const links = [...text.matchAll(/ (?:href|action|formaction)="(\/[^"#?]*)/g)].map(([, to]) => to);
      expect(
        links.filter((to) => !/^\/($|product|locale\/|media\/|assets\/|vat|icon|manifest|site)/.test(to ?? '')),
      ).toEqual([]);
    }
    expect((await storefront.get('/winkelwagen')).status).toBe(404);
    expect(adapter.said()).not.toContain('There is no operation');
  });

  it('is checked against descriptions of a catalogue alone, which name what a site with more would need', async () => {
    const fine = await runShopgen(['validate', '--site', 'oak', '--root', root.path]);
    expect(fine).toMatchObject({ code: 0 });
    const more = await runShopgen(['validate', '--site', 'easy-felt', '--json', '--root', root.path]);
    const { diagnostics } = z
      .object({ diagnostics: z.array(z.object({ code: z.string(), message: z.string(), help: z.string() })) })
      .parse(JSON.parse(more.stdout));
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['spec.operation-missing']));
    const lacking = (operation: string) => diagnostics.find(({ message }) => message.includes(` ${operation},`));
    expect(lacking('POST /auth/login')).toMatchObject({
      message: expect.stringContaining('auth.login calls for easy-felt'),
      help: expect.stringContaining('A site with account: false does not need it.'),
    });
    expect(lacking('POST /orders/lines')?.help).toContain('without the route cart');
    expect(lacking('GET /menus')).toBeUndefined();
  });

  it('answers 404 for what the other system does not have', async () => {
    expect((await storefront.get('/product/bestaat-niet')).status).toBe(404);
    expect((await storefront.get('/producten/bestaat-niet')).status).toBe(404);
  });

  it('has everything that the site names, as doctor finds', async () => {
    const { code, stderr } = await runShopgen(['doctor', '--api', address, '--site', 'oak', '--root', root.path]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });
});
