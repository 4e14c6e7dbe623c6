import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choices } from '#tests/support/soak.ts';
import { contract, getOperation } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';
import { preparedRequests } from './prepared-requests.ts';

/** Requests that must succeed, for each operation, with ids of the small seed. */
const requests: Readonly<Record<string, readonly { url: string; body?: unknown }[]>> = {
  getProduct: [
    { url: '/Products/panel' },
    { url: '/Products/panel-fr' },
    { url: '/Products/oud-paneel' },
    { url: '/Products/raft' },
    { url: '/Products/print' },
  ],
  getProductVariant: [{ url: '/Products/panel/panel-clay' }, { url: '/Products/panel-de/clay-nl' }],
  getProductSlugs: [{ url: '/Products/panel/slugs' }, { url: '/Products/old-panel/slugs' }],
  setProductQuantity: [
    { url: '/Products/panel/quantity', body: { quantity: 10 } },
    { url: '/Products/panel/quantity', body: { quantity: 10000, variantId: 'panel-clay' } },
  ],
  configureProduct: [
    { url: '/Products/panel/configure', body: { values: {} } },
    {
      url: '/Products/oud-paneel/configure',
      body: {
        quantity: 12,
        variantId: 'panel-clay',
        save: true,
        values: { edge: { type: 'Radio', valueId: 'bevelled' }, holes: { type: 'Number', number: 4 } },
      },
    },
    {
      url: '/Products/panel/configure',
      body: { quantity: 10000, values: { edge: { type: 'Radio', valueId: 'none' }, x: { type: 'File', fileId: 'f' } } },
    },
    { url: '/Products/print/configure', body: { values: {}, cropId: 'cr-none', save: true } },
  ],
  getProductConfiguration: [{ url: '/Products/configuration/panel' }, { url: '/Products/configuration/raft' }],
  getPhotoPrint: [{ url: '/Products/photoprint/print' }],
  getRating: [{ url: '/Misc/rating' }],
  getSeller: [{ url: '/seller' }],
  getPage: [{ url: '/pages/home' }, { url: '/pages/about' }, { url: '/pages/who-we-are' }],
  getMenus: [{ url: '/menus' }],
  listCategories: [{ url: '/categories' }, { url: '/categories?page=2&pageSize=2' }, { url: '/categories?page=9' }],
  getCategory: [{ url: '/categories/walls' }, { url: '/categories/alte-waende' }, { url: '/categories/frames-fr' }],
  listProducts: [
    { url: '/catalogue/products' },
    { url: '/catalogue/products?category=walls-de&sort=PRICE_DESC' },
    { url: '/catalogue/products?facet=color:moss&facet=brand:feltwerk&sort=NAME' },
    { url: '/catalogue/products?facet=no-such:value' },
    { url: '/catalogue/products?page=3&pageSize=1&sort=NRC' },
    { url: '/catalogue/products?page=9&sort=PRICE_ASC' },
  ],
  search: [
    { url: '/search?q=panel' },
    { url: '/search?q=pannel&type=Product&pageSize=1&page=2' },
    { url: '/search?q=blog&among=Blog&among=Project' },
    { url: '/search?q=panel&type=Blog&among=Product' },
    { url: '/search?q=PA-MOSS' },
    { url: '/search?q=nothing-like-it' },
    { url: `/search?q=${encodeURIComponent("%_\\ & | ! (':*) 🔇")}` },
    { url: `/search?q=${'a '.repeat(50)}` },
    { url: `/search?q=${'x'.repeat(100)}` },
  ],
  suggest: [
    { url: '/search/suggestions?q=p' },
    { url: '/search/suggestions?q=pan&limit=1&among=Product' },
    { url: '/search/suggestions?q=%F0%9F%94%87' },
  ],
  getProductStories: [
    { url: '/catalogue/products/panel/stories' },
    { url: '/catalogue/products/oud-paneel/stories' },
    { url: '/catalogue/products/print-de/stories' },
  ],
  listProductReviews: [
    { url: '/catalogue/products/panel/reviews' },
    { url: '/catalogue/products/oud-paneel/reviews?page=2&pageSize=1' },
  ],
  listBlogs: [{ url: '/blogs' }, { url: '/blogs?page=2&pageSize=1' }],
  getBlog: [{ url: '/blogs/first' }, { url: '/blogs/ancien-second' }],
  listPages: [{ url: '/pages' }, { url: '/pages?page=2&pageSize=1' }, { url: '/pages?page=9' }],
  listAdvice: [{ url: '/advice' }, { url: '/advice?page=2&pageSize=1' }, { url: '/advice?page=9' }],
  getAdvice: [{ url: '/advice/echo' }, { url: '/advice/ancien-echo' }, { url: '/advice/booth-de' }],
  listProjects: [{ url: '/projects' }, { url: '/projects?page=2&pageSize=1' }, { url: '/projects?page=9' }],
  getProject: [
    { url: '/projects/library' },
    { url: '/projects/alte-bibliothek' },
    { url: '/projects/canteen-fr' },
    { url: '/projects/museum' },
  ],
  listInspiration: [{ url: '/inspiration' }, { url: '/inspiration?page=2&pageSize=1' }, { url: '/inspiration?page=9' }],
  listJobOffers: [{ url: '/job-offers' }, { url: '/job-offers?page=2&pageSize=1' }, { url: '/job-offers?page=9' }],
  getJobOffer: [
    { url: '/job-offers/upholsterer' },
    { url: '/job-offers/oude-stoffeerder' },
    { url: '/job-offers/tester-en' },
    { url: '/job-offers/porter' },
  ],
  listImageRules: [{ url: '/image-rules' }, { url: '/image-rules?page=2&pageSize=1' }, { url: '/image-rules?page=9' }],
};

