import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { createAnswerTags } from '#runtime/rpc/answer-tags.ts';
import { appRouter } from '#runtime/rpc/app-router.ts';
import { catalogueAnswers } from '#runtime/rpc/catalogue/catalogue-answers.ts';
import { connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import { ReadCache, type ReadCacheOptions, type SeeRead } from '#runtime/rpc/read-cache.ts';
import { createInProcessClient } from '#runtime/server/render/in-process-client.ts';
import { createRpcServices } from '#runtime/server/rpc/rpc-services.ts';
import { type ApiServer, sendProblem, startApiServer } from './api-server.ts';
import { siteModel } from './site-model.ts';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => {
  vi.useRealTimers();
  return api.close();
});

const createReads = (options: Partial<ReadCacheOptions> = {}) => {
  const services = createRpcServices(
    siteModel,
    connectApis(
      { createContentClient, createProductClient },
      { contentApiUrl: api.url, productApiUrl: api.url },
      { limits: { readMs: 1000, writeMs: 2000, retries: 0, failuresToBreak: 100, breakMs: 1000 } },
    ),
  );
  const readCache = new ReadCache({ answerTags: createAnswerTags(catalogueAnswers), freshMs: 60_000, ...options });
  const seen = new Set<string>();
  const times: number[] = [];
  const see: SeeRead = (tags, readAt) => {
    times.push(readAt);
    for (const tag of tags) seen.add(tag);
  };
  const client = (locale = 'nl-NL') =>
    createInProcessClient(appRouter, { ...services.contextFor(locale), readCache, see }, () => undefined);
  return {
    readCache,
    seen,
    times,
    menus: (locale?: string) => client(locale).content.menus.query(),
    rating: () => client().catalogue.rating.query(),
    product: (slug = 'fjord-wandpaneel') => client().catalogue.product.query({ slug }),
  };
};
const asked = () => api.requests.map(({ path }) => path);

describe('ReadCache', () => {
  it('asks once for each thing and language', async () => {
    const { menus, rating, product } = createReads();
    const first = await menus();
    expect(await menus()).toEqual(first);
    await menus('fr-BE');
    await rating();
    await rating();
    await product();
    await product();
    await expect(product('another')).rejects.toThrow();
    expect(asked()).toEqual(['/menus', '/menus', '/Misc/rating', '/Products/fjord-wandpaneel', '/Products/another']);
  });

  it('returns the tags of an answer each time', async () => {
    const { seen, menus, product } = createReads();
    await menus();
    const { id } = await product();
    expect([...seen]).toEqual(expect.arrayContaining(['menus', `product:${id}`]));
    seen.clear();
    await product();
    expect([...seen]).toContain(`product:${id}`);
    expect([...seen]).not.toContain('menus');
  });

  it('asks again for what was purged, and for nothing else', async () => {
    const { readCache, menus, rating } = createReads();
    await Promise.all([menus(), rating()]);
    readCache.purge(['rating', 'product:fjord-wall-panel']);
    await Promise.all([menus(), rating()]);
    expect(asked().sort()).toEqual(['/Misc/rating', '/Misc/rating', '/menus']);
    readCache.purge(['*']);
    await Promise.all([menus(), rating()]);
    expect(asked()).toHaveLength(5);
  });

  it('does not keep what was being read while something was purged', async () => {
    const { readCache, menus } = createReads();
    api.rule(() => {
      readCache.purge(['menus']);
      return false;
    });
    await menus();
    api.rule(undefined);
    await menus();
    expect(asked()).toHaveLength(2);
  });

  it('returns when something was read, and reads it again when it is too old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { times, menus } = createReads();
    await menus();
    vi.setSystemTime(Date.now() + 59_999);
    await menus();
    expect(times[1]).toBe(times[0]);
    expect(asked()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await menus();
    expect(times[2]).toBe(Date.now());
    expect(asked()).toHaveLength(2);
  });

  it('keeps no failure, and nothing of what was not found', async () => {
    const { menus, rating } = createReads();
    api.rule((_, response) => {
      sendProblem(response, 503, 'SERVICE_UNAVAILABLE');
      return true;
    });
    await expect(menus()).rejects.toThrow();
    api.rule((_, response) => {
      sendProblem(response, 404, 'RATING_NOT_FOUND');
      return true;
    });
    expect(await rating()).toBeNull();
    api.rule(undefined);
    expect(await menus()).toHaveProperty('header');
    expect(await rating()).not.toBeNull();
  });

  it('caches nothing without purges, and uses nothing while they cannot arrive', async () => {
    const untold = createReads({ freshMs: 0 });
    await untold.menus();
    await untold.menus();
    expect(asked()).toHaveLength(2);
    const deaf = createReads({ hears: () => false });
    await deaf.menus();
    await deaf.menus();
    expect(asked()).toHaveLength(4);
  });

  it('gives answers that no page can change for the others', async () => {
    const { menus } = createReads();
    const { header } = await menus();
    expect(() => header.pop()).toThrow(TypeError);
  });
});
