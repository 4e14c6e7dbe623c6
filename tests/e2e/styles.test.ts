import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser, openPage, untilHydrated, untilLaidOut } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const home = `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}/`;

/** Returns positions and styles of all elements of a page. */
async function readLooks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { display, color, backgroundColor, fontSize, fontWeight, padding } = getComputedStyle(element);
        const place = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
        return [element.localName, place, display, color, backgroundColor, fontSize, fontWeight, padding].join(' | ');
      }),
  );
}

const stylesheets = (page: Page): Promise<number> => page.locator('link[rel="stylesheet"]').count();

it('looks the same after navigation as on a first visit', async () => {
  const visit = await openPage(browser, { width: 390 });
  const fresh = await openPage(browser, { width: 390 });
  await visit.page.goto(home);
  await untilHydrated(visit.page);
  expect(await stylesheets(visit.page)).toBe(2);
  /** @param alive Selector of what is only there when the page is hydrated. */
  const goTo = async (path: string, alive: string): Promise<void> => {
    const link = visit.page.locator(`main a[href^="${path}"]:visible`).first();
    const target = await link.getAttribute('href');
    await link.click();
    await visit.page.waitForURL((url) => url.pathname === target);
    await visit.page.locator('main h1').waitFor();
    // Removes the hover state that the click leaves behind.
    await visit.page.mouse.move(0, 0);
    await fresh.page.goto(visit.page.url());
    await untilHydrated(fresh.page);
    await Promise.all([visit.page, fresh.page].map((page) => page.locator(alive).first().waitFor()));
    await Promise.all([visit.page, fresh.page].map(untilLaidOut));
    expect(await readLooks(visit.page)).toEqual(await readLooks(fresh.page));
  };
  await goTo('/producten', 'main [role="status"]');
  await goTo('/product/', 'main button:has(svg)');
  expect(await stylesheets(visit.page)).toBe(3);
  expect(await visit.page.evaluate(() => window.performance.getEntriesByType('navigation').length)).toBe(1);
  expect([...visit.complaints, ...fresh.complaints]).toEqual([]);
  await Promise.all([visit.context.close(), fresh.context.close()]);
});

it('a submit button is as wide as the longer of its two texts, which overlap', async () => {
  const { page, context } = await openPage(browser, { width: 1440 });
  await page.goto(`${home}contact`);
  const texts = page
    .getByRole('button', { name: 'Bericht versturen' })
    .locator('[data-off]')
    .locator('..')
    .locator('> span');
  const boxes = await texts.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
  await context.close();
});
