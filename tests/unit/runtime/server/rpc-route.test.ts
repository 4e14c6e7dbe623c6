import { request as httpRequest } from 'node:http';
import { createTRPCClient, httpBatchStreamLink, TRPCClientError } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import superjson from 'superjson';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBrowserTrpcClient } from '#runtime/data/browser-trpc-client.ts';
import { readProblem } from '#runtime/data/read-problem.ts';
import { type AppRouter, appRouter } from '#runtime/rpc/app-router.ts';
import { held, ofCheck } from '#tests/support/trust.ts';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createTestServer } from './test-server.ts';

const described = z.record(
  z.string(),
  z.custom<{ readonly _def: { readonly type: string } }>((value) => typeof value === 'function'),
);

let api: ApiServer;
let server: FastifyInstance;
let origin: string;
beforeAll(async () => {
  api = await startApiServer();
  server = await createTestServer(api.url);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(() => {
  api.requests.length = 0;
  api.rule(undefined);
});

describe('the procedures over HTTP', () => {
  it('answer the browser’s client in the locale of its page', async () => {
    const client = createBrowserTrpcClient({ locale: 'fr-BE', origin });
    const product = await client.catalogue.product.query({ slug: 'fjord-wandpaneel' });
    expect(product.name).toBe('Fjord wandpaneel');
    expect(api.requests[0]?.headers['accept-language']).toBe('fr-BE');
  });

  it('fall back to the locale of host and cookie for a language the site does not have', async () => {
    await createBrowserTrpcClient({ locale: 'es-ES', origin }).content.menus.query();
    expect(api.requests[0]?.headers['accept-language']).toBe('nl-NL');
  });

  it('answer ten calls in one request', async () => {
    const client = createBrowserTrpcClient({ locale: 'nl-NL', origin });
    const slugs = Array.from({ length: 10 }, (_, index) => `gone-${index}`);
    const answers = await Promise.allSettled(slugs.map((slug) => client.catalogue.product.query({ slug })));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    const [first] = answers;
    expect(first?.status === 'rejected' && readProblem(first.reason)).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect(api.requests).toHaveLength(10);
  });

  it('refuse a larger batch than the client sends', async () => {
    const client = createTRPCClient<AppRouter>({
      links: [httpBatchStreamLink({ url: `${origin}/api/trpc`, transformer: superjson })],
    });
    const slugs = Array.from({ length: 11 }, (_, index) => `gone-${index}`);
    const answers = await Promise.allSettled(slugs.map((slug) => client.catalogue.product.query({ slug })));
    const [first] = answers;
    const error: unknown = first?.status === 'rejected' ? first.reason : undefined;
    expect(error).toBeInstanceOf(TRPCClientError);
    expect(readProblem(error)).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
    expect(api.requests).toHaveLength(0);
  });

  it('stream: a fast answer does not wait for a slow one', async () => {
    let release = (): void => undefined;
    api.rule(({ path }, response) => {
      if (path !== '/categories') return false;
      release = () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"items":[],"total":0,"page":1,"pageSize":100,"pages":0}');
      };
      return true;
    });
    const client = createBrowserTrpcClient({ locale: 'nl-NL', origin });
    const slow = client.catalogue.categories.query();
    const fast = client.content.menus.query();
    expect((await fast).header).toHaveLength(1);
    release();
    expect(await slow).toEqual([]);
  });

  it('are not compressed, which would hold the stream back', async () => {
    const answer = await fetch(`${origin}/api/trpc/content.menus`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['%7B', '5', '%7B%22json%22%3A1%2C%22meta%22%3A%7B%22values%22%3A5%7D%7D'])(
    'take input that is none for a mistake of the caller: %s',
    async (input) => {
      const answer = await fetch(`${origin}/api/trpc/catalogue.product?input=${input}`);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('VALIDATION_FAILED');
      expect(api.requests).toHaveLength(0);
    },
  );

  it('reveal no internals', async () => {
    const answer = await fetch(`${origin}/api/trpc/content.nothing`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/stack|node_modules|No procedure/);
  });
});

describe('a call that may change something', () => {
  /** `fetch` does not let a caller set these headers. */
  const post = (headers: Record<string, string>, body = '{}', path = 'content.menus') =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(`${origin}/api/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      });
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  it('is refused from another site', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
  });

  it(`is refused for every procedure, by whatever another site can have a browser send ${ofCheck(19)}`, async () => {
    const all: AnyTRPCRouter = appRouter;
    const mutations = Object.entries(described.parse(all._def.procedures)).filter(
      ([, { _def }]) => _def.type === 'mutation',
    );
    expect(mutations.length).toBeGreaterThan(20);
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: `${origin}.evil.example` },
    ];
    const types = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ];
    let cases = 0;
    for (const [path] of mutations) {
      for (const headers of foreign) {
        const type = types[cases % types.length] ?? '';
        expect([path, headers, await post({ ...headers, 'content-type': type }, '{"json":{}}', path)]).toEqual([
          path,
          headers,
          403,
        ]);
        cases += 1;
      }
    }
    expect(api.requests).toEqual([]);
    held(19, cases);
  });

  it('is let through from this one, and from what is no browser', async () => {
    // 405: the procedure is a query, so the origin check passed.
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(405);
    expect(await post({ origin })).toBe(405);
    expect(await post({})).toBe(405);
  });

  it('is needed for queries that store something: a link does not ask them', async () => {
    const answers = await Promise.all(
      ['configurator.crop', 'content.menus,configurator.configure'].map((paths) =>
        fetch(`${origin}/api/trpc/${paths}?batch=1&input={}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([405, 405]);
  });

  it('is refused when it is far too large', async () => {
    expect(await post({}, `"${'x'.repeat(300_000)}"`)).toBe(413);
  });

  it('is refused in another form than JSON', async () => {
    expect(await post({ 'content-type': 'text/plain' })).toBe(415);
  });
});
