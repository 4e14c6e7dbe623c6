import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';
import { callbackRequests } from './other-system-requests.ts';
import { webhookRequests } from './payment-requests.ts';
import { preparedRequests } from './prepared-requests.ts';

/** For each operation with an id: the address of something that only the shop `quiet` has, by id and by slug. */
const things: Readonly<Record<string, readonly { url: string; body?: unknown }[]>> = {
  getProduct: [{ url: '/Products/panel' }, { url: '/Products/panel-nl' }, { url: '/Products/oud-paneel' }],
  getProductVariant: [{ url: '/Products/panel/panel-clay' }, { url: '/Products/drum/panel-clay' }],
  getProductSlugs: [{ url: '/Products/panel/slugs' }],
  setProductQuantity: [
    { url: '/Products/panel/quantity', body: { quantity: 1 } },
    { url: '/Products/drum/quantity', body: { quantity: 1, variantId: 'panel-clay' } },
  ],
  configureProduct: [
    { url: '/Products/panel/configure', body: { values: {} } },
    { url: '/Products/drum/configure', body: { values: {}, variantId: 'panel-clay' } },
  ],
  getProductConfiguration: [{ url: '/Products/configuration/panel' }],
  getPhotoPrint: [{ url: '/Products/photoprint/print' }],
  getRating: [{ url: '/Misc/rating' }],
  getSeller: [{ url: '/seller' }],
  getPage: [{ url: '/pages/about' }, { url: '/pages/about-nl' }],
  getCategory: [{ url: '/categories/walls' }, { url: '/categories/walls-nl' }],
  listProducts: [{ url: '/catalogue/products?category=walls' }],
  getProductStories: [{ url: '/catalogue/products/panel/stories' }, { url: '/catalogue/products/panel-nl/stories' }],
  listProductReviews: [{ url: '/catalogue/products/panel/reviews' }, { url: '/catalogue/products/panel-nl/reviews' }],
  getBlog: [{ url: '/blogs/first' }, { url: '/blogs/first-nl' }],
  getAdvice: [{ url: '/advice/echo' }, { url: '/advice/echo-nl' }, { url: '/advice/ancien-echo' }],
  getProject: [{ url: '/projects/canteen' }, { url: '/projects/canteen-nl' }, { url: '/projects/alte-bibliothek' }],
  getJobOffer: [{ url: '/job-offers/upholsterer' }, { url: '/job-offers/oude-stoffeerder' }],
};

/** Lists, and what the shop `loud` has in them. */
const lists: Readonly<Record<string, readonly [url: string, shape: unknown]>> = {
  getMenus: ['/menus', { header: [], footer: [], service: [], legal: [] }],
  listCategories: ['/categories', { total: 1, items: [{ id: 'drums', productCount: 2 }] }],
  listBlogs: ['/blogs', { total: 0, items: [] }],
  search: [
    '/search?q=raft&type=Product',
    { counts: { Product: 2 }, items: [{ product: { id: 'raft' } }, { product: { id: 'drum' } }] },
  ],
  suggest: ['/search/suggestions?q=pan', { groups: [] }],
  listPages: ['/pages', { total: 1, items: [{ id: 'home', title: 'Loud home nl' }] }],
  listAdvice: ['/advice', { total: 1, items: [{ id: 'stage' }] }],
  listProjects: ['/projects', { total: 1, items: [{ id: 'library', title: 'Loud library nl' }] }],
  listInspiration: ['/inspiration', { total: 1, items: [{ id: 'cellar', hotspots: [{ product: { id: 'drum' } }] }] }],
  listJobOffers: ['/job-offers', { total: 1, items: [{ id: 'roadie' }] }],
  listImageRules: ['/image-rules', { total: 1, items: [{ skuPattern: 'DR-*' }] }],
};

/** Other systems call without a shop. */
const ofShops = Object.fromEntries(
  Object.entries(preparedRequests).filter(([id]) => !(id in webhookRequests || id in callbackRequests)),
);

/** Describes that data of one shop does not exist in another. */
export function describeSeparation(engine: string, start: StartEngine): void {
  describe(`separation of shops on ${engine}`, () => {
    const backend = useSharedBackend(start);

    it('is tried on every built operation that takes a shop', () => {
      const taking = contract
        .filter(({ parameters }) => parameters.some(({ name }) => name === 'X-Shop-Id'))
        .map(({ id }) => id);
      expect([...Object.keys(things), ...Object.keys(lists), ...Object.keys(ofShops)].sort()).toEqual(taking.sort());
    });

    it.each(Object.entries(things))('%s finds nothing of another shop', async (id, addresses) => {
      const method = contract.find((operation) => operation.id === id)?.method ?? 'GET';
      for (const { url, body } of addresses) {
        const answer = await backend().ask(url, {
          method,
          shop: 'loud',
          locale: 'nl-NL',
          ...(body !== undefined && { body }),
        });
        expect({ url, status: answer.statusCode }).toEqual({ url, status: 404 });
      }
    });

    it.each(Object.entries(lists))('%s holds only what is the shop’s own', async (_, [url, shape]) => {
      expect(await backend().read(url, { shop: 'loud', locale: 'nl-NL' })).toMatchObject(Object(shape));
    });

    it.each(Object.entries(ofShops))('%s knows nobody of another shop', async (id, prepare) => {
      const { url, headers, body, form, elsewhere } = await prepare(backend());
      const method = contract.find((operation) => operation.id === id)?.method ?? 'GET';
      const answer = await backend().ask(url, {
        method,
        shop: 'loud',
        locale: 'nl-NL',
        ...(headers && { headers }),
        ...(body && { body }),
        form,
      });
      expect(answer.statusCode).toBe(elsewhere);
    });

    it('separates entries of the same name', async () => {
      expect(await backend().read('/Products/raft', { shop: 'loud' })).toMatchObject({
        name: 'Loud raft en',
        pricing: { priceExcVat: 270 },
      });
      expect(await backend().read('/Products/raft')).toMatchObject({
        name: 'Élan raft en',
        pricing: { priceExcVat: 22_000 },
      });
      expect(await backend().read('/catalogue/products', { shop: 'loud' })).toMatchObject({
        total: 2,
        items: [{ id: 'drum' }, { id: 'raft' }],
      });
      expect(await backend().read('/search?q=library', { shop: 'loud' })).toMatchObject({
        counts: { All: 1, Project: 1 },
        items: [{ project: { id: 'library', title: 'Loud library en' } }],
      });
      expect(await backend().read('/pages/home', { shop: 'loud' })).toMatchObject({
        title: 'Loud home en',
        blocks: [],
      });
      expect(await backend().read('/projects/library', { shop: 'loud' })).toMatchObject({
        title: 'Loud library en',
        images: [],
        related: [],
        products: [],
      });
      // Both shops have a raft; only the other one has something to read about it.
      expect(await backend().read('/catalogue/products/raft/stories', { shop: 'loud' })).toEqual({
        projects: [],
        advice: [],
        blogs: [],
      });
      // Both shops have an article RA-1; only the other one has a rule for its pictures.
      expect(await backend().read('/Products/raft', { shop: 'loud' })).toMatchObject({
        sku: 'RA-1',
        images: [{ alt: 'Picture raft en' }],
      });
    });
  });
}
