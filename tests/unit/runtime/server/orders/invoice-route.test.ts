import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerInvoiceRoute } from '#runtime/server/orders/invoice-route.ts';
import { createOrderLinkCookies } from '#runtime/server/session/order-link-cookie.ts';
import { type ApiServer, sendProblem, startApiServer } from '../../rpc/api-server.ts';
import { createTestServer, definition, dutchHost } from '../test-server.ts';

const sessionSecret = 'a secret of some length that is only used in these tests';
const pdf = Buffer.from('%PDF-2.0 \u00ff\u0000 invoice', 'latin1');

let api: ApiServer;
let server: FastifyInstance;
beforeAll(async () => {
  api = await startApiServer();
  const selling = { ...definition, serverRoutes: [registerInvoiceRoute] };
  server = await createTestServer(api.url, { definition: async () => selling, sessionSecret });
});
beforeEach(() => {
  api.requests.length = 0;
  api.rule((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="AC-INV-2026-000042.pdf"',
      'cache-control': 'public, max-age=60',
      'set-cookie': 'of-the-api=1',
      server: 'api',
    });
    response.end(pdf);
    return true;
  });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const address = '/invoices/or-1/AC-INV-2026-000042.pdf';
const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: dutchHost, ...headers } });

describe('GET /invoices', () => {
  it('passes the file on with its type and name, and has nobody store it', async () => {
    const { statusCode, headers, rawPayload } = await get(address);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="AC-INV-2026-000042.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    const [asked] = api.requests;
    expect(asked?.path).toBe('/orders/or-1/invoices/AC-INV-2026-000042');
    expect(asked?.query.get('format')).toBe('pdf');
    expect(asked?.headers).toMatchObject({ 'x-shop-id': definition.site.shopId, 'accept-language': 'nl-NL' });
    expect(asked?.headers['x-order-token']).toBeUndefined();
  });

  it('asks in the language of the address, and for the other format', async () => {
    await get('/fr/invoices/or-1/AC-INV-2026-000042.xml', { host: 'fr-be.localhost' });
    expect(api.requests[0]?.query.get('format')).toBe('ubl');
    expect(api.requests[0]?.headers['accept-language']).toBe('fr-BE');
  });

  it('proves the order that a mail’s link opened, and no other', async () => {
    const sealed = await createOrderLinkCookies(sessionSecret).seal({ orderId: 'or-1', token: 'mailed' });
    const cookie = sealed.split(';')[0] ?? '';
    await get(address, { cookie });
    await get(address.replace('or-1', 'or-2'), { cookie });
    expect(api.requests.map(({ headers }) => headers['x-order-token'])).toEqual(['mailed', undefined]);
  });

  it.each([401, 404])('leads to the shop where the API answers %d', async (status) => {
    api.rule((_, response) => {
      sendProblem(response, status, 'INVOICE_NOT_FOUND');
      return true;
    });
    const { statusCode, headers, body } = await get(address);
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({ location: '/', 'cache-control': 'private, no-store' });
    expect(body).toBe('');
  });

  it.each([
    [429, 429],
    [503, 503],
    [500, 502],
  ])('passes no failure on as a file: %d', async (status, answered) => {
    api.rule((_, response) => {
      sendProblem(response, status, 'INTERNAL_ERROR');
      return true;
    });
    const { statusCode, headers, body } = await get(address);
    expect(statusCode).toBe(answered);
    expect(headers['content-disposition']).toBeUndefined();
    expect(body).toBe('');
  });

  it.each([
    '/invoices/or.1/AC-1.pdf',
    '/invoices/or-1%2f..%2for-2/AC-1.pdf',
    '/invoices/or-1/AC-1.exe',
    '/invoices/or-1/..%2fAC-1.pdf',
  ])('asks the API nothing for an address that names no invoice: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(303);
    expect(api.requests).toEqual([]);
  });
});