/** Requests for missing things, and the expected codes. */
const missing: readonly { id: string; url: string; code: string; body?: unknown }[] = [
  { id: 'getProduct', url: '/Products/no-such', code: 'PRODUCT_NOT_FOUND' },
  { id: 'getProduct', url: '/Products/walls', code: 'PRODUCT_NOT_FOUND' },
  { id: 'getProduct', url: '/Products/PANEL', code: 'PRODUCT_NOT_FOUND' },
  { id: 'getProduct', url: `/Products/${encodeURIComponent("a/../b' or 1=1 --")}`, code: 'PRODUCT_NOT_FOUND' },
  { id: 'getProductVariant', url: '/Products/panel/no-such', code: 'PRODUCT_NOT_FOUND' },
  { id: 'getProductVariant', url: '/Products/no-such/panel-clay', code: 'PRODUCT_NOT_FOUND' },
  { id: 'getProductVariant', url: '/Products/raft/panel-clay', code: 'PRODUCT_NOT_FOUND' },
  { id: 'getProductSlugs', url: '/Products/no-such/slugs', code: 'PRODUCT_NOT_FOUND' },
  { id: 'setProductQuantity', url: '/Products/no-such/quantity', code: 'PRODUCT_NOT_FOUND', body: { quantity: 1 } },
  {
    id: 'setProductQuantity',
    url: '/Products/panel/quantity',
    code: 'PRODUCT_NOT_FOUND',
    body: { quantity: 1, variantId: 'raft' },
  },
  {
    id: 'setProductQuantity',
    url: '/Products/panel/quantity',
    code: 'CONFIGURATION_NOT_FOUND',
    body: { quantity: 1, configurationId: 'cf-1' },
  },
  { id: 'configureProduct', url: '/Products/no-such/configure', code: 'PRODUCT_NOT_FOUND', body: { values: {} } },
  {
    id: 'configureProduct',
    url: '/Products/panel/configure',
    code: 'PRODUCT_NOT_FOUND',
    body: { values: {}, variantId: 'raft' },
  },
  { id: 'getProductConfiguration', url: '/Products/configuration/no-such', code: 'PRODUCT_NOT_FOUND' },
  {
    id: 'getProductConfiguration',
    url: '/Products/configuration/panel?configuration=cf-1',
    code: 'CONFIGURATION_NOT_FOUND',
  },
  { id: 'getPhotoPrint', url: '/Products/photoprint/no-such', code: 'PRODUCT_NOT_FOUND' },
  // A product of another kind.
  { id: 'getPhotoPrint', url: '/Products/photoprint/panel', code: 'PRODUCT_NOT_FOUND' },
  { id: 'getPage', url: '/pages/no-such', code: 'NOT_FOUND' },
  { id: 'getCategory', url: '/categories/panel', code: 'NOT_FOUND' },
  { id: 'getProductStories', url: '/catalogue/products/walls/stories', code: 'NOT_FOUND' },
  { id: 'listProductReviews', url: '/catalogue/products/walls/reviews', code: 'NOT_FOUND' },
  { id: 'getBlog', url: '/blogs/echo', code: 'NOT_FOUND' },
  { id: 'getAdvice', url: '/advice/no-such', code: 'NOT_FOUND' },
  { id: 'getProject', url: '/projects/no-such', code: 'NOT_FOUND' },
  { id: 'getJobOffer', url: '/job-offers/no-such', code: 'NOT_FOUND' },
];

