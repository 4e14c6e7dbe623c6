import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentAnswers } from '#generated/contracts/content-api.ts';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import type { OutboundLimits } from '#runtime/rpc/clients/outbound-fetch.ts';
import { TooManyCallsError } from '#runtime/rpc/clients/visitor-queue.ts';
import { type ApiServer, startApiServer } from '../api-server.ts';

const limits: OutboundLimits = { readMs: 400, writeMs: 20_000, retries: 0, failuresToBreak: 3, breakMs: 60_000 };
const shop = { 'X-Shop-Id': 'acoustic', 'Accept-Language': 'nl-NL' } as const;
let api: ApiServer;

beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

const connect = () =>
  connectApis(
    { createProductClient, createContentClient },
    { productApiUrl: api.url, contentApiUrl: api.url },
    { limits },
  );

describe('calls about orders', () => {
  it('of one visitor who sends sixty at once do not delay others, and a rejected one was not sent', async () => {
    const { products } = connect();
    // Like row locks in a database: calls are serialized. More than four at once miss their deadline.
    let busyUntil = Date.now();
    api.rule(({ path, headers }, response) => {
      if (path !== '/orders/lines') return false;
      const mine = headers['x-order-token'] === 'sixty';
      busyUntil = mine ? Math.max(busyUntil, Date.now()) + 80 : busyUntil;
      setTimeout(
        () => response.writeHead(201, { 'content-type': 'application/json' }).end('{"lineCount":1}'),
        mine ? busyUntil - Date.now() : 0,
      );
      return true;
    });
    const add = (token: string) =>
      products.POST('/orders/lines', {
        params: { header: shop },
        headers: { 'X-Order-Token': token },
        body: { productId: 'panel', quantity: 1 },
      });
    const sixty = Array.from({ length: 60 }, () =>
      add('sixty').then(
        ({ response }) => response.status,
        (error: unknown) => (error instanceof TooManyCallsError ? 'refused' : String(error)),
      ),
    );
    expect((await add('somebody else')).response.status).toBe(201);
    const answers = await Promise.all(sixty);
    expect(answers).toEqual([...Array.from({ length: 21 }, () => 201), ...Array.from({ length: 39 }, () => 'refused')]);
    expect(api.requests.filter(({ headers }) => headers['x-order-token'] === 'sixty')).toHaveLength(21);
    expect((await add('sixty')).response.status).toBe(201);
  });

  it('that fail leave every other kind of call alone', async () => {
    const { products, content } = connect();
    api.rule(({ path }, response) => {
      if (!path.startsWith('/Orders')) return false;
      response.writeHead(503).end();
      return true;
    });
    const order = () => products.GET('/Orders/{id}', { params: { header: shop, path: { id: 'current' } } });
    for (let call = 0; call < 3; call += 1) expect((await order()).response.status).toBe(503);
    await expect(order()).rejects.toThrow('left alone');
    const product = { header: shop, path: { id: 'fjord-wandpaneel' } };
    expect((await products.GET('/Products/{id}', { params: product })).response.status).toBe(200);
    expect((await content.GET('/menus', { params: { header: shop } })).response.status).toBe(200);
  });
});

describe('an answer', () => {
  const body = { text: '{}' };
  const read = () => {
    api.rule(({ path }, response) => {
      if (path !== '/menus') return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end(body.text);
      return true;
    });
    const addresses = { productApiUrl: api.url, contentApiUrl: api.url };
    const { content } = connectApis(
      { createProductClient, createContentClient, contentAnswers: [contentAnswers] },
      addresses,
      { limits },
    );
    return content.GET('/menus', { params: { header: shop } });
  };

  it('that is not what the description says is named with its place', async () => {
    body.text = '{"header":[],"footer":7}';
    await expect(read()).rejects.toThrow(/^The answer of GET \/menus is not as described: \w+ is /);
  });

  it('that is no JSON is named without what it says', async () => {
    body.text = 'anna.peeters@mail.com is not known here';
    await expect(read()).rejects.toThrow(/^The answer of GET \/menus is not JSON$/);
  });
});
