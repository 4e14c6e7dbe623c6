import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { port } = new URL(inject('storefrontUrl'));

const locales = [
  {
    locale: 'nl-NL',
    listing: `http://nl-nl.localhost:${port}/producten`,
    clear: 'Alle filters wissen',
    sort: 'Sorteren op',
    cheapest: 'Prijs oplopend',
    next: 'Volgende',
    more: 'Meer filters',
    empty: 'Niets dat aan alles voldoet',
  },
  {
    locale: 'fr-BE',
    listing: `http://fr-be.localhost:${port}/fr/produits`,
    clear: 'Effacer tous les filtres',
    sort: 'Trier par',
    cheapest: 'Prix croissant',
    next: 'Suivante',
    more: 'Plus de filtres',
    empty: 'Rien ne répond',
  },
  {
    locale: 'de-AT',
    listing: `http://de-at.localhost:${port}/produkte`,
    clear: 'Alle Filter löschen',
    sort: 'Sortieren nach',
    cheapest: 'Preis aufsteigend',
    next: 'Weiter',
    more: 'Weitere Filter',
    empty: 'Nichts erfüllt',
  },
] as const;

const cards = (page: Page) => page.locator('main article');
const total = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.locator('main [role="status"]').innerText())?.[0]);

/** A brand with many products. */
const brandLink = (page: Page) => page.locator('nav[aria-labelledby="filter-brand"] a[href*="brand:feltwerk"]');
const chosenBrand = (page: Page) => page.locator('nav[aria-labelledby="filter-brand"] a[aria-current="true"]');

async function getPrices(page: Page): Promise<number[]> {
  const texts = await page
    .locator('main article small')
    .evaluateAll((labels) => labels.map((label) => label.parentElement?.querySelector('span')?.textContent ?? ''));
  return texts.map((text) =>
    Number(
      text
        .replaceAll(/[^\d,.]/g, '')
        .replaceAll(/[.,](?=\d{3})/g, '')
        .replace(',', '.'),
    ),
  );
}

