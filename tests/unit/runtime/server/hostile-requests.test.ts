import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendLines } from '#tests/support/send-bytes.ts';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createTestServer } from './test-server.ts';

let api: ApiServer;
let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  api = await startApiServer();
  server = await createTestServer(api.url);
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const send = (...lines: readonly string[]): Promise<number | undefined> => sendLines(port, ...lines);

const host = 'Host: localhost';
const end = 'Connection: close';

// ASVS 4.2.1, 13.4.4

it.each([
  ['TRACE', 405],
  ['TRACK', 400],
  ['CONNECT', undefined],
  ['PROPFIND', 405],
  ['DELETE', 405],
])('answers %s with %s', async (method, status) => {
  expect(await send(`${method} / HTTP/1.1`, host, end)).toBe(status);
});

it('takes no request for two hosts, whichever is meant', async () => {
  expect(await send('GET / HTTP/1.1', host, 'Host: evil.example', end)).toBe(400);
  expect(await send('GET / HTTP/1.1', 'Host: evil.example', host, end)).toBe(400);
  expect(await send('GET / HTTP/1.1', host, host, end)).toBe(400);
  expect(await send('GET /healthz HTTP/1.1', host, 'Host: evil.example', end)).toBe(400);
});

it('takes no request without a host, or for a host that is none', async () => {
  expect(await send('GET / HTTP/1.1', end)).toBe(400);
  expect(await send('GET / HTTP/1.1', 'Host: ', end)).toBe(421);
  expect(await send('GET / HTTP/1.1', 'Host: a b', end)).toBe(421);
  expect(await send('GET / HTTP/1.1', 'Host: localhost@evil.example', end)).toBe(421);
});

it.each(['/%00', '/%0d%0aset-cookie:a=b', '/%ed%a0%80', '/%', '/%zz', '/?q=%ed%a0%80', '/?q=%00', '/\u0001'])(
  'answers the path %j without a failure of its own',
  async (path) => {
    const status = await send(`GET ${path} HTTP/1.1`, host, end);
    expect(status ?? 400).toBeLessThan(500);
  },
);

it('answers hostile headers without a failure of its own', async () => {
  for (const header of [
    `Cookie: session=${'%00'.repeat(100)}`,
    `Cookie: order=\u00ff\u0080; locale=__proto__; vat=constructor`,
    'Accept-Language: *;q=NaN, \u00ff',
    'Accept-Encoding: br;q=1e400, __proto__',
    'If-None-Match: W/"',
    'If-Modified-Since: never',
    'Range: bytes=9-1,--1',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked, identity',
    'Expect: nothing',
    'Sec-Fetch-Site: __proto__',
  ]) {
    const status = await send('GET / HTTP/1.1', host, header, end);
    expect({ header, status: (status ?? 400) < 500 }).toEqual({ header, status: true });
  }
});
