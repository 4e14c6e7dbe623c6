import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiServer, sendProblem, startApiServer } from '../rpc/api-server.ts';
import { siteModel } from '../rpc/site-model.ts';
import { createTestServer, dutchHost } from './test-server.ts';

const serviceKey = 'a service key of the tests';
const product = '/product/fjord-wandpaneel';

let api: ApiServer;
let server: FastifyInstance;
beforeEach(async () => {
  api = await startApiServer();
  server = await createTestServer(api.url, { serviceKey, caches: { bytes: 10_000_000, freshMs: 60_000 } });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: { host: dutchHost, ...headers } });
const purge = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  server.inject({
    method: 'POST',
    url: '/internal/purge',
    headers: { host: '10.0.0.7:3000', authorization: `Bearer ${serviceKey}`, ...headers },
    payload: body as object,
  });
const asked = () => api.requests.length;

describe('a kept page', () => {
  it('is made once, and asks no API again', async () => {
    const first = await get(product);
    const before = asked();
    const second = await get(product);
    expect([first.headers['cache-status'], second.headers['cache-status']]).toEqual([
      'shopgen; fwd=miss',
      'shopgen; hit',
    ]);
    expect(second.body).toBe(first.body);
    expect(asked()).toBe(before);
  });

  it('is made once for a crowd that comes at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(product)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(api.requests.filter(({ path }) => path.startsWith('/Products/'))).toHaveLength(1);
  });

  it('is the same for everyone: cookies and what nobody understands make no other', async () => {
    await get(product);
    for (const headers of [{ cookie: '__Host-session=abc; other=1' }, { cookie: 'vat=incl' }, { 'user-agent': 'x' }]) {
      const answer = await get(`${product}?utm_source=mail&page=7`, headers);
      expect(answer.headers['cache-status']).toBe('shopgen; hit');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is another in another locale and with the other choice of VAT', async () => {
    await get(product);
    expect((await get(product, { cookie: 'vat=excl' })).headers['cache-status']).toBe('shopgen; fwd=miss');
    const german = await get('/produkt/fjord-wandpaneel', { host: 'de-de.localhost' });
    expect(german.body).toContain('<html lang="de-DE">');
    expect((await get(product, { cookie: 'vat=excl' })).headers['cache-status']).toBe('shopgen; hit');
  });

  it('comes compressed as the visitor takes it, and is the same page in each form', async () => {
    const plain = await get(product);
    const br = await get(product, { 'accept-encoding': 'gzip, br' });
    const gzip = await get(product, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.headers.vary).toContain('accept-encoding');
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it('is not sent again to a visitor who has it', async () => {
    const { headers } = await get(product, { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    for (const given of [etag, `"other", ${etag}`, etag.slice('W/'.length), '*']) {
      const again = await get(product, { 'accept-encoding': 'br', 'if-none-match': given });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(product, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD with its headers alone', async () => {
    const whole = await get(product);
    const head = await get(product, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ]);
  });

  it('carries the headers of every page', async () => {
    await get(product);
    const { headers } = await get(product);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('goes on being given while the API is down, which readiness only mentions', async () => {
    await get(product);
    await server.inject({ url: '/readyz' });
    await api.close();
    expect((await get(product)).statusCode).toBe(200);
    expect((await get(product, { 'if-none-match': '"other"' })).body).toContain('Fjord wandpaneel');
    expect((await get('/product/anders')).statusCode).toBe(503);
    expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200);
    api = await startApiServer();
  });

  it('is not made of a failure', async () => {
    api.rule((_, response) => {
      sendProblem(response, 503, 'SERVICE_UNAVAILABLE');
      return true;
    });
    expect((await get(product)).statusCode).toBe(503);
    api.rule(undefined);
    expect((await get(product)).statusCode).toBe(200);
  });

  it('is an address that has moved, too', async () => {
    await get('/product/old-slug');
    const { statusCode, headers } = await get('/product/old-slug');
    expect([statusCode, headers.location, headers['cache-status']]).toEqual([301, product, 'shopgen; hit']);
  });
});

describe('POST /internal/purge', () => {
  it('lets go of what was made of something, and of nothing else', async () => {
    await get(product);
    expect((await purge({ shopId: siteModel.shopId, tags: ['product:another'] })).statusCode).toBe(204);
    expect((await get(product)).headers['cache-status']).toBe('shopgen; hit');
    expect((await purge({ shopId: siteModel.shopId, tags: ['product:fjord-wall-panel'] })).statusCode).toBe(204);
    expect((await get(product)).headers['cache-status']).toBe('shopgen; fwd=miss');
  });

  it('minds its own shop', async () => {
    await get(product);
    expect((await purge({ shopId: 'another-shop', tags: ['*'] })).statusCode).toBe(204);
    expect((await get(product)).headers['cache-status']).toBe('shopgen; hit');
  });

  it.each([
    ['no key', { authorization: '' }],
    ['another key', { authorization: 'Bearer something else' }],
    ['the key in another scheme', { authorization: serviceKey }],
  ])('takes nothing with %s', async (_, headers) => {
    await get(product);
    expect((await purge({ shopId: siteModel.shopId, tags: ['*'] }, headers)).statusCode).toBe(401);
    expect((await get(product)).headers['cache-status']).toBe('shopgen; hit');
  });

  it.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin' },
  ])('is not for browsers: %j', async (headers) => {
    expect((await purge({ shopId: siteModel.shopId, tags: ['*'] }, headers)).statusCode).toBe(403);
  });

  it.each([
    {},
    { shopId: siteModel.shopId },
    { shopId: siteModel.shopId, tags: [] },
    { shopId: '', tags: ['*'] },
    [],
    'tags',
  ])('refuses %j', async (body) => {
    const answer = await purge(body, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
  });

  it('rejects purges where there is no key', async () => {
    const keyless = await createTestServer(api.url, { caches: { bytes: 1_000_000, freshMs: 60_000 } });
    const answer = await keyless.inject({
      method: 'POST',
      url: '/internal/purge',
      headers: { host: 'localhost', authorization: 'Bearer undefined' },
      payload: { shopId: siteModel.shopId, tags: ['*'] },
    });
    expect(answer.statusCode).toBe(401);
    await keyless.close();
  });

  it('does not keep a page that was being made of what has changed', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached = () => {};
    const making = new Promise<void>((resolve) => {
      reached = resolve;
    });
    api.rule(({ path }, response) => {
      if (!path.startsWith('/Products/')) return false;
      api.rule(undefined);
      reached();
      // The old answer is in progress when the purge arrives.
      void held.then(() => sendProblem(response, 404, 'PRODUCT_NOT_FOUND'));
      return true;
    });
    const before = get(product);
    await making;
    await purge({ shopId: siteModel.shopId, tags: ['*'] });
    const after = await get(product);
    release();
    expect((await before).statusCode).toBe(404);
    expect(after.statusCode).toBe(200);
    expect((await get(product)).headers['cache-status']).toBe('shopgen; hit');
    expect((await get(product)).statusCode).toBe(200);
  });
});