describe.each(locales)('looking for a product in $locale', ({ listing, clear, sort, cheapest, next, more, empty }) => {
  it.each([
    { javaScriptEnabled: true, how: 'with JavaScript' },
    { javaScriptEnabled: false, how: 'without JavaScript' },
  ])('filters, sorts, turns the page and starts again, $how', async ({ javaScriptEnabled }) => {
    const { page, context, complaints } = await openPage(browser, { javaScriptEnabled });
    await page.goto(listing);
    const all = await total(page);
    expect(all).toBeGreaterThan(16);
    expect(await cards(page).count()).toBe(16);

    await page.getByRole('link', { name: next }).click();
    await page.waitForURL('**?page=2');
    await page
      .locator('main article')
      .nth(Math.min(15, all - 17))
      .waitFor();
    expect(await cards(page).count()).toBe(Math.min(16, all - 16));
    await page.goto(listing);

    const brand = brandLink(page);
    const count = Number(await brand.locator('span').last().innerText());
    await brand.click();
    await page.waitForURL(/facet=brand:/);
    await page.locator('a', { hasText: clear }).waitFor();
    expect(await total(page)).toBe(count);
    expect(await chosenBrand(page).innerText()).toContain('Feltwerk');

    await page.locator('summary', { hasText: sort }).click();
    await page.getByRole('link', { name: cheapest }).click();
    await page.waitForURL(/sort=price-asc/);
    await page.locator('summary', { hasText: cheapest }).waitFor();
    const prices = await getPrices(page);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(page.url()).toMatch(/facet=brand:/);

    await page.locator('a', { hasText: clear }).click();
    await page.waitForURL((url) => !url.search.includes('facet'));
    await page.waitForFunction(
      (wanted) => document.querySelector('main [role="status"]')?.textContent?.includes(wanted),
      String(all),
    );
    expect(page.url()).toContain('sort=price-asc');
    expect(await page.locator('a', { hasText: clear }).count()).toBe(0);

    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows three filters and five categories at first, and the rest on demand, without JavaScript', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(listing);
    const categories = page.locator('nav[aria-labelledby="filter-category"] > ul > li:visible');
    // All products, and five of them.
    expect(await categories.count()).toBeLessThanOrEqual(6);
    const groups = page.locator('nav[aria-labelledby^="filter-"]:not([aria-labelledby="filter-category"]):visible');
    expect(await groups.count()).toBe(3);
    expect(await groups.first().getAttribute('aria-labelledby')).toBe('filter-brand');
    await page.locator('summary', { hasText: more }).click();
    expect(await groups.count()).toBeGreaterThan(3);
    await context.close();
  });

  it('reports when nothing matches, and links back', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${listing}?facet=brand:nobody`);
    await page.getByRole('heading', { name: empty }).waitFor();
    await expectAccessible(page);
    await page.locator('main section a').last().click();
    await page.waitForURL(listing);
    await cards(page).first().waitFor();
    await context.close();
  });
});

describe('a listing', () => {
  const listing = `http://nl-nl.localhost:${port}/producten`;
  const head = async (page: Page) => ({
    canonical: await page
      .locator('link[rel="canonical"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    robots: await page
      .locator('meta[name="robots"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content'))),
  });

  it.each([
    ['', { canonical: ['https://www.acoustic-nl.example/producten'], robots: [] }],
    ['?page=2', { canonical: ['https://www.acoustic-nl.example/producten?page=2'], robots: [] }],
    ['?sort=price-asc', { canonical: ['https://www.acoustic-nl.example/producten'], robots: [] }],
    ['?facet=brand:feltwerk', { canonical: [], robots: ['noindex'] }],
  ])('tells search engines what %j is worth', async (search, wanted) => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${listing}${search}`);
    expect(await head(page)).toEqual(wanted);
    await context.close();
  });

  it('takes filters away one by one, by keyboard alone', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${listing}?facet=brand:feltwerk&facet=soundClass:D`);
    const chips = page.locator('main ul a[aria-label^="Filter "]');
    expect(await chips.count()).toBe(2);
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.getAll('facet').length === 1);
    await page.waitForFunction(() => document.querySelectorAll('main ul a[aria-label^="Filter "]').length === 1);
    await context.close();
  });

  it('keeps filters and order when the visitor goes into a category, and says what the category is about', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`${listing}?facet=soundClass:D&sort=name`);
    await page.locator('nav[aria-labelledby="filter-category"] a').nth(1).click();
    await page.waitForURL(/\/producten\/[a-z-]+\?facet=soundClass:D&sort=name$/);
    await page.locator('main h1', { hasNotText: 'Alle producten' }).waitFor();
    expect(await page.locator('nav[aria-labelledby="filter-category"] [aria-current="page"]').count()).toBe(1);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has targets that a thumb can hit, on a phone', async () => {
    const { page, context } = await openPage(browser, { width: 390 });
    await page.goto(`${listing}?facet=brand:feltwerk`);
    await page.locator('main summary', { hasText: 'Filteren' }).first().click();
    await page.getByRole('dialog', { name: 'Filteren (1 gekozen)' }).waitFor();
    const small = await page
      .locator(
        'main nav[aria-labelledby^="filter-"] a:visible, main nav[aria-labelledby^="filter-"] summary:visible, main ul a[aria-label^="Filter "]',
      )
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
      );
    expect(small).toEqual([]);
    await context.close();
  });

  it('filters in a dialog on a phone, whose button says how much is found', async () => {
    const { page, context, complaints } = await openPage(browser, { width: 390 });
    await page.goto(listing);
    const open = page.locator('main summary', { hasText: 'Filteren' }).first();
    await open.click();
    const dialog = page.getByRole('dialog', { name: /^Filteren/ });
    const brand = dialog.locator('a[href*="brand:feltwerk"]');
    const count = Number(await brand.locator('span').last().innerText());
    await expectAccessible(page);
    await brand.click();
    await dialog.getByRole('button', { name: `Toon ${count} producten` }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await total(page)).toBe(count);
    expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
    await open.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('filters in a panel where the code of the dialog does not come', async () => {
    const { page, context } = await openPage(browser, { width: 390 });
    const refused: string[] = [];
    await page.route(/\/filter-sheet[^/]*\.js$/, async (route) => {
      refused.push(route.request().url());
      await route.abort();
    });
    await page.goto(listing);
    await page.locator('main summary', { hasText: 'Filteren' }).first().click();
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    const brand = page.locator('main details[open] a[href*="brand:feltwerk"]');
    const count = Number(await brand.locator('span').last().innerText());
    await brand.click();
    await page.waitForURL((url) => url.searchParams.get('facet') === 'brand:feltwerk');
    await expect.poll(() => total(page)).toBe(count);
    await context.close();
  });

  it('filters without JavaScript on a phone, in a panel', async () => {
    const { page, context } = await openPage(browser, { width: 390, javaScriptEnabled: false });
    await page.goto(listing);
    await page.locator('main summary', { hasText: 'Filteren' }).first().click();
    await brandLink(page).click();
    await page.waitForURL(/facet=brand:/);
    await context.close();
  });
});

it('shows the price per square metre, with or without VAT', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`http://nl-nl.localhost:${port}/producten/wandpanelen`);
  const price = async () =>
    (await cards(page).filter({ hasText: 'Fjord' }).locator('p', { hasText: 'Vanaf' }).innerText())
      .replaceAll('\u00a0', ' ')
      .split('\n');
  expect(await price()).toEqual(['Vanaf € 319,00 per stuk incl. btw', '€ 186,55 per m²']);
  await page.locator('header').getByRole('button', { name: 'excl. btw', exact: true }).click();
  expect(await price()).toEqual(['Vanaf € 263,64 per stuk excl. btw', '€ 154,18 per m²']);
  await context.close();
});

it('shows the lowest price of the previous 30 days beside a reduced one', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`http://nl-nl.localhost:${port}/producten/wandpanelen`);
  const card = cards(page).filter({ hasText: 'Dune' });
  expect(await card.getByText('−10%').count()).toBe(1);
  // Of the prices before, 12 % above today's was the lowest.
  expect((await card.innerText()).replaceAll('\u00a0', ' ')).toContain(
    'Laagste prijs van de laatste 30 dagen: € 106,40',
  );
  expect(await page.getByText('Laagste prijs van de laatste 30 dagen').count()).toBe(1);
  // On a small screen the line wraps within its card.
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await card.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await context.close();
});
