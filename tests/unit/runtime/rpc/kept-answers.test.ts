import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { createAnswerTags } from '#runtime/rpc/answer-tags.ts';
import { catalogueAnswers } from '#runtime/rpc/catalogue/catalogue-answers.ts';
import { connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import { KeptAnswers, type KeptAnswersOptions } from '#runtime/rpc/clients/kept-answers.ts';
import { type ApiServer, sendProblem, startApiServer } from './api-server.ts';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

const keepAnswers = (options: Partial<KeptAnswersOptions> = {}) => {
  const apis = connectApis(
    { createContentClient, createProductClient },
    { contentApiUrl: api.url, productApiUrl: api.url },
    { deadlineMs: 1000, totalMs: 2000, retries: 0, failuresToBreak: 100, breakMs: 1000 },
  );
  const answers = new KeptAnswers({
    answerTags: createAnswerTags(catalogueAnswers),
    freshMs: 60_000,
    everything: '*',
    ...options,
  });
  const header = { 'X-Shop-Id': 'acoustic', 'Accept-Language': 'nl-NL' };
  const content = answers.keepFor(apis.content);
  const products = answers.keepFor(apis.products);
  return {
    answers,
    menus: (language = 'nl-NL') =>
      content.GET('/menus', { params: { header: { ...header, 'Accept-Language': language } } }),
    rating: () => products.GET('/Misc/rating', { params: { header } }),
    product: () => products.GET('/Products/{id}', { params: { header, path: { id: 'fjord-wall-panel' } } }),
  };
};
const asked = () => api.requests.map(({ path }) => path);

describe('KeptAnswers', () => {
  it('asks once for what every page of a language shows, and every time for the rest', async () => {
    const { menus, rating, product } = keepAnswers();
    const first = await menus();
    expect((await menus()).data).toEqual(first.data);
    await menus('fr-BE');
    await rating();
    await rating();
    await product();
    await product();
    expect(asked()).toEqual([
      '/menus',
      '/menus',
      '/Misc/rating',
      '/Products/fjord-wall-panel',
      '/Products/fjord-wall-panel',
    ]);
  });

  it('asks again for what was purged, and for nothing else', async () => {
    const { answers, menus, rating } = keepAnswers();
    await Promise.all([menus(), rating()]);
    answers.purge(['rating', 'product:fjord-wall-panel']);
    await Promise.all([menus(), rating()]);
    expect(asked().sort()).toEqual(['/Misc/rating', '/Misc/rating', '/menus']);
    answers.purge(['*']);
    await Promise.all([menus(), rating()]);
    expect(asked()).toHaveLength(5);
  });

  it('does not keep an answer that was on its way while something was purged', async () => {
    const { answers, menus } = keepAnswers();
    const underWay = menus();
    answers.purge(['menus']);
    await underWay;
    await menus();
    expect(asked()).toHaveLength(2);
  });

  it('keeps no failure', async () => {
    const { menus } = keepAnswers();
    api.rule((_, response) => {
      sendProblem(response, 503, 'SERVICE_UNAVAILABLE');
      return true;
    });
    expect((await menus()).response.status).toBe(503);
    api.rule(undefined);
    expect((await menus()).data).toHaveProperty('header');
  });

  it('keeps nothing where nobody tells of changes, and believes nothing while they cannot be heard', async () => {
    const untold = keepAnswers({ freshMs: 0 });
    await untold.menus();
    await untold.menus();
    expect(asked()).toHaveLength(2);
    const deaf = keepAnswers({ hears: () => false });
    await deaf.menus();
    await deaf.menus();
    expect(asked()).toHaveLength(4);
  });

  it('gives answers that no page can change for the others', async () => {
    const { menus } = keepAnswers();
    const { data } = await menus();
    expect(() => data?.header.pop()).toThrow(TypeError);
  });
});
