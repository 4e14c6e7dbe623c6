import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const port = new URL(inject('storefrontUrl')).port;

/** What differs from locale to locale on the way through the shop. */
const locales = [
  {
    locale: 'nl-NL',
    home: `http://nl-nl.localhost:${port}/`,
    listing: '/producten',
    product: '/product/',
    blogs: '/blogs',
    other: { locale: 'de-DE', product: `http://de-de.localhost:${port}/produkt/` },
  },
  {
    locale: 'fr-BE',
    home: `http://fr-be.localhost:${port}/fr`,
    listing: '/fr/produits',
    product: '/fr/produit/',
    blogs: '/fr/blogs',
    other: { locale: 'nl-BE', product: `http://nl-be.localhost:${port}/product/` },
  },
  {
    locale: 'de-DE',
    home: `http://de-de.localhost:${port}/`,
    listing: '/produkte',
    product: '/produkt/',
    blogs: '/blogs',
    other: { locale: 'fr-BE', product: `http://fr-be.localhost:${port}/fr/produit/` },
  },
] as const;

const visible = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first();

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

describe.each(locales)('a visit in $locale', ({ locale, home, listing, product, blogs, other }) => {
  it.each([
    { javaScriptEnabled: true, how: 'with JavaScript' },
    { javaScriptEnabled: false, how: 'without JavaScript' },
  ])('goes from home to a product, switches language and reads a blog, $how', async ({ javaScriptEnabled }) => {
    const { page, context, complaints } = await openPage(browser, { javaScriptEnabled });
    const judge = async (): Promise<void> => {
      if (javaScriptEnabled) await expectAccessible(page);
    };

    await page.goto(home);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await judge();

    await visible(page, listing).click();
    await page.waitForURL((url) => url.pathname === listing);
    await page.locator('main h1').waitFor();
    expect(await page.locator(`main a[href^="${product}"]`).count()).toBeGreaterThan(0);
    await judge();

    const productLink = page.locator(`main a[href^="${product}"]:visible`).first();
    const productPath = await productLink.getAttribute('href');
    await productLink.click();
    await page.waitForURL((url) => url.pathname === productPath);
    const productName = await page.locator('main h1').innerText();
    expect(productName.length).toBeGreaterThan(2);
    await judge();

    await page.locator('header summary:visible').last().click();
    await page.locator(`a[hreflang="${other.locale}"]:visible`).first().click();
    await page.waitForURL((url) => url.href.startsWith(other.product));
    expect(await page.locator('html').getAttribute('lang')).toBe(other.locale);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/^https:\/\/www\.acoustic-/);
    await judge();

    await page.goto(home);
    await visible(page, blogs).click();
    await page.waitForURL((url) => url.pathname === blogs);
    await page.locator(`main a[href^="${blogs}/"]:visible`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(`${blogs}/`));
    expect(await page.locator('main article').first().innerText()).toMatch(/\w{3,}/);
    await judge();

    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a page that has come to life', () => {
  it('changes screens without loading the document again, and keeps title, language and focus right', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${port}/`);
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

  it('shows progress for as long as a screen is on its way', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${port}/`, { waitUntil: 'networkidle' });
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

  it('shows the way on for an address that does not exist, without losing the visitor', async () => {
    const { page, context } = await openPage(browser);
    const response = await page.goto(`http://de-de.localhost:${port}/gibt-es-nicht`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    await visible(page, '/produkte').click();
    await page.waitForURL('**/produkte');
    await context.close();
  });
});
