import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createTestServer, dutchHost } from './test-server.ts';

let api: ApiServer;
let server: FastifyInstance;
beforeEach(async () => {
  api = await startApiServer();
  server = await createTestServer(api.url, {
    trustProxy: true,
    visitorLimit: 3,
    caches: { bytes: 10_000_000, freshMs: 60_000 },
  });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

const get = (url: string, address?: string) =>
  server.inject({
    url,
    headers: { host: dutchHost, ...(address !== undefined && { 'x-forwarded-for': address }) },
  });
/** A product that is not there: such a page has to be made, too. */
const unknown = (number: number) => `/product/fjord-${number}`;
const product = '/product/fjord-wandpaneel';
const call = `/api/trpc/catalogue.product?input=${encodeURIComponent('{"json":{"slug":"fjord-wandpaneel"}}')}`;

it('answers one visitor with 429 once too much was made for them, and everybody else', async () => {
  for (let number = 0; number < 3; number += 1) expect((await get(unknown(number), '192.0.2.1')).statusCode).toBe(404);
  const before = api.requests.length;
  const refused = await get(unknown(4), '192.0.2.1');
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(api.requests).toHaveLength(before);
  expect((await get(unknown(4), '192.0.2.2')).statusCode).toBe(404);
});

it('goes on giving them what is kept', async () => {
  expect((await get(product, '192.0.2.9')).statusCode).toBe(200);
  for (let number = 2; number < 6; number += 1) await get(unknown(number), '192.0.2.1');
  expect((await get(product, '192.0.2.1')).statusCode).toBe(200);
});

it('counts calls of scripts together with pages, and says so to the application', async () => {
  for (let count = 0; count < 3; count += 1) expect((await get(call, '192.0.2.1')).statusCode).toBe(200);
  const refused = await get(call, '192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    error: { json: { data: { problem: { code: 'RATE_LIMITED', messageKey: 'apiErrors:RATE_LIMITED' } } } },
  });
  expect((await get(unknown(1), '192.0.2.1')).statusCode).toBe(429);
});

it('takes a network of IPv6 for one visitor', async () => {
  for (let number = 0; number < 3; number += 1) await get(unknown(number), `2001:db8:0:1::${number}`);
  expect((await get(unknown(4), '2001:db8:0:1:ffff::9')).statusCode).toBe(429);
  expect((await get(unknown(4), '2001:db8:0:2::1')).statusCode).toBe(404);
});

it('counts no program of this machine', async () => {
  for (let number = 0; number < 6; number += 1) expect((await get(unknown(number))).statusCode).toBe(404);
});
