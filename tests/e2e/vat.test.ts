import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage, untilHydrated, untilLaidOut } from '#tests/support/browser.ts';
import { ask, startStorefront } from '#tests/support/storefront.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

const port = Number(new URL(inject('storefrontUrl')).port);
const listing = `http://nl-nl.localhost:${port}/producten`;

const button = (page: Page, name: string) => page.locator('header').getByRole('button', { name, exact: true });

/** Amount and label of the first card. */
const firstPrice = async (page: Page) =>
  (await page.locator('main article p', { hasText: 'Vanaf' }).first().innerText()).replaceAll('\u00a0', ' ');

/** Parses a price to cents. */
const cents = (text: string): number => Number(/€ ([\d.]+,\d\d)/.exec(text)?.[1]?.replaceAll(/[.,]/g, ''));

describe('the choice between prices with and without VAT', () => {
  it.each([
    { javaScriptEnabled: true, how: 'with JavaScript' },
    { javaScriptEnabled: false, how: 'without JavaScript' },
  ])('is made once and holds on every page, $how', async ({ javaScriptEnabled }) => {
    const { page, context, complaints } = await openPage(browser, { javaScriptEnabled });
    await page.goto(`${listing}?sort=price-asc`);
    const included = await firstPrice(page);
    expect(included).toContain('incl. btw');

    const excluding = page.waitForResponse('**/vat');
    await button(page, 'excl. btw').click();
    await page.locator('main article small', { hasText: 'excl. btw' }).first().waitFor();
    await excluding;
    expect(page.url()).toBe(`${listing}?sort=price-asc`);
    const excluded = await firstPrice(page);
    // 21 %, rounded half up per article.
    expect(Math.round(cents(excluded) * 1.21)).toBe(cents(included));
    expect(await button(page, 'excl. btw').getAttribute('aria-pressed')).toBe('true');
    expect(await button(page, 'incl. btw').getAttribute('aria-pressed')).toBe('false');

    await page.reload();
    expect(await firstPrice(page)).toBe(excluded);

    await page.locator('main article a').first().click();
    await page.waitForURL('**/product/**');
    await page.locator('main table').first().waitFor({ state: 'attached' });
    expect(await page.locator('main').innerText()).toContain('excl. btw');

    const including = page.waitForResponse('**/vat');
    await button(page, 'incl. btw').click();
    await page.waitForFunction(
      () => document.querySelector('header button[value="incl"]')?.getAttribute('aria-pressed') === 'true',
    );
    await including;
    await page.goto(`${listing}?sort=price-asc`);
    expect(await firstPrice(page)).toBe(included);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('changes prices in place, without a reload or a layout shift', async () => {
    const { page, context } = await openPage(browser, { width: 390 });
    await page.goto(`${listing}?sort=price-asc`);
    await untilHydrated(page);
    await untilLaidOut(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    const places = () =>
      page
        .locator('main article, main article small, main article h3')
        .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await places();

    await page.locator('summary', { hasText: 'Menu' }).click();
    const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/vat');
    await page.locator('details[open] button[value="excl"]').click();
    expect((await told).status()).toBe(303);
    await page.keyboard.press('Escape');
    await page.locator('main article small', { hasText: 'excl. btw' }).first().waitFor();

    expect(await firstPrice(page)).toContain('excl. btw');
    expect(await places()).toEqual(before);
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    await context.close();
  });

  it('can be made by keyboard, and is named', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(listing);
    await untilHydrated(page);
    const group = page.locator('header').getByRole('group', { name: 'Prijzen tonen' });
    await group.getByRole('button', { name: 'excl. btw' }).focus();
    await page.keyboard.press('Space');
    await page.locator('main article small', { hasText: 'excl. btw' }).first().waitFor();
    await expectAccessible(page, 'header');
    await context.close();
  });
});

describe('a page', () => {
  const host = 'www.acoustic-nl.example';
  const read = (cookie?: string) => ask(port, '/producten', { host, headers: cookie === undefined ? {} : { cookie } });

  it('has the visitor’s choice, although another visitor requested it before, and sets no cookie', async () => {
    const [first, excluded, again, garbage] = [
      await read(),
      await read('vat=excl'),
      await read('vat=incl'),
      await read('vat=%00'),
    ];
    expect(excluded.text).toMatch(/<span data-other="incl. btw"[^>]*>excl. btw</);
    expect(excluded.text).not.toMatch(/<span data-other="excl. btw"/);
    for (const page of [first, again, garbage])
      expect(page.text).toMatch(/<span data-other="excl. btw"[^>]*>incl. btw</);
    for (const page of [first, excluded]) expect(page.headers.get('set-cookie')).toBeNull();
  });
});

/** Returns the scripts of a build, server included, with code for prices, the VAT choice or ratings. */
function scriptsWithPrices(site: string): string[] {
  const folder = `${inject('distFolder')}/${site}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => /aggregateRating|volumeDiscount|["'`]\/vat["'`]/.test(readFileSync(`${folder}/${file}`, 'utf8')));
}

it.each(['group', 'db-noise-control'])('%s, which sells nothing, has no VAT and no reviews', async (site) => {
  const storefront = await startStorefront({ folder: `${inject('distFolder')}/${site}`, apiUrl: inject('apiUrl') });
  const page = await storefront.get('/');
  expect(page.text).not.toMatch(/action="\/vat"|\bbtw\b/);
  const answer = await storefront.get('/vat', { method: 'POST' });
  expect(answer.status).toBe(405);
  await storefront.stop();

  expect(scriptsWithPrices(site)).toEqual([]);
  expect(scriptsWithPrices('acoustic')).not.toEqual([]);
});
