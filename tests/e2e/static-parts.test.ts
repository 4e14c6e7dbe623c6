import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const address = (path: string) => `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}${path}`;
const product = '/product/fjord-wandpaneel';

async function visit(path: string) {
  const tab = await openPage(browser);
  const files: string[] = [];
  tab.page.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (request.resourceType() === 'script') files.push(file);
  });
  await tab.page.goto(address(path));
  // A new document would not have it, and an element that is made anew neither.
  await tab.page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-static]'))
      part.firstElementChild?.setAttribute('data-seen', '');
    document.body.setAttribute('data-seen', '');
  });
  await untilHydrated(tab.page);
  await tab.page.waitForLoadState('networkidle');
  return { ...tab, listStatic: () => files.filter((file) => /\/static-/.test(file)) };
}

/** Returns how many static parts the page has, and how many of them have been made anew. */
const countParts = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-static]')].filter((part) => part.childElementCount > 0);
    return {
      all: parts.length,
      anew: parts.filter((part) => !part.firstElementChild?.hasAttribute('data-seen')).length,
    };
  });

const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-seen'));

describe('static parts of a page', () => {
  it.each(['/', '/producten', product, '/blogs'])(
    'stay as they came on %s, and their code is not fetched, when the application runs',
    async (path) => {
      const { page, context, complaints, listStatic } = await visit(path);
      const { all, anew } = await countParts(page);
      expect(all).toBeGreaterThan(2);
      expect(anew).toBe(0);
      expect(listStatic()).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('have links that go on within the application', async () => {
    const { page, context, complaints, listStatic } = await visit('/producten');
    const link = page.locator('main [data-static] a[href^="/product/"]:visible').first();
    const name = await link.innerText();
    await link.click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(listStatic().length).toBeGreaterThan(0);

    await page.locator('footer [data-static] a[href="/contact"]').first().click();
    await page.waitForURL('**/contact');
    await page.locator('main form [name=email]').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('change together with the rest of the page', async () => {
    const { page, context, complaints } = await visit('/producten');
    const readNames = () => [...document.querySelectorAll('main article h3')].map((name) => name.textContent);
    const before = await page.evaluate(readNames);
    await page.evaluate(() => {
      new MutationObserver(() => {
        const isSorted = [...document.querySelectorAll('main summary')].some((label) =>
          label.textContent?.includes('Prijs oplopend'),
        );
        if (!isSorted || 'shown' in window) return;
        const names = [...document.querySelectorAll('main article h3')].map((name) => name.textContent);
        Object.assign(window, { shown: names });
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.locator('main summary', { hasText: 'Sorteren op' }).click();
    await page.getByRole('link', { name: 'Prijs oplopend' }).click();
    await page.waitForFunction(() => 'shown' in window);
    await page.waitForFunction((old) => document.querySelector('main article h3')?.textContent !== old, before[0]);
    expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toEqual(await page.evaluate(readNames));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leave links to other places, and presses with a modifier key, to the browser', async () => {
    const { page, context } = await visit('/');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('main [data-static] a[href^="/"]:visible')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.close();
    expect(page.url()).toBe(address('/'));
    await page.locator('footer [data-static] a[href^="/locale/"]:not([aria-current])').first().click();
    await page.waitForURL((url) => url.href !== address('/'));
    expect(await isSameDocument(page)).toBe(false);
    await context.close();
  });

  it('change when the visitor chooses prices without VAT, if they show prices, and stay if not', async () => {
    const { page, context, complaints } = await visit(product);
    const price = page.locator('main [data-static]').filter({ hasText: '€' }).first();
    const before = await price.innerText();
    await page.getByRole('banner').getByRole('button', { name: 'excl. btw' }).filter({ visible: true }).click();
    await page.waitForFunction((text) => {
      const shown = [...document.querySelectorAll<HTMLElement>('main [data-static]')].find((part) =>
        part.innerText.includes('€'),
      );
      return shown !== undefined && shown.innerText !== text;
    }, before);
    const { all, anew } = await countParts(page);
    expect(anew).toBeGreaterThan(0);
    expect(anew).toBeLessThan(all);
    const isFactAnew = await page
      .locator('#description')
      .evaluate((title) => !title.closest('[data-static]')?.firstElementChild?.hasAttribute('data-seen'));
    expect(isFactAnew).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
