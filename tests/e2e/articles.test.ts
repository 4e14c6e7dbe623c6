import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let browser: Browser;
let quiet: Storefront;
beforeAll(async () => {
  browser = await launchBrowser();
  quiet = await startStorefront({ folder: join(inject('distFolder'), 'db-noise-control'), apiUrl: inject('apiUrl') });
});
afterAll(async () => {
  await quiet.stop();
  await browser.close();
});

const shopPort = Number(new URL(inject('storefrontUrl')).port);

/** The overviews, with the selector of their items. */
const overviews = [
  { overview: '/projecten', item: '/projecten/', schema: 'CreativeWork', other: '/projekte/' },
  { overview: '/advies', item: '/advies/', schema: 'Article', other: '/rat/' },
  { overview: '/vacatures', item: '/vacature/', schema: 'JobPosting', other: '/jobangebot/' },
] as const;

/** Returns the types of a page's structured data. */
async function schemas(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => /"@type":"(\w+)"/.exec(text)?.[1] ?? '');
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  { site: 'acoustic', portOf: () => shopPort },
  { site: 'db-noise-control', portOf: () => quiet.port },
])('what there is to read at $site', ({ site, portOf }) => {
  it.each(overviews)('is read with the keyboard alone: $overview', async ({ overview, item, schema }) => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${portOf()}${overview}`);
    expect(await page.locator('main h1').count()).toBe(1);
    await expectAccessible(page);

    const link = page.locator(`main a[href^="${item}"]`).first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('main article h1').waitFor();
    expect(await page.locator('main article').first().innerText()).toMatch(/\w{3,}/);
    await expectAccessible(page);
    expect(complaints).toEqual([]);

    const fresh = await page.goto(page.url());
    expect(fresh?.status()).toBe(200);
    expect(await schemas(page)).toEqual(expect.arrayContaining([schema, 'BreadcrumbList']));
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `https://www.${site}-nl.example${path}`,
    );
    await context.close();
  });

  it.each(overviews)('stays the same article in another language, without JavaScript: $overview', async (paths) => {
    const { page, context, complaints } = await openPage(browser, { javaScriptEnabled: false, width: 390 });
    const start = `http://nl-nl.localhost:${portOf()}`;
    await page.goto(`${start}${paths.overview}`);
    expect(await overflow(page)).toBe(0);
    await page.locator(`main a[href^="${paths.item}"]`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(paths.item));
    expect(await overflow(page)).toBe(0);
    const german = await page.locator('link[hreflang="de-DE"]').getAttribute('href');
    expect(new URL(german ?? '').pathname).toMatch(new RegExp(`^${paths.other}`));

    await page.locator('footer a[hreflang="de-DE"]').click();
    await page.waitForURL((url) => url.hostname === 'de-de.localhost');
    expect(new URL(page.url()).pathname).toBe(new URL(german ?? '').pathname);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');

    // A slug of another language redirects to the current one.
    const slug = decodeURIComponent(new URL(page.url()).pathname.slice(paths.other.length));
    const answer = await page.goto(`${start}${paths.item}${encodeURIComponent(slug)}`);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname.startsWith(paths.item)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens the answers to questions, and has them as structured data', async () => {
    const { page, context, complaints } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`http://nl-nl.localhost:${portOf()}/advies`);
    await page.locator('main a[href^="/advies/"]').first().click();
    expect(await schemas(page)).toContain('FAQPage');
    const question = page.locator('main details').first();
    expect(await question.locator('div').first().isVisible()).toBe(false);
    await question.locator('summary').click();
    expect((await question.innerText()).length).toBeGreaterThan(40);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('inspiration images', () => {
  it('link to their products, by mark and by list', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${shopPort}/inspiratie`);
    await expectAccessible(page);
    const listed = await page
      .locator('main ol a[href^="/product/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const marked = await page
      .locator('main svg a[href^="/product/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed.length).toBeGreaterThan(0);
    expect(marked).toEqual(listed);

    const mark = page.locator('main svg a').first();
    const path = await mark.getAttribute('href');
    await mark.locator('circle').first().click();
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('main h1').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('show no products on sites that do not sell', async () => {
    const { page, context, complaints } = await openPage(browser, { width: 390 });
    await page.goto(`http://nl-nl.localhost:${quiet.port}/inspiratie`);
    expect(await page.locator('main h2').count()).toBeGreaterThan(0);
    expect(await page.locator('main svg a, main li ol').count()).toBe(0);
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('every overview and article is in the sitemap', async () => {
  const sitemap = await quiet.get('/sitemap.xml', { host: `nl-nl.localhost:${quiet.port}` });
  for (const path of ['/projecten', '/projecten/', '/advies', '/advies/', '/inspiratie', '/vacatures', '/vacature/']) {
    expect(sitemap.text).toContain(`https://www.db-noise-control-nl.example${path}`);
  }
});

it('an address with the slug of another language redirects permanently', async () => {
  const german = await quiet.get('/sitemap.xml', { host: `de-de.localhost:${quiet.port}` });
  for (const [foreign, own] of [
    ['/projekte/', '/projecten/'],
    ['/rat/', '/advies/'],
    ['/jobangebot/', '/vacature/'],
  ] as const) {
    const slug = new RegExp(`-de\\.example${foreign}([^<]+)<`).exec(german.text)?.[1] ?? '';
    const answer = await quiet.get(`${own}${slug}`, { host: `nl-nl.localhost:${quiet.port}` });
    expect([own, answer.status]).toEqual([own, 301]);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${own}(?!${slug}$).+`));
  }
});
