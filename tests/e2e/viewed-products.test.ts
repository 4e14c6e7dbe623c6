import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { port } = new URL(inject('storefrontUrl'));
const getAddress = (slug: string): string => `http://nl-nl.localhost:${port}/product/${slug}`;
const viewed = (page: Page) => page.getByRole('region', { name: 'Laatst bekeken' });
const key = 'seen:nl-NL';

/** Reads a product page to its end, without touching it, until the browser has noted it. */
async function read(page: Page, slug: string, id: string): Promise<void> {
  await page.goto(getAddress(slug));
  const mark = page.locator('[data-alive]');
  // What is laid out late moves the end of the page away.
  await expect
    .poll(async () => {
      await mark.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      return page.evaluate((name) => localStorage.getItem(name) ?? '', key);
    })
    .toContain(`"id":"${id}"`);
}

it('shows the products that were looked at before, the last one first, and leads back to them', async () => {
  const { page, context, complaints } = await openPage(browser);
  await read(page, 'fjord-wandpaneel', 'fjord-wall-panel');
  expect(await viewed(page).count()).toBe(0);
  await read(page, 'lamel-lattenpaneel', 'lamel-slat-panel');
  await viewed(page).getByRole('link', { name: 'Fjord wandpaneel' }).waitFor();
  await expectAccessible(page);
  await viewed(page).getByRole('link', { name: 'Fjord wandpaneel' }).click();
  await page.waitForURL('**/product/fjord-wandpaneel');
  await viewed(page).getByRole('link', { name: 'Lamel lattenpaneel' }).waitFor();
  expect(await viewed(page).getByRole('link').allInnerTexts()).toEqual(['Lamel lattenpaneel']);
  expect(complaints).toEqual([]);
  await context.close();
});

it.each(['no JSON', '{}', '[null, 1, {"id":"x"}]', `[{"id":"x","name":"X","slug":"x","image":{"folder":"../x"}}]`])(
  'is not broken by what somebody else stored: %s',
  async (stored) => {
    const { page, context, complaints } = await openPage(browser);
    await context.addInitScript(
      ([name, value]) => {
        if (name !== undefined && value !== undefined) localStorage.setItem(name, value);
      },
      [key, stored],
    );
    await read(page, 'fjord-wandpaneel', 'fjord-wall-panel');
    expect([await viewed(page).count(), complaints]).toEqual([0, []]);
    await context.close();
  },
);
