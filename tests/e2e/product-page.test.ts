import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { ask } from '#tests/support/storefront.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const port = Number(new URL(inject('storefrontUrl')).port);
const dutch = `http://nl-nl.localhost:${port}/product/fjord-wandpaneel`;

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

describe('the pictures of a product', () => {
  it('are changed by thumbnails, enlarged, and put away again, by keyboard', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(dutch, { waitUntil: 'networkidle' });
    const thumbnails = page.locator('main a[href^="#picture-"]');
    await thumbnails.nth(1).focus();
    await page.keyboard.press('Enter');
    expect(await thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
    expect(page.url()).toBe(dutch);

    const picture = page.getByRole('link', { name: 'Foto 1 vergroten' });
    await picture.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expectAccessible(page);
    expect(await dialog.innerText()).toMatch(/^1 \/ \d/);
    await page.keyboard.press('ArrowRight');
    expect(await dialog.innerText()).toMatch(/^2 \/ \d/);
    const width = async () => (await dialog.locator('img').boundingBox())?.width ?? 0;
    const whole = await width();
    await dialog.getByRole('button', { name: 'Inzoomen' }).click();
    expect(await width()).toBeGreaterThan(whole * 1.05);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await picture.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lead to their largest form without JavaScript', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(dutch);
    const href = await page.getByRole('link', { name: 'Foto 1 vergroten' }).getAttribute('href');
    const answer = await ask(port, href ?? '', { host: `nl-nl.localhost:${port}` });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    await context.close();
  });
});

describe('the price of a product', () => {
  it('is that of the variant, tiers included, at an address of its own', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${port}/product/hexa-vilttegels`, { waitUntil: 'networkidle' });
    const prices = async () => (await page.locator('main table').first().innerText()).replaceAll('\u00a0', ' ');
    const before = await prices();
    expect(before.match(/€/g)?.length).toBeGreaterThan(1);
    const old = await page.locator('main table').first().textContent();
    await page.getByRole('link', { name: 'Alle 20 mm' }).click();
    await page.waitForURL(/\?variant=/);
    await page.waitForFunction((text) => document.querySelector('main table')?.textContent !== text, old);
    const after = await prices();
    expect(after).not.toBe(before);

    await page.reload();
    expect(await prices()).toBe(after);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what a product page promises', () => {
  it.each([
    // Amsterdam is an hour ahead of UTC in November. What is made in three weeks is promised for a week,
    {
      address: 'fjord-wandpaneel',
      now: '2026-11-20T13:59:59Z',
      text: 'Vandaag vóór 15:00 besteld, in de week van 7 december',
    },
    { address: 'fjord-wandpaneel', now: '2026-11-20T14:00:00Z', text: 'Nu besteld, in de week van 14 december' },
    // and what is in stock for a day.
    {
      address: 'lamel-lattenpaneel',
      now: '2026-11-20T13:59:59Z',
      text: 'Vandaag vóór 15:00 besteld, uiterlijk 26 november',
    },
    { address: 'lamel-lattenpaneel', now: '2026-11-21T09:00:00Z', text: 'Nu besteld, uiterlijk 27 november' },
  ])('of $address at $now: $text', async ({ address, now, text }) => {
    const { page, context } = await openPage(browser);
    await page.clock.setFixedTime(new Date(now));
    await page.goto(new URL(`/product/${address}`, dutch).href);
    await page.locator('main li', { hasText: text }).waitFor();
    await context.close();
  });

  it('is said in general without JavaScript, since the page may have been kept', async () => {
    const { text } = await ask(port, '/product/fjord-wandpaneel', { host: 'www.acoustic-nl.example' });
    expect(text).toContain('Op werkdagen vóór 15:00 besteld');
    expect(text).not.toContain('in de week van');
  });
});

describe('a product in other languages', () => {
  it('is the same product, where its name is another', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${dutch}`);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(Object.fromEntries(alternates)).toEqual({
      'nl-NL': 'https://www.acoustic-nl.example/product/fjord-wandpaneel',
      'nl-BE': 'https://www.acoustic-be.example/product/fjord-wandpaneel',
      'fr-BE': 'https://www.acoustic-be.example/fr/produit/fjord-panneau-mural',
      'fr-FR': 'https://www.acoustic-fr.example/produit/fjord-panneau-mural',
      'de-DE': 'https://www.acoustic-de.example/produkt/fjord-wandpaneel',
      'de-AT': 'https://www.acoustic-at.example/produkt/fjord-wandpaneel',
      'en-GB': 'https://www.acoustic-uk.example/product/fjord-wall-panel',
      'x-default': 'https://www.acoustic-nl.example/product/fjord-wandpaneel',
    });
    await page.locator('header summary:visible').last().click();
    await page.locator('a[hreflang="en-GB"]:visible').first().click();
    await page.waitForURL(`http://en-gb.localhost:${port}/product/fjord-wall-panel`);
    await context.close();
  });

  it('keeps the variant and the choices of a listing when the language changes', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`http://nl-nl.localhost:${port}/producten/wandpanelen?facet=brand:feltwerk&sort=name`);
    await page.locator('header summary:visible').last().click();
    await page.locator('a[hreflang="de-DE"]:visible').first().click();
    await page.waitForURL(`http://de-de.localhost:${port}/produkte/wandpaneele?facet=brand:feltwerk&sort=name`);
    await context.close();
  });

  it.each([
    ['/product/fjord-vilten-wandpaneel?variant=sage', '/product/fjord-wandpaneel?variant=sage'],
    ['/product/fjord-wall-panel', '/product/fjord-wandpaneel'],
  ])('moved for good from %s', async (path, location) => {
    const answer = await ask(port, path, { host: 'www.acoustic-nl.example' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
  });
});

describe('what customers say', () => {
  const read = (path: string) => ask(port, path, { host: 'www.acoustic-nl.example' });

  it('stands on every page, and for machines on the home page alone', async () => {
    const [home, product] = [await read('/'), await read('/product/fjord-wandpaneel')];
    for (const { text } of [home, product]) expect(text).toContain('9,1 van 10');
    expect(home.text).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":9.1,"bestRating":10');
    expect(product.text).not.toContain('aggregateRating');
  });
});
