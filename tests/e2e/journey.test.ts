import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { choices } from '#tests/support/soak.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

/** The shops of the journeys. `npm run soak -- pages` takes every variant. */
const shops = [
  {
    site: 'acoustic',
    locale: 'nl-NL',
    sample: ['phone'],
    paths: { home: '/', listing: '/producten', product: '/product/', blogs: '/blogs', projects: '/projecten' },
    cheapest: 'Prijs oplopend',
    next: 'Volgende',
    misspelt: 'wandpanneel',
    other: 'de-AT',
  },
  {
    site: 'acoustic',
    locale: 'fr-BE',
    sample: ['phone without JavaScript'],
    paths: {
      home: '/fr',
      listing: '/fr/produits',
      product: '/fr/produit/',
      blogs: '/fr/blogs',
      projects: '/fr/projets',
    },
    cheapest: 'Prix croissant',
    next: 'Suivante',
    misspelt: 'paneau',
    other: 'nl-BE',
  },
  {
    site: 'acoustic',
    locale: 'de-AT',
    sample: ['desk'],
    paths: { home: '/', listing: '/produkte', product: '/produkt/', blogs: '/blogs', projects: '/projekte' },
    cheapest: 'Preis aufsteigend',
    next: 'Weiter',
    misspelt: 'Wandpanel',
    other: 'en-GB',
  },
  {
    site: 'easy-felt',
    locale: 'en-GB',
    sample: ['phone without JavaScript'],
    paths: { home: '/', listing: '/products', product: '/product/', blogs: '/blogs', projects: '/projects' },
    cheapest: 'Price, low to high',
    next: 'Next',
    misspelt: 'hexagonn',
    other: 'fr-FR',
  },
] as const;

/** Sites without products: their articles, link by link. */
const readers = [
  {
    site: 'db-noise-control',
    locale: 'nl-BE',
    sample: ['phone'],
    other: 'fr-BE',
    overviews: ['/advies', '/projecten', '/blogs', '/vacatures'],
    details: ['/advies/', '/projecten/', '/blogs/', '/vacature/'],
    inspiration: '/inspiratie',
  },
  {
    site: 'group',
    locale: 'de-DE',
    sample: ['desk'],
    other: 'en-GB',
    overviews: ['/rat', '/projekte', '/blogs', '/jobangebote'],
    details: ['/rat/', '/projekte/', '/blogs/', '/jobangebot/'],
    inspiration: '/inspiration',
  },
] as const;

const ways = {
  desk: { javaScriptEnabled: true, width: 1440 },
  phone: { javaScriptEnabled: true, width: 390 },
  'phone without JavaScript': { javaScriptEnabled: false, width: 390 },
} as const;
type Way = keyof typeof ways;

/** The samples cover each site and each language. */
const allWays: readonly Way[] = ['desk', 'phone', 'phone without JavaScript'];

let browser: Browser;
const storefronts = new Map<string, Storefront>();
beforeAll(async () => {
  browser = await launchBrowser();
  for (const site of ['acoustic', 'easy-felt', 'db-noise-control', 'group']) {
    const folder = join(inject('distFolder'), site);
    storefronts.set(site, await startStorefront({ folder, apiUrl: inject('apiUrl') }));
  }
});
afterAll(async () => {
  await browser.close();
  for (const storefront of storefronts.values()) await storefront.stop();
});

const getOrigin = (site: string, locale: string): string =>
  `http://${locale.toLowerCase()}.localhost:${storefronts.get(site)?.port}`;

const firstShown = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true }).first();

/** Follows a link and waits for its page. */
async function follow(page: Page, link: Locator): Promise<void> {
  const before = new URL(page.url());
  const target = new URL((await link.getAttribute('href')) ?? '', before);
  await link.click();
  await page.waitForURL((url) => url.pathname === target.pathname && url.search === target.search);
  // The address changes before the page; its head comes with it.
  if (target.pathname !== before.pathname) {
    await page.locator(`link[rel="canonical"][href$="${target.pathname}"]`).waitFor({ state: 'attached' });
  }
  await page.locator('main h1').waitFor();
}

/** Returns a link of the page, its header or its footer; on a phone it may be in the menu. */
async function linkTo(page: Page, path: string): Promise<Locator> {
  const link = firstShown(page, `a[href="${path}"]`);
  if ((await link.count()) === 0) await page.locator('header summary').filter({ visible: true }).last().click();
  return link;
}

/** Opens the filters, and returns one that leaves more than a page and less than all. @param openFilters - Selector of them when open. */
async function findFilter(page: Page, pageSize: number, openFilters: string): Promise<Locator> {
  const facets = page.locator('main nav a[href*="facet="]');
  if (!(await facets.first().isVisible())) {
    await page.locator('main details > summary').first().click();
    await page.locator(`main ${openFilters} a[href*="facet="]`).first().waitFor();
  }
  const all = Number(/\d+/.exec(await page.locator('main [role="status"]').innerText())?.[0]);
  const counts = await facets.evaluateAll((links) => links.map((link) => Number(link.lastElementChild?.textContent)));
  const index = counts.findIndex((count) => count > pageSize && count < all);
  expect(index, `a filter among ${counts}`).toBeGreaterThanOrEqual(0);
  const name = await facets.nth(index).getAttribute('href');
  const link = page.locator(`main nav a[href="${name}"]`).first();
  // Further filters are behind a button.
  for (const summary of await page
    .locator('main :is(details, dialog) details > summary')
    .filter({ visible: true })
    .all()) {
    if (await link.isVisible()) break;
    await summary.click();
  }
  return link;
}

