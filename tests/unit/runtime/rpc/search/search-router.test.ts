import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import type { Flags } from '#runtime/contracts/flags.ts';
import { appRouter } from '#runtime/rpc/app-router.ts';
import { connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import { createInProcessClient } from '#runtime/server/render/in-process-client.ts';
import { createRpcServices } from '#runtime/server/rpc/rpc-services.ts';
import { type ApiServer, startApiServer } from '../api-server.ts';
import { siteModel } from '../site-model.ts';

let api: ApiServer;
const clientWith = (search: Flags['search']) =>
  createInProcessClient(
    appRouter,
    createRpcServices(
      { ...siteModel, flags: { ...siteModel.flags, search } },
      connectApis({ createProductClient, createContentClient }, { productApiUrl: api.url, contentApiUrl: api.url }),
    ).contextFor('nl-NL'),
    () => undefined,
  );
const everything = { all: true, product: true, blog: true, project: true };

function send(response: ServerResponse, body: unknown): true {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
}

beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.close());
beforeEach(() => {
  api.requests.length = 0;
  api.rule(({ path, query }, response) => {
    const q = query.get('q');
    if (path === '/search/suggestions') return send(response, { query: q, groups: [] });
    if (path !== '/search') return false;
    const counts = { All: 0, Product: 0, Project: 0, Blog: 0 };
    const page = { items: [], total: 0, page: Number(query.get('page')), pageSize: 20, pages: 0 };
    return send(response, { query: q, type: query.get('type'), counts, ...page });
  });
});

describe('the search procedures', () => {
  it('ask for twenty results a page, of what the site offers', async () => {
    const results = await clientWith(everything).search.results.query({ q: '  vilt ', type: 'Blog', page: 2 });
    const asked = api.requests[0]?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ q: 'vilt', type: 'Blog', page: '2', pageSize: '20' });
    expect(asked?.getAll('among')).toEqual(['Product', 'Project', 'Blog']);
    expect(results.types).toEqual(['All', 'Product', 'Project', 'Blog']);
    expect(results.type).toBe('Blog');
  });

  it('list the first type that is on where none, or one that is off, is asked for', async () => {
    const { search } = clientWith({ all: false, product: false, blog: true, project: true });
    expect((await search.results.query({ q: 'vilt' })).type).toBe('Project');
    expect((await search.results.query({ q: 'vilt', type: 'Product' })).type).toBe('Project');
    expect(api.requests[1]?.query.getAll('among')).toEqual(['Project', 'Blog']);
  });

  it('suggest four of each type', async () => {
    await clientWith(everything).search.suggestions.query({ q: 'vi' });
    expect(api.requests[0]?.query.get('limit')).toBe('4');
    expect(api.requests[0]?.query.getAll('among')).toEqual(['Product', 'Project', 'Blog']);
  });

  it('refuse a query that the API would refuse, without asking it', async () => {
    const { search } = clientWith(everything);
    await expect(search.results.query({ q: '   ' })).rejects.toThrow();
    await expect(search.results.query({ q: 'x'.repeat(101) })).rejects.toThrow();
    await expect(search.suggestions.query({ q: 'a\u0007b' })).rejects.toThrow();
    expect(api.requests).toEqual([]);
  });
});
