import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { adviceSitemap } from '#runtime/rpc/advice/advice-sitemap.ts';
import { appRouter } from '#runtime/rpc/app-router.ts';
import { connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import { contentSitemap } from '#runtime/rpc/content/content-sitemap.ts';
import { jobOffersSitemap } from '#runtime/rpc/job-offers/job-offers-sitemap.ts';
import { projectsSitemap } from '#runtime/rpc/projects/projects-sitemap.ts';
import { readWhole } from '#runtime/rpc/sitemap-source.ts';
import { createInProcessClient } from '#runtime/server/render/in-process-client.ts';
import { createRpcServices } from '#runtime/server/rpc/rpc-services.ts';
import { type ApiServer, sendProblem, startApiServer } from './api-server.ts';
import { siteModel } from './site-model.ts';

let api: ApiServer;
const getContext = () =>
  createRpcServices(
    siteModel,
    connectApis({ createProductClient, createContentClient }, { productApiUrl: api.url, contentApiUrl: api.url }),
  ).contextFor('nl-NL');
const client = () => createInProcessClient(appRouter, getContext(), () => undefined);

/** Answers for the four areas, with the members that procedures read. */
const answers: Readonly<Record<string, unknown>> = {
  '/advice/galm': {
    slug: 'galm',
    body: '<p>A</p><script>x()</script>',
    questions: [{ question: 'Q', answer: '<img src=x>B' }],
  },
  '/projects/school': { slug: 'school', body: '<p onclick="x()">A</p>' },
  '/job-offers/monteur': { slug: 'monteur', body: '<style>p{}</style><p>A</p>' },
};

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
    const known = answers[path];
    if (known !== undefined) return send(response, known);
    if (!['/advice', '/projects', '/inspiration', '/job-offers'].includes(path)) return false;
    const items = [
      {
        id: `${path.slice(1)}-${query.get('page')}`,
        slug: `${path.slice(1)}-${query.get('page')}`,
        publishedAt: '2026-09-01T07:00:00Z',
      },
    ];
    return send(response, { items, total: 2, page: Number(query.get('page')), pageSize: 1, pages: 2 });
  });
});

describe('advice, projects, inspiration and jobs', () => {
  it('come in pages of the size that the site gives them', async () => {
    const { advice, projects, inspiration, jobOffers } = client();
    await advice.list.query({ page: 2 });
    await projects.list.query({ page: 2 });
    await jobOffers.list.query({ page: 2 });
    await inspiration.list.query({ page: 2 });
    expect(api.requests.map(({ path, query }) => [path, query.get('page'), query.get('pageSize')])).toEqual([
      ['/advice', '2', '9'],
      ['/projects', '2', '9'],
      ['/job-offers', '2', '9'],
      ['/inspiration', '2', '6'],
    ]);
  });

  it('bring no foreign markup along', async () => {
    const { advice, projects, jobOffers } = client();
    const article = await advice.detail.query({ slug: 'galm' });
    expect([article.body, article.questions]).toEqual(['<p>A</p>', [{ question: 'Q', answer: 'B' }]]);
    expect((await projects.detail.query({ slug: 'school' })).body).toBe('<p>A</p>');
    expect((await jobOffers.detail.query({ slug: 'monteur' })).body).toBe('<p>A</p>');
  });

  it('leave the pages of other screens to these screens when search engines are told of pages', async () => {
    expect(await readWhole((piece) => contentSitemap(getContext(), piece))).toEqual([
      { key: 'home', params: {} },
      { key: 'contentPage', id: 'about', params: { slug: 'over-ons' }, lastModified: '2026-05-05T09:30:00Z' },
    ]);
  });

  it('are all in the sitemap, page after page', async () => {
    expect(await readWhole((piece) => projectsSitemap(getContext(), piece))).toEqual([
      { key: 'projectOverview', params: {} },
      { key: 'projectDetail', id: 'projects-1', params: { slug: 'projects-1' } },
      { key: 'projectDetail', id: 'projects-2', params: { slug: 'projects-2' } },
    ]);
    expect((await readWhole((piece) => adviceSitemap(getContext(), piece))).map(({ key }) => key)).toEqual([
      'adviceOverview',
      'adviceDetail',
      'adviceDetail',
    ]);
    expect((await readWhole((piece) => jobOffersSitemap(getContext(), piece)))[1]).toEqual({
      key: 'jobOfferDetail',
      id: 'job-offers-1',
      params: { slug: 'job-offers-1' },
      lastModified: '2026-09-01T07:00:00Z',
    });
  });
});

describe('what stands above an overview', () => {
  it('is the content page, less its blocks', async () => {
    expect(await client().content.introduction.query({ id: 'about' })).toEqual({
      title: 'Over ons',
      description: 'Wie de panelen maakt.',
    });
  });

  it('is nothing where the shop has no such page, and an error when the API has one', async () => {
    expect(await client().content.introduction.query({ id: 'ac-projects' })).toBeNull();
    api.rule((_, response) => {
      sendProblem(response, 500, 'INTERNAL_ERROR');
      return true;
    });
    await expect(client().content.introduction.query({ id: 'about' })).rejects.toThrow();
  });
});