/** One in each of three languages; the fourth only in the soak. */
const walked = choices(
  shops.filter(({ locale }) => locale !== 'de-AT'),
  shops,
);

describe.each(walked)('$site in $locale', ({ site, locale, sample, paths, cheapest, next, misspelt, other }) => {
  it.each(choices<Way>(sample, allWays))(
    'is looked through, product by product and text by text, on a %s',
    async (how) => {
      const way = ways[how];
      const { page, context, complaints } = await openPage(browser, way);
      const checkPage = async (): Promise<void> => {
        if (way.javaScriptEnabled) await expectAccessible(page);
      };
      await page.goto(`${getOrigin(site, locale)}${paths.home}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      await checkPage();

      await follow(page, firstShown(page, `main a[href="${paths.listing}"]`));
      const cards = page.locator('main article');
      await cards.first().waitFor();
      const pageSize = await cards.count();

      // On a phone with JavaScript the filters are a dialog, which takes the place of the panel.
      const filter = await findFilter(page, pageSize, way.javaScriptEnabled ? 'dialog[open]' : 'details[open]');
      await follow(page, filter);
      const sheet = page.locator('main dialog[open]');
      if ((await sheet.count()) > 0) await sheet.getByRole('button').last().click();
      await firstShown(page, 'main ul a:has(svg)').waitFor();
      const sort = firstShown(page, 'main [role="status"] ~ details > summary');
      await sort.click();
      await follow(page, page.getByRole('link', { name: cheapest }));
      await page.locator('main summary', { hasText: cheapest }).waitFor();
      await checkPage();
      await follow(page, page.getByRole('link', { name: next }));
      await page.waitForURL(/facet=.*page=2|page=2.*facet=/);
      await page.locator('main nav [aria-current="page"]', { hasText: '2' }).waitFor();
      expect(new URL(page.url()).search).toMatch(/sort=/);
      await checkPage();

      await follow(page, firstShown(page, `main article a[href^="${paths.product}"]`));
      await page.waitForURL((url) => url.pathname.startsWith(paths.product));
      await page.locator('main dl, main table').first().waitFor();
      await checkPage();

      const sameProduct = await page.locator(`link[rel="alternate"][hreflang="${other}"]`).getAttribute('href');
      await firstShown(page, `footer a[hreflang="${other}"]`).click();
      await page.waitForURL((url) => url.href.startsWith(getOrigin(site, other)));
      expect(new URL(page.url()).pathname).toBe(new URL(sameProduct ?? '').pathname);
      expect(await page.locator('html').getAttribute('lang')).toBe(other);
      await firstShown(page, `footer a[hreflang="${locale}"]`).click();
      await page.waitForURL((url) => url.href.startsWith(getOrigin(site, locale)));

      const field = page.locator('header form[role="search"] input').filter({ visible: true });
      if ((await field.count()) === 0) await firstShown(page, 'header summary').click();
      await field.fill(misspelt);
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === misspelt);
      await firstShown(page, `main a[href^="${paths.product}"]`).waitFor();
      await checkPage();

      await follow(page, await linkTo(page, paths.blogs));
      await follow(page, firstShown(page, `main a[href^="${paths.blogs}/"]`));
      await page.locator('main article').first().waitFor();
      await checkPage();
      await follow(page, await linkTo(page, paths.projects));
      await follow(page, firstShown(page, `main a[href^="${paths.projects}/"]`));
      await page.waitForURL((url) => url.pathname.startsWith(`${paths.projects}/`));
      await checkPage();

      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe.each(readers)('$site in $locale', ({ site, locale, sample, other, overviews, details, inspiration }) => {
  it.each(choices<Way>(sample, allWays))('is read from overview to text, on a %s', async (how) => {
    const way = ways[how];
    const { page, context, complaints } = await openPage(browser, way);
    const checkPage = async (): Promise<void> => {
      if (way.javaScriptEnabled) await expectAccessible(page);
    };
    await page.goto(`${getOrigin(site, locale)}/`);
    await checkPage();
    for (const [index, overview] of overviews.entries()) {
      await follow(page, await linkTo(page, overview));
      await checkPage();
      await follow(page, firstShown(page, `main a[href^="${details[index]}"]`));
      await checkPage();
    }
    await follow(page, await linkTo(page, inspiration));
    expect(await page.locator('main picture').count()).toBeGreaterThanOrEqual(6);
    await checkPage();
    await firstShown(page, `footer a[hreflang="${other}"]`).click();
    await page.waitForURL((url) => url.href.startsWith(getOrigin(site, other)));
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
    expect(await page.locator('form[role="search"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('with the keyboard alone', () => {
  /** Presses Tab until an element has the focus. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Nothing that matches ${selector} can be reached with Tab on ${page.url()}`);
  }

  it('a visitor finds a product, switches the language and reads a project', async () => {
    const { page, context, complaints } = await openPage(browser);
    const press = async (selector: string): Promise<void> => {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
    };
    const arrive = async (path: RegExp): Promise<void> => {
      await page.waitForURL(path);
      await page.locator('main h1').waitFor();
    };
    await page.goto(`${getOrigin('acoustic', 'nl-NL')}/`);
    await press('main a[href="/producten"]');
    await arrive(/\/producten$/);
    await press('main nav a[href*="facet=brand"]');
    await arrive(/facet=brand/);
    await press('main article a[href^="/product/"]');
    await arrive(/\/product\//);
    await press('footer a[hreflang="en-GB"]');
    await arrive(/en-gb\.localhost.*\/product\//);
    await press('footer a[href="/projects"]');
    await arrive(/\/projects$/);
    await press('main a[href^="/projects/"]');
    await arrive(/\/projects\//);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
