import { get } from 'node:http';
import { expect, inject, it } from 'vitest';

const storefront = new URL(inject('storefrontUrl'));

interface Answer {
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

/** Requests something as a browser does: `fetch` would decompress it. */
function request(path: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `nl-nl.localhost:${storefront.port}`, 'accept-encoding': encoding };
    get({ hostname: storefront.hostname, port: storefront.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

// A document carries its styles, so that its bytes are those of HTML and CSS. What a first request gets is compressed quickly;
// pages that are requested again get smaller by a fifteenth.
it.each([
  ['home', '/', 16_500],
  ['a listing', '/producten', 17_700],
  ['a product', '/product/fjord-wandpaneel', 21_700],
])('sends HTML and styles of %s in few bytes', async (_, path, most) => {
  const { encoding, bytes } = await request(path, 'br');
  expect(encoding).toBe('br');
  expect(bytes.byteLength).toBeLessThanOrEqual(most);
  const html = (await request(path, 'identity')).bytes.toString();
  expect(html).toMatch(/<style>[^<]/);
  expect(html).not.toContain('rel="stylesheet"');
});

// The entry and what it and the route import at once: a request for each before the application can run.
it.each([
  ['home', '/', 5],
  ['a listing', '/producten', 8],
  ['a product', '/product/fjord-wandpaneel', 6],
])('fetches the code of %s ahead in few files', async (_, path, most) => {
  const html = (await request(path, 'identity')).bytes.toString();
  const [, entry = ''] = /data-entry="([^"]+)"/.exec(html) ?? [];
  const [, ahead = ''] = /data-ahead="([^"]+)"/.exec(html) ?? [];
  expect(entry).toMatch(/\.js$/);
  expect(new Set([entry, ...ahead.split(' ')]).size).toBeLessThanOrEqual(most);
});

it('fetches one small script for reading a page', async () => {
  const html = (await request('/', 'identity')).bytes.toString();
  expect(html).not.toMatch(/<script[^>]* src=/);
  const [, loader = ''] = /data-loader="([^"]+)"/.exec(html) ?? [];
  expect((await request(loader, 'br')).bytes.byteLength).toBeLessThanOrEqual(2200);
});
