import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWorkRoot,
  type RunningCommand,
  runShopgen,
  startProcess,
  type WorkRoot,
} from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { startWooCommerceServer, type WooCommerceServer } from '#tests/support/woocommerce-server.ts';

const docs = new URL('../../docs/', import.meta.url);
/** What the page runs to add the site. */
const addSite = /npx shopgen (site add .*)/.exec(readFileSync(new URL('your-own-api.md', docs), 'utf8'))?.[1] ?? '';

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

  it('answers 404 for what the other system does not have', async () => {
    expect((await storefront.get('/product/bestaat-niet')).status).toBe(404);
    expect((await storefront.get('/producten/bestaat-niet')).status).toBe(404);
  });

  it('has everything that the site names, as doctor finds', async () => {
    const { code, stderr } = await runShopgen(['doctor', '--api', address, '--site', 'oak', '--root', root.path]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });
});
