import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVatRoute } from '#runtime/server/vat/vat-route.ts';
import { type ApiServer, startApiServer } from '../../rpc/api-server.ts';
import { createTestServer, definition, dutchHost } from '../test-server.ts';

let api: ApiServer;
let server: FastifyInstance;
beforeAll(async () => {
  api = await startApiServer();
  const selling = { ...definition, serverRoutes: [registerVatRoute] };
  server = await createTestServer(api.url, { definition: async () => selling });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (payload: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: '/vat', payload, headers: { host: dutchHost, ...form, ...headers } });

describe('POST /vat', () => {
  it('remembers the choice and goes back to the page', async () => {
    const { statusCode, headers } = await post('vat=excl&to=%2Fproducten%3Fpage%3D2');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/producten?page=2');
    expect(headers['set-cookie']).toBe('vat=excl; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['', 'to=//evil.example', 'to=https://evil.example/', 'to=/%5Cevil.example'])(
    'leads home, and never to another site: %s',
    async (to) => {
      expect((await post(`vat=incl&${to}`)).headers.location).toBe('/');
      const french = await post(`vat=incl&${to}`, { host: 'fr-be.localhost:3000' });
      expect(french.headers.location).toBe('/fr');
    },
  );

  it.each(['', 'vat=', 'vat=none', 'to=/producten'])('refuses what is no choice: %j', async (payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is for this shop’s own pages', async () => {
    expect((await post('vat=excl', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post('vat=excl', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post('vat=excl', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  });

  it('takes a form and nothing else, and no large one', async () => {
    expect((await post('{"vat":"excl"}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await post(`vat=excl&to=/${'a'.repeat(9000)}`)).statusCode).toBe(413);
  });
});

it('is not there on a site that sells nothing', async () => {
  const other = await createTestServer(api.url);
  const headers = { host: dutchHost, ...form };
  expect((await other.inject({ method: 'POST', url: '/vat', payload: 'vat=excl', headers })).statusCode).toBe(405);
  await other.close();
});
