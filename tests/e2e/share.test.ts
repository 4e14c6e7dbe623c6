import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { port } = new URL(inject('storefrontUrl'));
const product = `http://nl-nl.localhost:${port}/product/fjord-wandpaneel`;

/** Opens a product with a stand-in for the dialog of the system, which a test browser does not have. */
async function open(options: { readonly hasTouch: boolean; readonly rejects?: string }) {
  const watched = await openPage(browser, { width: 390, hasTouch: options.hasTouch });
  await watched.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watched.context.addInitScript((rejects) => {
    Object.defineProperty(navigator, 'share', {
      value: async (what: ShareData) => {
        if (rejects !== undefined) throw new DOMException('', rejects);
        document.title = `shared ${what.url}`;
      },
    });
  }, options.rejects);
  await watched.page.goto(product);
  await watched.page.keyboard.press('Tab');
  return watched;
}

it('opens the dialog of a phone with the address of the page', async () => {
  const { page, context } = await open({ hasTouch: true });
  await page.getByRole('button', { name: 'Delen' }).click();
  await expect.poll(() => page.title()).toBe(`shared ${product}`);
  await context.close();
});

it('says nothing when the dialog is closed, and copies where it cannot open', async () => {
  const closed = await open({ hasTouch: true, rejects: 'AbortError' });
  await closed.page.getByRole('button', { name: 'Delen' }).click();
  const failed = await open({ hasTouch: true, rejects: 'NotAllowedError' });
  await failed.page.getByRole('button', { name: 'Delen' }).click();
  await failed.page.getByText('Link gekopieerd').first().waitFor();
  expect(await closed.page.getByText('Link gekopieerd').count()).toBe(0);
  await closed.context.close();
  await failed.context.close();
});

it('copies with a mouse', async () => {
  const { page, context } = await open({ hasTouch: false });
  await page.getByRole('button', { name: 'Link kopiëren' }).click();
  await page.getByText('Link gekopieerd').first().waitFor();
  await context.close();
});
