import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage, untilHydrated, type WatchedPage } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

const port = new URL(inject('storefrontUrl')).port;
const origin = `http://en-gb.localhost:${port}`;

const shown = (page: Page) => page.locator('[data-variant]');

/** Opens a product with a clock that only the test advances. */
async function openProduct(options: { readonly animated?: boolean } = {}): Promise<WatchedPage> {
  const watched = await openPage(browser);
  const { page, context } = watched;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  if (!options.animated) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`${origin}/products`);
  await untilHydrated(page);
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/**');
  await page.clock.pauseAt(Date.now() + 60_000);
  return watched;
}

async function copyLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await shown(page).last().waitFor();
}

describe('a notification', () => {
  let watched: WatchedPage;
  let page: Page;
  beforeEach(async () => {
    watched = await openProduct();
    page = watched.page;
    return () => watched.context.close();
  });

  it('says that the link was copied, at the top right in 390 pixels, without errors', async () => {
    await copyLink(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect.poll(() => shown(page).innerText()).toContain('Link copied');
    const area = await page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol').boundingBox();
    expect(area).toMatchObject({ width: 390, y: 0 });
    expect((area?.x ?? 0) + 390).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    // Axe waits for timers of the page; a hovered notification stays.
    await shown(page).hover();
    await page.clock.resume();
    await expectAccessible(page);
    expect(watched.complaints).toEqual([]);
  });

  it('leaves after 5,000 ms, no sooner', async () => {
    await copyLink(page);
    await page.mouse.move(0, 800);
    await page.clock.runFor(4900);
    expect(await shown(page).count()).toBe(1);
    await page.clock.runFor(200);
    await shown(page).waitFor({ state: 'detached' });
  });

  it('stays while the pointer is on it, and for its remaining time afterwards', async () => {
    await copyLink(page);
    await page.clock.runFor(3000);
    await shown(page).hover();
    await page.clock.runFor(20_000);
    expect(await shown(page).count()).toBe(1);
    await page.mouse.move(100, 800);
    await page.clock.runFor(1500);
    expect(await shown(page).count()).toBe(1);
    await page.clock.runFor(700);
    await shown(page).waitFor({ state: 'detached' });
  });

  it('is reached with F8, stays while it has the focus, and goes with Escape', async () => {
    await copyLink(page);
    await page.keyboard.press('F8');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label')),
    ).toBe('Notifications (F8)');
    await page.clock.runFor(20_000);
    expect(await shown(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await shown(page).waitFor({ state: 'detached' });
  });

  it('is closed with its button', async () => {
    await copyLink(page);
    await page.getByRole('button', { name: 'Close notification' }).click();
    await shown(page).waitFor({ state: 'detached' });
  });

  it('goes when swiped 50 pixels to the right, and comes back when swiped less', async () => {
    await copyLink(page);
    const swipe = async (distance: number): Promise<void> => {
      const box = await shown(page).boundingBox();
      const x = (box?.x ?? 0) + 120;
      const y = (box?.y ?? 0) + 20;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 4 });
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(40);
    expect(await shown(page).getAttribute('data-state')).toBe('open');
    await swipe(60);
    await shown(page).waitFor({ state: 'detached' });
  });
});

it('appears within 150 ms and leaves within 300 ms', async () => {
  const { page, context } = await openProduct({ animated: true });
  await copyLink(page);
  const appearing = await shown(page).evaluate((element) => getComputedStyle(element).animationDuration);
  expect(appearing).toBe('0.15s');
  const leaving = shown(page).evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        // The event of the notification's appearing may still be under way.
        element.addEventListener('animationstart', () => {
          const state = element.getAttribute('data-state');
          if (state !== 'open') {
            resolve(`${state} ${getComputedStyle(element).animationDuration}`);
          }
        });
      }),
  );
  await page.getByRole('button', { name: 'Close notification' }).click();
  expect(await leaving).toBe('closed 0.3s');
  await shown(page).waitFor({ state: 'detached' });
  await context.close();
});

it('reports a lost network on the current page, and continues when it is back', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${origin}/products`);
  await untilHydrated(page);
  const other = page.locator('a[href="/blogs"]:visible').first();
  // The first intent loads the code of all later navigations, but not the data of this one.
  await Promise.all([
    page.waitForResponse('**/assets/*notification*.js'),
    page.waitForResponse('**/api/trpc/**'),
    page.locator('main a[href^="/product/"]').first().hover(),
  ]);
  await context.setOffline(true);
  await other.click();
  await page
    .getByText(/no connection/i)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/products');
  await context.setOffline(false);
  await page.waitForURL('**/blogs');
  await context.close();
});
