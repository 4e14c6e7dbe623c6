import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SeedData } from '#backend/seed/seed-data.ts';
import type { SeedVideo } from '#backend/seed/seed-editorial.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { projectRoot } from '#tests/support/command.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

/** The demo shop has no film; this one exists in this test only. */
const film: SeedVideo = {
  id: 'only-a-test',
  provider: 'YouTube',
  title: {
    nl: 'Fjord ophangen in een kwartier',
    fr: 'Poser Fjord en un quart d’heure',
    de: 'Fjord in einer Viertelstunde montieren',
    en: 'Hanging Fjord in a quarter of an hour',
  },
};

const seed: SeedData = {
  shops: demoSeed.shops
    .filter(({ id }) => id === 'acoustic')
    .map((shop) => ({
      ...shop,
      products: shop.products.map((product) =>
        product.key === 'fjord-wall-panel' ? { ...product, video: film } : product,
      ),
    })),
};

let browser: Browser;
let backend: TestBackend;
let storefront: Storefront;
beforeAll(async () => {
  browser = await launchBrowser();
  backend = await startTestBackend({ seed, pictures: `${projectRoot}content/images` });
  storefront = await startStorefront({ folder: inject('acousticBuild'), apiUrl: await backend.listen() });
});
afterAll(async () => {
  await storefront.stop();
  await backend.close();
  await browser.close();
});

const address = () => `http://nl-nl.localhost:${storefront.port}/product/fjord-wandpaneel`;

describe('the film of a product', () => {
  it('requests nothing from its provider before it is played', async () => {
    const { page, context } = await openPage(browser);
    const elsewhere: string[] = [];
    // Requests to the provider's player are intercepted.
    await page.route(
      (url) => !url.hostname.endsWith('localhost'),
      (route) => {
        elsewhere.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
      },
    );
    await page.goto(address(), { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Video afspelen: Fjord ophangen in een kwartier' });
    expect(await page.locator('iframe').count()).toBe(0);
    expect(elsewhere).toEqual([]);

    await page.getByRole('link', { name: 'Toon de video' }).click();
    await link.click();
    await page.locator('iframe[title="Fjord ophangen in een kwartier"]').waitFor();
    expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/only-a-test?autoplay=1&rel=0']);
    await context.close();
  });

  it('is a link to its provider without JavaScript', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(address());
    const link = page.getByRole('link', { name: /^Video afspelen: Fjord ophangen/ });
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=only-a-test');
    await context.close();
  });
});
