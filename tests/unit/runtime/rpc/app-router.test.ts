import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { readProblem } from '#runtime/data/read-problem.ts';
import { appRouter } from '#runtime/rpc/app-router.ts';
import { connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import { createInProcessClient } from '#runtime/server/render/in-process-client.ts';
import { createRpcServices } from '#runtime/server/rpc/rpc-services.ts';
import { type ApiServer, sendProblem, startApiServer } from './api-server.ts';
import { siteModel } from './site-model.ts';

let api: ApiServer;
const clientFor = (locale: string, url = api.url) =>
  createInProcessClient(
    appRouter,
    createRpcServices(
      siteModel,
      connectApis({ createProductClient, createContentClient }, { productApiUrl: url, contentApiUrl: url }),
    ).contextFor(locale),
    () => undefined,
  );

beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.close());
beforeEach(() => {
  api.requests.length = 0;
  api.rule(undefined);
});

describe('the procedures', () => {
  it('name shop and language in every call', async () => {
    await clientFor('fr-BE').content.menus.query();
    expect(api.requests[0]?.headers).toMatchObject({ 'x-shop-id': 'acoustic-shop', 'accept-language': 'fr-BE' });
  });

  it('take the page size from the site and everything else from the visitor', async () => {
    await clientFor('nl-NL').catalogue.products.query({
      category: 'wandpanelen',
      facet: ['soundClass:A', 'brand:acoustic'],
      sort: 'PRICE_ASC',
      page: 2,
    });
    const query = api.requests[0]?.query;
    expect(query?.get('pageSize')).toBe('16');
    expect(query?.get('page')).toBe('2');
    expect(query?.get('sort')).toBe('PRICE_ASC');
    expect(query?.getAll('facet')).toEqual(['soundClass:A', 'brand:acoustic']);
  });

  it('leave out what the visitor did not ask for', async () => {
    await clientFor('nl-NL').catalogue.products.query({});
    expect([...(api.requests[0]?.query.keys() ?? [])].sort()).toEqual(['page', 'pageSize']);
    await clientFor('nl-NL').blogs.list.query({});
    expect(api.requests[1]?.query.get('pageSize')).toBe('9');
  });

  it('answer categories, blogs, pages and products as the APIs have them', async () => {
    const client = clientFor('nl-NL');
    expect((await client.catalogue.categories.query())[0]?.name).toBe('Wandpanelen');
    expect((await client.catalogue.category.query({ slug: 'wandpanelen' })).productCount).toBe(4);
    expect((await client.catalogue.product.query({ slug: 'fjord-wandpaneel' })).pricing.priceIncVat).toBe(8349);
    expect((await client.content.page.query({ id: 'about' })).slug).toBe('over-ons');
    expect((await client.content.pageBySlug.query({ slug: 'over-ons' })).id).toBe('about');
    expect((await client.blogs.detail.query({ slug: 'stil-kantoor' })).readingMinutes).toBe(6);
  });

  it('let no foreign markup through', async () => {
    const client = clientFor('nl-NL');
    const product = await client.catalogue.product.query({ slug: 'fjord-wandpaneel' });
    expect(product.description).toBe('<p>Geperst vilt.</p>');
    expect((await client.catalogue.category.query({ slug: 'wandpanelen' })).body).toBe('<h2>Kiezen</h2>');
    const page = await client.content.page.query({ id: 'about' });
    expect(page.blocks).toEqual([
      { type: 'richText', body: '<p>Sinds 1998.</p>' },
      { type: 'faq', title: 'Vragen', questions: [{ question: 'Brandt het?', answer: 'Nee.' }] },
    ]);
    expect((await client.blogs.detail.query({ slug: 'stil-kantoor' })).body).toBe('<p>Begin.</p>');
  });

  it('answer a product in the variant that is asked for', async () => {
    const product = await clientFor('nl-NL').catalogue.product.query({ slug: 'fjord-wandpaneel', variant: 'salie' });
    expect(product.variantId).toBe('sage');
    expect(api.requests.map(({ path }) => path)).toEqual(['/Products/fjord-wandpaneel/salie']);
  });

  it('answer what there is to read about a product, and nothing where the API tells nothing', async () => {
    const about = (slug: string) => clientFor('nl-NL').catalogue.stories.query({ slug });
    const project = { id: 'p', slug: 'p-nl', title: 'P', intro: 'I', image: { folder: 'p' }, place: 'Hengelo' };
    const answers: Readonly<Record<string, number>> = { known: 200, gone: 404, unbuilt: 501, broken: 400 };
    api.rule(({ path }, response) => {
      const status = answers[path.split('/')[3] ?? ''] ?? 404;
      const problem = { type: 'about:blank', title: 'No', status, code: 'VALIDATION_FAILED' };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { projects: [project], advice: [], blogs: [] } : problem));
      return true;
    });
    expect(await about('known')).toMatchObject([{ kind: 'project', id: 'p', about: 'Hengelo' }]);
    expect(api.requests.map(({ path }) => path)).toEqual(['/catalogue/products/known/stories']);
    expect(await about('gone')).toEqual([]);
    expect(await about('unbuilt')).toEqual([]);
    await expect(about('broken')).rejects.toThrow();
  });

  it.each([
    ['does not have', 'gone'],
    ['cannot have', '..'],
    ['shares a name with', 'slugs'],
  ])('answer the product itself for a variant that it %s', async (_, variant) => {
    const product = await clientFor('nl-NL').catalogue.product.query({ slug: 'fjord-wandpaneel', variant });
    expect(product.variantId).toBeUndefined();
    expect(product.name).toBe('Fjord wandpaneel');
  });

  it('know no variant of a product that does not exist', async () => {
    const call = clientFor('nl-NL').catalogue.product.query({ slug: 'gone', variant: 'salie' });
    await expect(call).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  it('keep a slug with odd characters inside its own path segment', async () => {
    await clientFor('nl-NL')
      .catalogue.product.query({ slug: '../menus?x=1#y' })
      .catch(() => undefined);
    expect(api.requests[0]?.path).toBe('/Products/..%2Fmenus%3Fx%3D1%23y');
  });
});

