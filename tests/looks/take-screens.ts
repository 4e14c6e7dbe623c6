import type { Browser, Page } from 'playwright';
import { openPage } from '#tests/support/browser.ts';
import { findPath, type OpenSite } from './open-sites.ts';

/** Keys of the routes by which a brand is judged, in the order of a sheet. */
export const keyScreens: readonly string[] = [
  'home',
  'productOverview',
  'productDetail',
  'projectDetail',
  'blogDetail',
  'contact',
  'acousticsCalculator',
  'cart',
];

/** A screen as it looks in a browser. */
export interface TakenScreen {
  /** Key of its route. */
  readonly screen: string;
  /** PNG. */
  readonly picture: Buffer;
}

/** What is special about a visit. */
interface Visit {
  /** Whether the visitor puts the product that they look at into the cart. */
  readonly isBuying?: boolean;
  /** Whether they also send the contact form without an answer: a further picture shows what it says then. */
  readonly isHasty?: boolean;
  /** The time in the browser; absent: as it is. */
  readonly at?: Date;
}

/**
 * Takes pictures of whole pages of a site.
 *
 * @param screens Keys of routes; those that the site does not have are left out.
 * @param width CSS pixels.
 */
export async function takeScreens(
  browser: Browser,
  site: OpenSite,
  screens: readonly string[],
  width: number,
  { isBuying = false, isHasty = false, at: time }: Visit = {},
): Promise<TakenScreen[]> {
  const { page, context } = await openPage(browser, { width });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (time) await page.clock.setFixedTime(time);
  const taken: TakenScreen[] = [];
  for (const screen of screens) {
    const at = await findPath(page, site, screen);
    if (at === undefined) continue;
    await page.goto(`${site.origin}${at}`, { waitUntil: 'load' });
    await showAll(page);
    taken.push(await take(page, screen));
    if (isHasty && screen === 'contact') {
      await sendNothing(page);
      taken.push(await take(page, screen));
    }
    if (isBuying && screen === 'productDetail') await buy(page);
  }
  await context.close();
  return taken;
}

async function take(page: Page, screen: string): Promise<TakenScreen> {
  return { screen, picture: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }) };
}

/** Sends the form of a page as it is. */
async function sendNothing(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  await form.locator('button[type=submit]').click();
  await form.locator('[aria-invalid=true]').first().waitFor();
}

/** What is asked for where a product is made to measure, by field. */
const millimetres: Readonly<Record<string, number>> = { width: 500, height: 400, depth: 100 };

/** Puts the product of a page into the cart, made to measure where it can be, if the site sells it. */
async function buy(page: Page): Promise<void> {
  const button = page.locator('main form:has(input[name=form][value=addToCart]) button[type=submit]').first();
  if ((await button.count()) === 0) return;
  for (const measure of await page.locator('main form input[type=number][name^="values."]:visible').all()) {
    const name = (await measure.getAttribute('name'))?.split('.').at(-1) ?? '';
    await measure.fill(String(millimetres[name] ?? (await measure.getAttribute('min'))));
  }
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  await button.click();
  await added;
}

/** Scrolls through a page, so that what comes late is there, and waits for its pictures. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
    await Promise.all(
      [...document.images].map((image) => {
        // A busy machine has not got to all of them.
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}