const imageOf = z.object({
  image: z.object({ folder: z.string(), widths: z.array(z.number()), formats: z.array(z.string()) }),
});

const locales = ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'];

/** Describes that every operation answers according to its description. */
export function describeAnswers(engine: string, start: StartEngine): void {
  describe(`answers on ${engine}`, () => {
    const backend = useSharedBackend(start);

    it('has a request for every operation', () => {
      const built = contract.map(({ id }) => id).filter((id) => id !== 'getUpload');
      expect([...Object.keys(requests), ...Object.keys(preparedRequests)].sort()).toEqual(built.sort());
    });

    // Preparing takes long, so each operation runs in one of the locales, a different one on each engine.
    const getLocales = (id: string) => {
      const place = Object.keys(preparedRequests).indexOf(id) + (engine === 'PGlite' ? 0 : 3);
      return choices(locales.slice(place % locales.length).slice(0, 1), locales);
    };

    it.each(Object.entries(preparedRequests))('%s keeps its promises in its locales', async (id, prepare) => {
      const operation = getOperation(id);
      for (const locale of getLocales(id)) {
        const { url, headers, body, form, locale: only } = await prepare(backend());
        const answer = await backend().ask(url, {
          method: operation.method,
          locale: only ?? locale,
          ...(headers && { headers }),
          ...(body && { body }),
          form,
        });
        expect({ locale, body: answer.body, faults: operation.faultsOf(answer) }).toMatchObject({ locale, faults: [] });
        expect([200, 201, 202, 204]).toContain(answer.statusCode);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    });

    it.each(Object.entries(requests))('%s keeps its promises in every locale', async (id, asked) => {
      const operation = getOperation(id);
      for (const { url, body } of asked) {
        for (const locale of locales) {
          const answer = await backend().ask(url, {
            method: operation.method,
            locale,
            ...(body !== undefined && { body }),
          });
          expect({ url, locale, status: answer.statusCode, faults: operation.faultsOf(answer) }).toEqual({
            url,
            locale,
            status: 200,
            faults: [],
          });
        }
      }
    });

    it.each(missing)('$id has nothing at $url, and says so: $code', async ({ id, url, code, body }) => {
      const operation = getOperation(id);
      const answer = await backend().ask(url, { method: operation.method, ...(body !== undefined && { body }) });
      expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
      expect(operation.faultsOf(answer)).toEqual([]);
    });

    it('has no rating for a shop without ratings', async () => {
      const answer = await backend().ask('/Misc/rating', { shop: 'loud' });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
      expect(getOperation('getRating').faultsOf(answer)).toEqual([]);
      expect(await backend().read('/Misc/rating')).toEqual({
        score: 9.2,
        best: 10,
        count: 1284,
        recommendedPercentage: 97,
        source: 'Reviewers',
      });
    });

    it('serves images in the widths and formats that they list, cacheable for ever', async () => {
      const { folder, widths, formats } = readImage(await backend().read('/categories/walls'));
      expect(widths).toEqual([320, 480, 640, 960]);
      for (const format of formats) {
        const ask = () => backend().ask(`/Uploads/${folder}/${widths[0]}.${format}`);
        expect(getOperation('getUpload').faultsOf(await ask())).toEqual([]);
        // Until AVIF is made it comes in WebP, which nobody keeps.
        await expect
          .poll(async () => (await ask()).headers)
          .toMatchObject({
            'content-type': `image/${format}`,
            'cache-control': 'public, max-age=31536000, immutable',
          });
        const answer = await ask();
        const again = await ask();
        expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
      }
    });

    it.each(['1600.webp', '321.webp', '320.png', '320.webp.webp', 'x.webp', '320'])('has no image %s', async (file) => {
      const { folder } = readImage(await backend().read('/categories/walls'));
      const answer = await backend().ask(`/Uploads/${folder}/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(getOperation('getUpload').faultsOf(answer)).toEqual([]);
    });
  });
}

function readImage(category: unknown): { folder: string; widths: number[]; formats: string[] } {
  return imageOf.parse(category).image;
}
