import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createClientDir, createTestServer, dutchHost } from './test-server.ts';

let api: ApiServer;
let server: FastifyInstance;
let files: Awaited<ReturnType<typeof createClientDir>>;
beforeAll(async () => {
  api = await startApiServer();
  files = await createClientDir();
  server = await createTestServer(api.url, { clientDir: files.clientDir });
});
afterAll(async () => {
  await server.close();
  await api.close();
  await files.remove();
});

const get = (url: string, host = dutchHost) => server.inject({ url, headers: { host } });

// ASVS 3.4.4, 3.4.5, 3.4.6

describe('an answer of any kind', () => {
  it.each([
    ['/product/fjord-wandpaneel', dutchHost, 200],
    ['/product/gone', dutchHost, 404],
    ['/assets/entry-1.js', dutchHost, 200],
    ['/assets/none.js', dutchHost, 404],
    ['/media/fjord-1a2b/640.webp', dutchHost, 200],
    ['/api/trpc/content.menus', dutchHost, 200],
    ['/api/trpc/content.nothing', dutchHost, 404],
    ['/icon.svg', dutchHost, 200],
    ['/sitemap.xml', dutchHost, 200],
    ['/locale/de-DE', dutchHost, 303],
    ['/producten/', dutchHost, 301],
    ['/healthz', 'anything.example', 200],
    ['/metrics', dutchHost, 404],
    ['/', 'evil.example', 421],
    ['/', 'localhost:99999', 421],
    ['/%zz', dutchHost, 400],
    ['/%', 'evil.example', 400],
  ])('has its type left alone, runs in no frame and names its policy: %s of %s', async (url, host, status) => {
    const { statusCode, headers, body } = await get(url, host);
    expect(statusCode).toBe(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    // The language switcher carries a login to another host: nobody is told its addresses.
    const isSwitch = url.startsWith('/locale/');
    expect(headers['referrer-policy']).toBe(isSwitch ? 'no-referrer' : 'strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
    if (status >= 400 && status !== 404) expect(body).not.toContain('%');
  });

  it.each(['/product/fjord-wandpaneel', '/sitemap.xml'])('says that %s comes in several encodings', async (url) => {
    expect((await get(url)).headers.vary).toMatch(/^accept-encoding(, cookie)?$/);
  });
});

it.each(['x y', 'javascript', 'https,http'])('believes no proxy that names the protocol %s', async (protocol) => {
  const hostAliases = new Map([
    ['nl.acoustic.test', ['nl-NL']],
    ['de.acoustic.test', ['de-DE']],
  ]);
  const proxied = await createTestServer(api.url, { trustProxy: true, hostAliases });
  const headers = { host: 'nl.acoustic.test', 'x-forwarded-proto': protocol };
  expect((await proxied.inject({ url: '/product/fjord-wandpaneel', headers })).statusCode).toBe(200);
  const { location } = (await proxied.inject({ url: '/locale/de-DE', headers })).headers;
  expect(location).toBe('http://de.acoustic.test/');
  await proxied.close();
});
