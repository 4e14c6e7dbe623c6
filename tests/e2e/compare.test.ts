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
const dutch = `http://nl-nl.localhost:${port}`;
const columns = (page: Page): Promise<readonly string[]> =>
  page.locator('main thead th > a').evaluateAll((links) => links.map(({ textContent }) => textContent));
const cells = (page: Page, name: string | RegExp): Promise<readonly string[]> =>
  page.getByRole('row', { name }).getByRole('cell').allInnerTexts();

describe.each([['with', true] as const, ['without', false] as const])(
  'products side by side %s JavaScript',
  (_, javaScriptEnabled) => {
    it('begin with the one that is looked at, in its variant, and are up to four', async () => {
      const { page, context, complaints } = await openPage(browser, { javaScriptEnabled });
      await page.goto(`${dutch}/product/fjord-wandpaneel`);
      const choice = page.locator('main a[href*="variant="]').nth(2);
      const color = await choice.getAttribute('aria-label');
      await choice.click();
      await page.waitForURL(/variant=/);
      const variant = new URL(page.url()).searchParams.get('variant');
      await page.getByRole('link', { name: 'Vergelijken met andere producten' }).click();
      await page.waitForURL(/\/vergelijken\?/);
      expect(new URL(page.url()).searchParams.get('product')).toBe(`fjord-wandpaneel~${variant}`);
      expect(await cells(page, /^Uitvoering/)).toEqual([color]);
      expect(await page.title()).toMatch(/^Producten vergelijken – Fjord wandpaneel/);
      expect(await columns(page)).toEqual(['Fjord wandpaneel']);
      for (const name of ['Lamel lattenpaneel', 'Dune wandpaneel', 'Hexa vilttegels, set van 10']) {
        await page.locator('main select').selectOption({ label: name });
        await page.getByRole('button', { name: 'Toevoegen' }).click();
        await expect.poll(() => columns(page)).toContain(name);
      }
      expect(await columns(page)).toHaveLength(4);
      expect(await page.locator('main select').count()).toBe(0);
      expect(await cells(page, /^Prijs/)).toHaveLength(4);
      await page.getByRole('link', { name: 'Weghalen Dune wandpaneel' }).click();
      await expect
        .poll(() => columns(page))
        .toEqual(['Fjord wandpaneel', 'Lamel lattenpaneel', 'Hexa vilttegels, set van 10']);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

it('shows what was measured of each, says what is not known, and draws the absorption of all', async () => {
  const { page, context } = await openPage(browser, { width: 390 });
  await page.goto(
    `${dutch}/vergelijken?product=fjord-wandpaneel&product=corner-basabsorber&product=lamel-lattenpaneel`,
  );
  const absorption = await cells(page, /^Absorptie bij 1000/);
  expect(absorption).toHaveLength(3);
  for (const figure of absorption) expect(figure).toMatch(/^[01],\d\d$/);
  expect(await page.locator('main [role=img] path').count()).toBeGreaterThan(2);
  // The table scrolls, the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await context.close();
});

it('leaves out what there is no more, and says so', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${dutch}/vergelijken?product=fjord-wandpaneel&product=never-made`);
  expect(await columns(page)).toEqual(['Fjord wandpaneel']);
  await page.getByText('Een van deze producten is er niet meer.').waitFor();
  await context.close();
});

it('is in the visitor’s language with the same products, and is for nobody to index', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${dutch}/vergelijken?product=fjord-wandpaneel&product=corner-basabsorber`);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.goto(`http://de-de.localhost:${port}/vergleichen?product=fjord-wandpaneel&product=corner-basabsorber`);
  expect(await columns(page)).toEqual(['Wandpaneel Fjord', 'Bassabsorber Corner']);
  await context.close();
});
