import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { testServiceKey } from '#tests/support/backend.ts';
import { launchBrowser, openPage, untilHydrated, type WatchedPageOptions } from '#tests/support/browser.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

const product = '/product/raat-zeshoeken-van-vilt';
let browser: Browser;
let storefront: Storefront;
let origin: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const folder = `${inject('distFolder')}/easy-felt`;
  // Something that tells the storefront of changes makes it keep pages.
  const env = { SERVICE_KEY: testServiceKey };
  storefront = await startStorefront({ folder, apiUrl: inject('apiUrl'), env });
  origin = `http://nl-nl.localhost:${storefront.port}`;
});
afterAll(async () => {
  await browser.close();
  await storefront.stop();
});

async function open(path: string, options: WatchedPageOptions = {}): Promise<Page> {
  const { page, context } = await openPage(browser, options);
  onTestFinished(() => context.close());
  await page.goto(`${origin}${path}`);
  return page;
}

describe('what a site changes of its pages', () => {
  it('stands around the part as it was, without JavaScript and once the page lives', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await open(product, { javaScriptEnabled });
      if (javaScriptEnabled) await untilHydrated(page);
      const care = page.getByRole('region', { name: 'Zo blijft vilt mooi' });
      expect(await care.getByRole('listitem').count()).toBe(4);
      expect(await page.locator('#description, #care').evaluateAll((found) => found.map(({ id }) => id))).toEqual([
        'description',
        'care',
      ]);
    }
  });

  it('stands in the place of a part, on each page that has it', async () => {
    const page = await open('/inspiratie');
    const opening = page.locator('h1').locator('..');
    expect(await opening.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('28px');
    await untilHydrated(page);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('leads with its own route to its own screen, within the application', async () => {
    const page = await open(product);
    await untilHydrated(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    await page.getByRole('link', { name: 'Bekijk vilt in huis' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lookbook' }).waitFor();
    expect(page.url()).toBe(`${origin}/lookbook`);
    expect(await page.title()).toBe('Lookbook – Easy Felt Shop');
    expect(await page.evaluate(() => document.body.getAttribute('data-same-document'))).toBe('yes');
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /Pompoen/ }).waitFor();
  });
});

describe('a screen of a site’s own', () => {
  it('is complete without JavaScript, accessible, and in the language of its address', async () => {
    const page = await open('/lookbook', { javaScriptEnabled: false });
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    const alive = await open('/lookbook');
    await untilHydrated(alive);
    await expectAccessible(alive);
    const french = await fetch(`http://127.0.0.1:${storefront.port}/fr/lookbook`, {
      headers: { host: `fr-be.localhost:${storefront.port}` },
    });
    expect(await french.text()).toContain('Des pièces habillées de feutre');
  });

  it('is known to search engines in every locale, and cached like other pages', async () => {
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${storefront.port}${path}`, { headers: { host: `nl-nl.localhost:${storefront.port}` } });
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://www.easy-felt-nl.example/lookbook</loc>');
    await (await get('/lookbook')).text();
    const again = await get('/lookbook?utm_source=mail');
    expect(again.headers.get('cache-status')).toBe('shopgen; hit');
    const html = await again.text();
    expect(html).toContain('hreflang="en-GB" href="https://www.easy-felt-uk.example/lookbook"');
    expect(html.match(/hreflang="[a-z]{2}-[A-Z]{2}"/g)).toHaveLength(7);
  });
});
