import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const address = (path: string) => `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}${path}`;

/** Counts the transitions within a document, and records whether it came by one. */
const recordTransitions = (): void => {
  const seen = { count: 0, cameByOne: false };
  Object.assign(window, { seen });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (show) => {
    seen.count += 1;
    return start(show);
  };
  window.addEventListener('pagereveal', (event) => {
    seen.cameByOne = Reflect.get(event, 'viewTransition') !== null;
  });
};

const readSeen = (page: Page): Promise<{ count: number; cameByOne: boolean }> =>
  page.evaluate(() => Reflect.get(window, 'seen'));

async function visit(path: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  const tab = await openPage(browser);
  await tab.page.emulateMedia({ reducedMotion });
  await tab.context.addInitScript(recordTransitions);
  await tab.page.goto(address(path));
  return tab;
}

const follow = (page: Page, path: string): Promise<void> => page.locator(`a[href="${path}"]:visible`).first().click();

describe('going on within the application', () => {
  it('is a transition from page to page, and none where a page changes in place', async () => {
    const { page, context, complaints } = await visit('/');
    await untilHydrated(page);
    await follow(page, '/producten');
    await page.getByRole('heading', { name: 'Alle producten', level: 1 }).waitFor();
    expect((await readSeen(page)).count).toBe(1);
    await page.locator('main a[href="/producten?page=2"]:visible').first().click();
    await page.waitForURL('**/producten?page=2');
    await page.locator('main [aria-current=page]', { hasText: '2' }).waitFor();
    expect((await readSeen(page)).count).toBe(1);
    await page.goBack();
    await page.goBack();
    await page.waitForURL(address('/'));
    expect((await readSeen(page)).count).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is none for a visitor who wants no motion, or has the caret in a field', async () => {
    const still = await visit('/', 'reduce');
    await untilHydrated(still.page);
    await follow(still.page, '/producten');
    await still.page.getByRole('heading', { name: 'Alle producten', level: 1 }).waitFor();
    expect((await readSeen(still.page)).count).toBe(0);
    await still.context.close();

    const { page, context } = await visit('/zoeken?q=paneel');
    await untilHydrated(page);
    await page.locator('main input[type=search]').first().focus();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/producten"]')?.click());
    await page.getByRole('heading', { name: 'Alle producten', level: 1 }).waitFor();
    expect((await readSeen(page)).count).toBe(0);
    await context.close();
  });
});

/** Has every transition of the tab take a minute. */
const slowTransitions = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::view-transition-old(root),::view-transition-new(root){animation-duration:60s!important}');
  document.adoptedStyleSheets.push(sheet);
};

/** Presses a link as a visitor does: where it is, whatever covers it. */
async function press(page: Page, path: string): Promise<void> {
  const box = await page.locator(`header a[href="${path}"]:visible`).first().boundingBox();
  if (!box) throw new Error(`Nothing leads to ${path}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe('a press while the new page fades in', () => {
  it.each([
    ['the application', true],
    ['documents', false],
  ])('is answered by what is there, between pages of %s', async (_, inApplication) => {
    const { page, context, complaints } = await visit('/');
    await context.addInitScript(slowTransitions);
    await page.reload();
    await page.waitForLoadState('networkidle');
    if (inApplication) await untilHydrated(page);
    await follow(page, '/producten');
    await page.getByRole('heading', { name: 'Alle producten', level: 1 }).waitFor();
    await page.waitForFunction(() => document.getAnimations().length > 0);
    await press(page, '/projecten');
    await page.waitForURL('**/projecten');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('going on to another document', () => {
  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('with the preference %s for motion: by a transition is %s', async (motion, expected) => {
    const { page, context, complaints } = await visit('/', motion);
    await page.waitForLoadState('networkidle');
    await follow(page, '/producten');
    await page.getByRole('heading', { name: 'Alle producten', level: 1 }).waitFor();
    expect(await readSeen(page)).toEqual({ count: 0, cameByOne: expected });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
