import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const address = (path: string) => `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}${path}`;

/** Opens a page in a browser that is never idle, which lays out what is seen alone. */
async function visit(path: string, width = 390) {
  const tab = await openPage(browser);
  await tab.page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await tab.page.setViewportSize({ width, height: 800 });
  await tab.page.goto(address(path));
  return tab;
}

/** Returns whether the browser has laid an element out. Asking for its box would make it do so. */
const isLaidOut = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }));

const measureHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

it('lays out what is far below when a visitor comes near it', async () => {
  const { page, context } = await visit('/producten');
  const card = page.locator('main li article a').last();
  const link = page.locator('footer a').last();
  expect(await isLaidOut(page.locator('main li article a').first())).toBe(true);
  expect(await isLaidOut(card)).toBe(false);
  expect(await isLaidOut(link)).toBe(false);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(card)).toBe(true);
  await link.focus();
  await expect.poll(() => isLaidOut(link)).toBe(true);
  await context.close();
});

it('has screen readers read it all the same', async () => {
  const { page, context } = await visit('/');
  const footer = page.locator('footer');
  expect(await isLaidOut(footer.locator('nav').first())).toBe(false);
  expect(await footer.ariaSnapshot()).toContain('link "Contact"');
  await context.close();
});

it('lays out the rest once the browser is idle', async () => {
  const { page, context } = await openPage(browser);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address('/producten'));
  for (const last of ['main li article a', 'footer a'])
    await expect.poll(() => isLaidOut(page.locator(last).last())).toBe(true);
  expect(await page.locator('footer').innerText()).toContain('Contact');
  await context.close();
});

it('lays out everything for browsers that run no scripts', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(address('/producten'));
  expect(await isLaidOut(page.locator('footer a').last())).toBe(true);
  expect(await page.locator('footer').innerText()).toContain('Contact');
  await context.close();
});

it.each([390, 1440])('takes about as much room before as afterwards, %d pixels wide', async (width) => {
  for (const path of ['/', '/producten', '/product/fjord-wandpaneel', '/projecten']) {
    const { page, context } = await visit(path, width);
    const before = await measureHeight(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
    });
    const after = await measureHeight(page);
    expect(before / after, `${path}: ${before} and ${after} pixels`).toBeGreaterThan(0.8);
    expect(before / after, `${path}: ${before} and ${after} pixels`).toBeLessThan(1.25);
    await context.close();
  }
});