describe('a problem of the APIs', () => {
  const getProblem = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TRPCClientError);
    return readProblem(error);
  };

  it('keeps its code and gets a status and a text', async () => {
    expect(await getProblem(clientFor('nl-NL').catalogue.product.query({ slug: 'gone' }))).toEqual({
      code: 'PRODUCT_NOT_FOUND',
      messageKey: 'apiErrors:PRODUCT_NOT_FOUND',
      status: 404,
    });
  });

  it('says when to come back', async () => {
    api.rule((_, response) => {
      sendProblem(response, 429, 'RATE_LIMITED', { 'retry-after': '17' });
      return true;
    });
    expect(await getProblem(clientFor('nl-NL').content.menus.query())).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryAfterSeconds: 17,
    });
  });

  it.each([
    ['an unknown code', 418, 'TEAPOT', 'UNKNOWN', 502],
    ['an unknown code of a failing server', 500, 'EXPLODED', 'SERVICE_UNAVAILABLE', 503],
    ['an unknown code for what is not there', 404, 'GONE_FISHING', 'NOT_FOUND', 404],
    ['a shop the API does not know, which is a fault of ours', 400, 'SHOP_UNKNOWN', 'SHOP_UNKNOWN', 500],
    ['an operation that another server does not have', 501, 'NOT_IMPLEMENTED', 'SERVICE_UNAVAILABLE', 503],
  ])('%s', async (_, status, sent, code, pageStatus) => {
    api.rule((_request, response) => {
      sendProblem(response, status, sent);
      return true;
    });
    expect(await getProblem(clientFor('nl-NL').content.menus.query())).toMatchObject({ code, status: pageStatus });
  });

  it('is unavailability when the API does not answer', async () => {
    const gone = await startApiServer();
    await gone.close();
    expect(await getProblem(clientFor('nl-NL', gone.url).content.menus.query())).toEqual({
      code: 'NETWORK_ERROR',
      messageKey: 'apiErrors:NETWORK_ERROR',
      status: 503,
    });
  });

  it('is a bad gateway when something else than the API answers', async () => {
    api.rule((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to the proxy</html>');
      return true;
    });
    expect(await getProblem(clientFor('nl-NL').content.menus.query())).toMatchObject({ code: 'UNKNOWN', status: 502 });
  });

  it('reveals no internals', async () => {
    const error: unknown = await clientFor('nl-NL')
      .catalogue.product.query({ slug: 'gone' })
      .catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error)).not.toMatch(/stack|127\.0\.0\.1/);
  });

  it('refuses input that is no input', async () => {
    expect(await getProblem(clientFor('nl-NL').blogs.list.query({ page: 0 }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
    });
    expect(api.requests).toHaveLength(0);
  });
});
