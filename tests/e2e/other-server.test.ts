import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OtherServer, startOtherServer } from '#tests/support/other-server.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let other: OtherServer;
let storefront: Storefront;
beforeAll(async () => {
  other = await startOtherServer();
  storefront = await startStorefront({ folder: inject('acousticBuild'), apiUrl: other.url });
});
afterAll(async () => {
  await storefront.stop();
  await other.stop();
});

it('shows the products, pages and menus of whichever server implements the specs', async () => {
  const home = await storefront.get('/');
  expect(home.status).toBe(200);
  expect(home.text).toContain('Houtwerf Veluwe');

  const listing = await storefront.get('/producten');
  expect(listing.text).toContain('href="/product/eik-lat"');

  const product = await storefront.get('/product/eik-lat');
  expect(product.status).toBe(200);
  expect(product.text).toContain('Lattenwand Veluwe');
  expect(product.text).toMatch(/€\s121,00/);
});

it('asks in the name of its shop and in the language of the page', async () => {
  other.seenHeaders.length = 0;
  await storefront.get('/product/eik-lat', { host: 'www.acoustic-de.example' });
  await storefront.get('/produkt/eik-lat', { host: 'www.acoustic-de.example' });
  expect(other.seenHeaders.length).toBeGreaterThan(0);
  for (const headers of other.seenHeaders) expect(headers).toEqual({ shop: 'acoustic', language: 'de-DE' });
});

it('lets no script of an API into a page', async () => {
  const { text } = await storefront.get('/product/eik-lat');
  expect(text).toContain('Gezaagd in Apeldoorn.');
  const markup = text.slice(0, text.indexOf('id="state"'));
  expect(markup).not.toContain('alert(');
  expect(text).not.toContain('onclick');
});

it('passes images on, with immutable caching', async () => {
  const picture = await storefront.get('/media/oak-0001/320.webp');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toContain('immutable');
});

it('answers 404 inside the shop’s frame for unknown addresses', async () => {
  const { status, text } = await storefront.get('/product/bestaat-niet');
  expect(status).toBe(404);
  expect(text).toContain('href="/producten"');
});

it('is ready as soon as the server has answered', async () => {
  expect((await storefront.get('/readyz')).status).toBe(200);
});

const notAskedBefore = '/producten?sort=price-asc';

it('shows an outage while the server is down, and recovers with it', async () => {
  other.fail(503);
  // Cached pages are still served.
  expect((await storefront.get('/product/eik-lat')).status).toBe(200);
  const down = await storefront.get(notAskedBefore);
  expect(down.status).toBe(503);
  expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(down.text).toContain('<h1');
  expect((await storefront.get('/healthz')).status).toBe(200);
  expect((await storefront.get('/readyz')).status).toBe(200);

  other.fail(undefined);
  await expect.poll(async () => (await storefront.get(notAskedBefore)).status, { timeout: 20_000 }).toBe(200);
});
