import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPooled } from '#runtime/rpc/clients/pooled-fetch.ts';
import { type ApiServer, startApiServer } from '../api-server.ts';

const never = new AbortController().signal;
let api: ApiServer;

beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

describe('fetchPooled', () => {
  it('sends method, query and headers, and asks for an answer that is not compressed', async () => {
    const request = new Request(`${api.url}/menus?depth=2`, {
      method: 'POST',
      body: '{}',
      headers: { 'x-shop-id': 'a' },
    });
    expect((await fetchPooled(request, never, 1000)).status).toBeLessThan(500);
    const [seen] = api.requests;
    expect(seen).toMatchObject({ method: 'POST', path: '/menus' });
    expect(seen?.query.get('depth')).toBe('2');
    expect(seen?.headers).toMatchObject({ 'x-shop-id': 'a', 'accept-encoding': 'identity', 'content-length': '2' });
  });

  it('returns status, headers, body and address of an answer', async () => {
    api.rule((_, response) => {
      response.writeHead(409, { 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] }).end('{"code":"ä"}');
      return true;
    });
    const response = await fetchPooled(new Request(`${api.url}/menus`), never, 1000);
    expect(response.status).toBe(409);
    expect(response.url).toBe(`${api.url}/menus`);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({ code: 'ä' });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('unpacks an answer that an API compresses with %s unasked, up to the limit', async (coding, compress) => {
    const text = JSON.stringify({ name: 'wandpaneel '.repeat(40) });
    api.rule((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end(compress(text));
      return true;
    });
    const response = await fetchPooled(new Request(`${api.url}/menus`), never, 1000);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(text);
    await expect(fetchPooled(new Request(`${api.url}/menus`), never, 400)).rejects.toThrow(RangeError);
  });

  it('rejects an answer whose coding it does not know', async () => {
    api.rule((_, response) => {
      response.writeHead(200, { 'content-encoding': 'snappy' }).end('{}');
      return true;
    });
    await expect(fetchPooled(new Request(`${api.url}/menus`), never, 1000)).rejects.toThrow('compressed with snappy');
  });

  it('follows a redirect', async () => {
    api.rule(({ path }, response) => {
      if (path !== '/old') return false;
      response.writeHead(308, { location: '/menus' }).end();
      return true;
    });
    const response = await fetchPooled(new Request(`${api.url}/old`), never, 100_000);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('header');
  });

  it('rejects with the reason of its signal, be it aborted before or during the call', async () => {
    api.rule(() => true);
    const reason = new Error('left');
    await expect(fetchPooled(new Request(`${api.url}/menus`), AbortSignal.abort(reason), 1000)).rejects.toBe(reason);
    const visitor = new AbortController();
    const answer = fetchPooled(new Request(`${api.url}/menus`), visitor.signal, 1000);
    visitor.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});
