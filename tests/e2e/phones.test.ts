import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { findSmallTargets } from '#tests/support/small-targets.ts';
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

describe.each(Object.entries(sites))('on a phone of 320 px %s', (site, paths) => {
  it('fits the screen, and has targets for fingers', async () => {
    const { page, context } = await openPage(browser, { width: 320, hasTouch: true });
    for (const path of paths) {
      const answer = await page.goto(`${origins.get(site)}${path}`);
      expect(answer?.status(), path).toBe(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      expect(await findSmallTargets(page, 44), path).toEqual([]);
    }
    const menu = page.locator('header summary').last();
    expect((await menu.locator('svg').boundingBox())?.width).toBeGreaterThanOrEqual(20);
    await context.close();
  });
});
