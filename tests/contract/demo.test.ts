import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePaths } from '#backend/process/package-root.ts';
import { allSeedLocales } from '#backend/seed/seed-locales.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { choices } from '#tests/support/soak.ts';
import { getOperation } from './suites/contract.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: demoSeed, pictures: packagePaths.pictures, isEmpty: true });
});
afterAll(async () => {
  await backend?.close();
});

it('seeds the demo without a warning', () => {
  expect(backend.said).toEqual([]);
});

describe.each(demoSeed.shops.map((shop) => [shop.id, shop] as const))('the demo shop %s', (id, shop) => {
  const addresses: readonly (readonly [string, string])[] = [
    ['getMenus', '/menus'],
    ['listCategories', '/categories'],
    ['listProducts', '/catalogue/products?pageSize=100'],
    ['listBlogs', '/blogs'],
    ['listPages', '/pages?pageSize=100'],
    ['listAdvice', '/advice'],
    ['listProjects', '/projects'],
    ['listInspiration', '/inspiration'],
    ['listJobOffers', '/job-offers'],
    ['listImageRules', '/image-rules?pageSize=100'],
    ...shop.categories.flatMap(({ key }) => [
      ['getCategory', `/categories/${key}`] as const,
      ['listProducts', `/catalogue/products?category=${key}&sort=PRICE_ASC`] as const,
    ]),
    ...shop.products.flatMap(({ key, kind }) => [
      ['getProduct', `/Products/${key}`] as const,
      ['getProductConfiguration', `/Products/configuration/${key}`] as const,
      ...(kind === 'PhotoPrint' ? [['getPhotoPrint', `/Products/photoprint/${key}`] as const] : []),
    ]),
    ...shop.pages.map(({ id: page }) => ['getPage', `/pages/${page}`] as const),
    ...shop.blogs.map(({ key }) => ['getBlog', `/blogs/${key}`] as const),
    ...(shop.advice ?? []).map(({ key }) => ['getAdvice', `/advice/${key}`] as const),
    ...(shop.projects ?? []).map(({ key }) => ['getProject', `/projects/${key}`] as const),
    ...(shop.jobOffers ?? []).map(({ key }) => ['getJobOffer', `/job-offers/${key}`] as const),
  ];

  const locales = shop.locales ?? allSeedLocales;

  it.each([...locales.entries()])('answers what it has as promised, in locale %i: %s', async (place, locale) => {
    // The addresses are divided among the locales.
    const share = addresses.filter((_, index) => index % locales.length === place);
    for (const [operation, url] of choices(share, addresses)) {
      const answer = await backend.ask(url, { shop: id, locale });
      expect({ url, status: answer.statusCode, faults: getOperation(operation).faultsOf(answer) }).toEqual({
        url,
        status: 200,
        faults: [],
      });
    }
  });
});
