import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const port = new URL(inject('storefrontUrl')).port;

const visible = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first();

describe('a page that is hydrated', () => {
  it('changes screens without loading the document again, with the right title, language and focus', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${port}/`);
    await untilHydrated(page);
    const titleAtHome = await page.title();
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));

    await visible(page, '/producten').click();
    await page.waitForURL('**/producten');
    await page.locator('main h1').waitFor();

    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    await page.waitForFunction((before) => document.title !== before, titleAtHome);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      'https://www.acoustic-nl.example/producten',
    );
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    await page.goBack();
    await page.waitForURL(`http://nl-nl.localhost:${port}/`);
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows progress while a screen is loading', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${port}/`, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    let answer = (): void => undefined;
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/trpc/**', async (route) => {
      await mayAnswer;
      await route.continue();
    });

    await visible(page, '/producten').click();
    await page.locator('[data-progress]').waitFor({ state: 'attached' });
    expect(await page.locator('main h1').innerText()).not.toBe('Alle producten');

    answer();
    await page.getByRole('heading', { name: 'Alle producten', level: 1 }).waitFor();
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    await context.close();
  });

  it('shows links for an address that does not exist, without a reload', async () => {
    const { page, context } = await openPage(browser);
    const response = await page.goto(`http://de-de.localhost:${port}/gibt-es-nicht`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    await visible(page, '/produkte').click();
    await page.waitForURL('**/produkte');
    await context.close();
  });
});
