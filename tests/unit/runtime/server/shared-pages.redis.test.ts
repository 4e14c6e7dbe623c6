import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRedisTarget } from '#backend/purge/redis-target.ts';
import { PageBody } from '#runtime/server/pages/page-body.ts';
import { connectRedisPages, type RedisPages } from '#runtime/server/pages/redis-pages.ts';
import { startRedis, type TestRedis } from '#tests/support/redis.ts';
import { type ApiServer, sendProblem, startApiServer } from '../rpc/api-server.ts';
import { siteModel } from '../rpc/site-model.ts';
import { createTestServer, dutchHost } from './test-server.ts';

const { shopId } = siteModel;
const product = '/product/fjord-wandpaneel';

let redis: TestRedis;
let api: ApiServer;
let servers: readonly FastifyInstance[];
let listeners: RedisPages[] = [];

beforeAll(async () => {
  [redis, api] = await Promise.all([startRedis(), startApiServer()]);
  servers = await Promise.all([1, 2].map(() => start('one build')));
});
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all([api.close(), redis.stop()]);
});

/** Starts a server that receives purges, which caching requires. */
async function start(build: string): Promise<FastifyInstance> {
  const server = await createTestServer(api.url, {
    caches: { bytes: 10_000_000, freshMs: 60_000, redis: { url: redis.url, build } },
  });
  await vi.waitFor(async () => {
    await get(server, '/product/warm-up');
    expect((await get(server, '/product/warm-up')).headers['cache-status']).toBe('shopgen; hit');
  });
  return server;
}

const get = (server: FastifyInstance | undefined, url: string) => {
  if (!server) throw new Error('There is no such server');
  return server.inject({ method: 'GET', url, headers: { host: dutchHost, 'accept-encoding': 'br' } });
};
const getStatus = async (server: FastifyInstance | undefined) => (await get(server, product)).headers['cache-status'];
const productReads = () => api.requests.filter(({ path }) => path.endsWith('/fjord-wandpaneel')).length;

/** Purges like the backend. */
async function purge(...tags: string[]): Promise<void> {
  const target = createRedisTarget(redis.url, () => undefined);
  await target.tell({ shopId, tags });
  target.close();
}

/** Connects another client to the servers' Redis. */
async function connect(build: string): Promise<RedisPages> {
  const pages = connectRedisPages({
    url: redis.url,
    shopId,
    build,
    onPurge: () => undefined,
    onFailure: () => undefined,
  });
  listeners = [...listeners, pages];
  await vi.waitFor(() => expect(pages.hears()).toBe(true));
  return pages;
}

describe('servers that share a Redis', () => {
  it('make a page once between them', async () => {
    const pages = await connect(`${siteModel.id}:one build`);
    const first = await get(servers[0], product);
    // It is stored after the answer is sent.
    await vi.waitFor(async () => expect((await pages.find(`nl-NL incl ${product}`))?.page).toBeDefined());
    const before = productReads();
    const second = await get(servers[1], product);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect([second.headers.etag, second.headers['cache-status']]).toEqual([first.headers.etag, 'shopgen; hit']);
    expect(productReads()).toBe(before);
  });

  it('all let go of what the backend says has changed', async () => {
    for (const server of servers) await get(server, product);
    api.rule(({ path }, response) => {
      if (!path.startsWith('/Products/')) return false;
      sendProblem(response, 404, 'PRODUCT_NOT_FOUND');
      return true;
    });
    for (const server of servers) expect((await get(server, product)).statusCode).toBe(200);
    await purge('product:fjord-wall-panel');
    for (const server of servers) {
      await vi.waitFor(async () => expect((await get(server, product)).statusCode).toBe(404));
    }
    api.rule(undefined);
    await purge('*');
    for (const server of servers) {
      await vi.waitFor(async () => expect((await get(server, product)).statusCode).toBe(200));
    }
  });

  it('never take a page from there that was made before a purge and put there after it', async () => {
    const pages = await connect('slow');
    const page = {
      status: 200,
      madeAt: 1,
      freshUntil: 2,
      staleUntil: 3,
      body: new PageBody(Buffer.from('old')),
      tags: new Set(['product:a']),
    };
    const started = await pages.find('/');
    await purge('product:b');
    await pages.set('/', page, started?.mark ?? -1);
    expect((await pages.find('/'))?.page?.body.plain.toString()).toBe('old');

    await purge('product:a');
    expect((await pages.find('/'))?.page).toBeUndefined();
    await pages.set('/', page, started?.mark ?? -1);
    expect((await pages.find('/'))?.page).toBeUndefined();
    const now = await pages.find('/');
    await pages.set('/', page, now?.mark ?? -1);
    expect((await pages.find('/'))?.page?.tags).toEqual(new Set(['product:a']));
  });

  it('do not give each other pages of another build', async () => {
    await get(servers[0], product);
    const before = productReads();
    const other = await start('another build');
    await get(other, product);
    expect(productReads() - before).toBe(1);
    await other.close();
  });

  it('are on their own while it is away, and hold nothing from before when it is back', async () => {
    for (const server of servers) await get(server, product);
    await redis.stop();
    for (const server of servers) {
      await vi.waitFor(async () => expect(await getStatus(server)).toBe('shopgen; fwd=miss'));
      expect((await get(server, product)).statusCode).toBe(200);
    }
    await redis.start();
    for (const server of servers) {
      await vi.waitFor(
        async () => {
          await get(server, product);
          expect(await getStatus(server)).toBe('shopgen; hit');
        },
        { timeout: 20_000, interval: 100 },
      );
    }
  });
});
