import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

/** Pages of each site on a phone of 320 px: nothing overflows, and touch targets are large enough. */
const sites = {
  acoustic: ['/', '/producten', '/product/fjord-wandpaneel', '/offerte', '/inloggen'],
  'easy-felt': ['/', '/product/raat-zeshoeken-van-vilt', '/advies'],
  'fibers-and-foams': [
    '/',
    '/producten/akoestisch-schuim',
    '/product/pu-28-vlakke-plaat',
    '/advies/een-machinekap-bekleden',
    '/winkelwagen',
  ],
  'db-noise-control': ['/', '/advies', '/projecten'],
  group: ['/', '/vacatures', '/contact'],
} as const;

let browser: Browser;
let storefronts: readonly Storefront[];
const origins = new Map<string, string>();
beforeAll(async () => {
  const start = async (site: string): Promise<Storefront> => {
    const storefront = await startStorefront({ folder: `${inject('distFolder')}/${site}`, apiUrl: inject('apiUrl') });
    origins.set(site, `http://nl-nl.localhost:${storefront.port}`);
    return storefront;
  };
  [browser, storefronts] = await Promise.all([launchBrowser(), Promise.all(Object.keys(sites).map(start))]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all(storefronts.map((storefront) => storefront.stop()));
});

/** Links that stand alone, buttons and fields that are smaller than 44 CSS px in a direction. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      const isInSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
      // A label around a field is a target as well; the hidden field against bots is none.
      const isOther = element.matches('label input, [tabindex="-1"]');
      if (!isSeen || isInSentence || isOther || (width >= 43.5 && height >= 43.5)) return [];
      return [`${element.outerHTML.slice(0, 90)} ${width} × ${height}`];
    }),
  );

describe.each(Object.entries(sites))('on a phone of 320 px %s', (site, paths) => {
  it('fits the screen, and has targets for fingers', async () => {
    const { page, context } = await openPage(browser, { width: 320, hasTouch: true });
    for (const path of paths) {
      const answer = await page.goto(`${origins.get(site)}${path}`);
      expect(answer?.status(), path).toBe(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      expect(await smallTargets(page), path).toEqual([]);
    }
    const menu = page.locator('header summary').last();
    expect((await menu.locator('svg').boundingBox())?.width).toBeGreaterThanOrEqual(20);
    await context.close();
  });
});
