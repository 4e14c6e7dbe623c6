import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestBackend } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { grownSeed } from '#tests/support/grown-seed.ts';
import { addPlacedOrder } from '#tests/support/placed-orders.ts';
import { smallSeed } from '#tests/support/small-seed.ts';
import { contract, getOperation } from './suites/contract.ts';
import { pgliteForFile, useBackend } from './suites/engine.ts';
import { preparedRequests } from './suites/prepared-requests.ts';

interface Read {
  /** Absent: the address of the prepared request. */
  readonly url?: string;
  readonly body?: unknown;
  readonly most: number;
}

/** A request for each read operation, and the max. number of its queries. Slugs, so that their lookup is counted. */
const reads: Readonly<Record<string, Read>> = {
  getProduct: { url: '/Products/panel-en', most: 6 },
  getProductVariant: { url: '/Products/panel-en/panel-clay', most: 6 },
  getProductSlugs: { url: '/Products/panel-en/slugs', most: 2 },
  setProductQuantity: { url: '/Products/panel-en/quantity', body: { quantity: 10 }, most: 3 },
  getProductConfiguration: { url: '/Products/configuration/panel-en', most: 6 },
  getPhotoPrint: { url: '/Products/photoprint/print-en', most: 4 },
  getMe: { url: '/me', most: 2 },
  getStorageItem: { most: 3 },
  listStorageItems: { most: 15 },
  exportStorage: { most: 15 },
  listElfsquadProducts: { most: 2 },
  getSharedItem: { most: 12 },
  listOrders: { most: 9 },
  listOrderInvoices: { most: 6 },
  getOrder: { most: 16 },
  getShipping: { most: 15 },
  listPaymentMethods: { most: 4 },
  getPaymentStatus: { most: 7 },
  getRating: { url: '/Misc/rating', most: 1 },
  getPage: { url: '/pages/home', most: 7 },
  getSeller: { url: '/seller', most: 1 },
  getMenus: { url: '/menus', most: 3 },
  listCategories: { url: '/categories?pageSize=100', most: 1 },
  getCategory: { url: '/categories/walls-en', most: 2 },
  listProducts: { url: '/catalogue/products?pageSize=100&category=walls-en&sort=PRICE_ASC', most: 4 },
  getProductStories: { url: '/catalogue/products/panel-en/stories', most: 4 },
  listProductReviews: { url: '/catalogue/products/panel-en/reviews', most: 2 },
  getCompany: { most: 4 },
  listApprovals: { most: 3 },
  listOrderReviews: { most: 5 },
  getOffer: { most: 6 },
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

/**
 * Counts the queries of an answer after the shop is cached: the minimum of six, since the backend runs background work.
 */
async function countQueries(test: TestBackend, id: string, { url: fixed, body }: Read): Promise<number> {
  const { ask } = test;
  const prepared = await preparedRequests[id]?.(test);
  const url = fixed ?? prepared?.url ?? '';
  const headers = prepared?.headers;
  const asked = { method: getOperation(id).method, ...(headers && { headers }), ...(body !== undefined && { body }) };
  // The locales of a shop are cached.
  expect((await ask(url, asked)).statusCode).toBe(200);
  const counts: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    counts.push(await getQueries(async () => expect((await ask(url, asked)).statusCode).toBe(200)));
  }
  return Math.min(...counts);
}

/** Counts the queries of a function, those of transactions included. */
async function getQueries(act: () => Promise<void>): Promise<number> {
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

const pglite = pgliteForFile();

describe('the queries of a read', () => {
  const small = useBackend(pglite);
  const large = useBackend(pglite, { seed: grownSeed(smallSeed, times) });

  it('are counted for every read that is built', () => {
    const built = contract
      .filter(({ id, method }) => method === 'GET' || id === 'setProductQuantity')
      .map(({ id }) => id)
      // Files, which are not in the database, and requests that succeed only once.
      .filter((id) => !['getUpload', 'getInvoiceDocument', 'receiveBusinessCentralCallback'].includes(id));
    expect(Object.keys(reads).sort()).toEqual(built.sort());
  });

  it('has so many more things to ask for', async () => {
    const shape = z.object({ total: z.number() });
    for (const url of ['/catalogue/products', '/blogs', '/advice', '/projects', '/inspiration', '/categories']) {
      const [few, many] = [shape.parse(await small().read(url)).total, shape.parse(await large().read(url)).total];
      expect({ url, many }).toEqual({ url, many: few * times });
    }
  });

  it.each(Object.entries(reads))('are a fixed few for %s, however much there is', async (id, read) => {
    const few = await countQueries(small(), id, read);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThanOrEqual(read.most);
    expect(await countQueries(large(), id, read)).toBe(few);
  });

  it('are as many for a list of twenty orders as for one', async () => {
    const customer = await addCustomer(small());
    const list = async (total: number): Promise<number> => {
      const read = async () => {
        const answer = await small().ask('/Orders', { headers: { authorization: customer.authorization } });
        expect(answer.json()).toMatchObject({ total });
      };
      await read();
      return Math.min(await getQueries(read), await getQueries(read), await getQueries(read));
    };
    await addPlacedOrder(small(), { customer });
    const one = await list(1);
    for (let count = 1; count < 20; count += 1) await addPlacedOrder(small(), { customer, state: 'Paid' });
    expect(await list(20)).toBe(one);
  });
});
