import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestBackend } from '#tests/support/backend.ts';
import { grownSeed } from '#tests/support/grown-seed.ts';
import { smallSeed } from '#tests/support/small-seed.ts';
import { contract, operationOf } from './suites/contract.ts';
import { pglite, useBackend } from './suites/engine.ts';
import { notBuilt } from './suites/not-built.ts';
import { preparedRequests } from './suites/prepared-requests.ts';

interface Read {
  /** Absent: that of the request prepared for it. */
  readonly url?: string;
  readonly body?: unknown;
  readonly most: number;
}

/** A request for each reading operation, and the most queries that it may take. Slugs, so that looking them up is counted. */
const reads: Readonly<Record<string, Read>> = {
  getProduct: { url: '/Products/panel-en', most: 6 },
  getProductVariant: { url: '/Products/panel-en/panel-clay', most: 6 },
  getProductSlugs: { url: '/Products/panel-en/slugs', most: 2 },
  setProductQuantity: { url: '/Products/panel-en/quantity', body: { quantity: 10 }, most: 3 },
  getProductConfiguration: { url: '/Products/configuration/panel-en', most: 6 },
  getPhotoPrint: { url: '/Products/photoprint/print-en', most: 4 },
  getMe: { url: '/me', most: 2 },
  getStorageItem: { most: 3 },
  listOrders: { most: 5 },
  getOrder: { most: 16 },
  getShipping: { most: 15 },
  listPaymentMethods: { most: 4 },
  getPaymentStatus: { most: 7 },
  getRating: { url: '/Misc/rating', most: 1 },
  getPage: { url: '/pages/home', most: 7 },
  getMenus: { url: '/menus', most: 2 },
  listCategories: { url: '/categories?pageSize=100', most: 1 },
  getCategory: { url: '/categories/walls-en', most: 2 },
  listProducts: { url: '/catalogue/products?pageSize=100&category=walls-en&sort=PRICE_ASC', most: 4 },
  getProductStories: { url: '/catalogue/products/panel-en/stories', most: 4 },
  listBlogs: { url: '/blogs?pageSize=100', most: 1 },
  getBlog: { url: '/blogs/first-en', most: 3 },
  listPages: { url: '/pages?pageSize=100', most: 1 },
  listAdvice: { url: '/advice?pageSize=100', most: 1 },
  getAdvice: { url: '/advice/echo-en', most: 3 },
  listProjects: { url: '/projects?pageSize=100', most: 1 },
  getProject: { url: '/projects/library-en', most: 3 },
  listInspiration: { url: '/inspiration?pageSize=100', most: 2 },
  listJobOffers: { url: '/job-offers?pageSize=100', most: 1 },
  getJobOffer: { url: '/job-offers/upholsterer-en', most: 2 },
  listImageRules: { url: '/image-rules?pageSize=100', most: 1 },
  search: { url: '/search?q=panel&pageSize=100', most: 6 },
  suggest: { url: '/search/suggestions?q=panel', most: 6 },
};

const times = 12;

/** How many queries an answer takes, once the shop is known: the fewest of three, since the backend has other things to do as well. */
async function countQueries(test: TestBackend, id: string, { url: fixed, body }: Read): Promise<number> {
  const { ask } = test;
  const prepared = await preparedRequests[id]?.(test);
  const url = fixed ?? prepared?.url ?? '';
  const headers = prepared?.headers;
  const asked = { method: operationOf(id).method, ...(headers && { headers }), ...(body !== undefined && { body }) };
  // Which locales a shop has is remembered.
  expect((await ask(url, asked)).statusCode).toBe(200);
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    counts.push(await queriesOf(async () => expect((await ask(url, asked)).statusCode).toBe(200)));
  }
  return Math.min(...counts);
}

/** How many queries are sent meanwhile, those of transactions included. */
async function queriesOf(act: () => Promise<void>): Promise<number> {
  const { query } = Client.prototype;
  let queries = 0;
  Client.prototype.query = new Proxy(query, {
    apply(target, self, given) {
      queries += 1;
      return Reflect.apply(target, self, given);
    },
  });
  try {
    await act();
  } finally {
    Client.prototype.query = query;
  }
  return queries;
}

describe('the queries of a read', () => {
  const small = useBackend(pglite);
  const large = useBackend(pglite, { seed: grownSeed(smallSeed, times) });

  it('are counted for every read that is built', () => {
    const built = contract
      .filter(({ id, method }) => !notBuilt.includes(id) && (method === 'GET' || id === 'setProductQuantity'))
      .map(({ id }) => id)
      // A file, which is read from a folder.
      .filter((id) => id !== 'getUpload');
    expect(
      Object.keys(reads)
        .filter((id) => !notBuilt.includes(id))
        .sort(),
    ).toEqual(built.sort());
  });

  it('has so many more things to ask for', async () => {
    const shape = z.object({ total: z.number() });
    for (const url of ['/catalogue/products', '/blogs', '/advice', '/projects', '/inspiration', '/categories']) {
      const [few, many] = [shape.parse(await small().read(url)).total, shape.parse(await large().read(url)).total];
      expect({ url, many }).toEqual({ url, many: few * times });
    }
  });

  it.each(Object.entries(reads).filter(([id]) => !notBuilt.includes(id)))(
    'are a fixed few for %s, however much there is',
    async (id, read) => {
      const few = await countQueries(small(), id, read);
      expect(few).toBeGreaterThan(0);
      expect(few).toBeLessThanOrEqual(read.most);
      expect(await countQueries(large(), id, read)).toBe(few);
    },
  );
});
