import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage, untilHydrated, type WatchedPageOptions } from '#tests/support/browser.ts';
import { holdApplication, loseApplication } from '#tests/support/hold-application.ts';
import { choices } from '#tests/support/soak.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const address = (path: string) => `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}${path}`;
const product = '/product/fjord-wandpaneel';

/** Screens that show something without a cart or an account; `npm run soak -- pages` takes all of them. */
const screens = choices(
  ['/', '/producten', product, '/contact', '/zoeken?q=paneel', '/advies'],
  [
    ...[
      '/',
      '/producten',
      '/producten/wandpanelen',
      product,
      '/contact',
      '/offerte',
      '/nieuwsbrief',
      '/zoeken?q=paneel',
    ],
    ...['/blogs', '/advies', '/projecten', '/inspiratie', '/vacatures', '/winkelwagen', '/bestelstatus'],
    ...['/inloggen', '/registreren', '/wachtwoord-vergeten'],
  ],
);

async function visit(path: string, options: WatchedPageOptions = {}) {
  const tab = await openPage(browser, options);
  const scripts: string[] = [];
  tab.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await tab.page.goto(address(path));
  return { ...tab, scripts };
}

const isRunning = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$')));

/** Returns every file of which a line has run. */
async function scriptsRun(page: Page): Promise<string[]> {
  const found = await page.coverage.stopJSCoverage();
  return found.flatMap(({ url, functions }) =>
    url.startsWith('http') && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
      ? [new URL(url).pathname]
      : [],
  );
}

describe('a page that nobody touches', () => {
  it.each(['/', '/producten', product, '/blogs'])(
    '%s runs its loader and what asks for consent, no more',
    async (path) => {
      const { page, context, complaints } = await openPage(browser, { consent: 'unasked' });
      await page.coverage.startJSCoverage();
      await page.goto(address(path), { waitUntil: 'networkidle' });
      await page.locator('dialog').waitFor();
      await page.mouse.wheel(0, 2000);
      // The script that inserts the loader is in the page itself.
      const run = (await scriptsRun(page)).filter((file) => file !== path);
      expect(run.filter((file) => !/\/(loader|parties)-/.test(file))).toEqual([]);
      expect(await isRunning(page)).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('fetches the application ahead once it has loaded, and not for a visitor who saves data', async () => {
    const { page, context, scripts } = await visit('/producten');
    expect(scripts.filter((file) => !file.includes('/loader-'))).toEqual([]);
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload][href*="/entry-"]') !== null);
    await page.waitForLoadState('networkidle');
    expect(scripts.some((file) => file.includes('/entry-'))).toBe(true);
    expect(await isRunning(page)).toBe(false);
    await context.close();

    const saving = await openPage(browser);
    await saving.context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await saving.page.goto(address('/producten'), { waitUntil: 'networkidle' });
    expect(await saving.page.locator('link[rel=modulepreload]:not([href*="/loader-"])').count()).toBe(0);
    await saving.context.close();
  });

  it('runs the application at once for a visitor with a cart, to show it', async () => {
    const tab = await openPage(browser);
    await tab.context.addCookies([{ name: 'cart-lines', value: '2', url: address('/') }]);
    await tab.page.goto(address('/'));
    await tab.page.getByRole('banner').getByRole('link', { name: /2/ }).waitFor();
    await tab.context.close();
  });
});

describe('a page that a visitor is about to use', () => {
  const reasons: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a pointer near a field': (page) => page.locator('main form input:visible').first().hover({ force: true }),
    'a field that is focused': (page) => page.locator('main form input:visible').first().focus(),
    'a key': (page) => page.keyboard.press('Tab'),
  };
  it.each(Object.keys(reasons))('runs its application for %s', async (name) => {
    const { page, context } = await visit(product);
    await reasons[name]?.(page);
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
    await context.close();
  });

  it('prefetches the document of a link under the pointer', async () => {
    const { page, context, complaints } = await visit('/producten');
    await page.waitForFunction(() => document.querySelector('script[type=speculationrules]') !== null);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Preload.enable');
    const fetched = new Promise<string>((resolve) => {
      devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready') resolve(prefetchUrl);
      });
    });
    const link = page.locator('main a[href^="/product/"]:visible').first();
    await link.hover();
    const address = await fetched;
    expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(address);
    await link.click();
    await page.waitForURL(address);
    await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return Reflect.get(Object(navigation), 'deliveryType') === 'navigational-prefetch';
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('does not run it for a pointer on a link', async () => {
    const { page, context } = await visit('/producten');
    await page.locator('main a:visible').first().hover();
    await page.waitForLoadState('networkidle');
    expect(await isRunning(page)).toBe(false);
    await context.close();
  });
});

/** Records each press that reaches its control while the application is running. */
const recordPresses = (): void => {
  const arrived: string[] = [];
  Object.assign(window, { arrived });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) arrived.push(button.textContent ?? '');
  });
  // Its form would load another page and lose the records.
  window.addEventListener('submit', (event) => event.preventDefault());
};

describe('the first press', () => {
  it.each(screens)('is not lost on any button of %s, however early it comes', async (path) => {
    const { page, context } = await openPage(browser);
    await context.addInitScript(recordPresses);
    // The application is not loaded before everything has been pressed.
    const release = await holdApplication(page);
    await page.goto(address(path));
    const tapped = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
        (button) => button.checkVisibility() && !button.disabled && !button.matches('dialog *'),
      );
      for (const button of buttons) button.click();
      return buttons.map(({ textContent }) => textContent ?? '');
    });
    release();
    await page.waitForFunction((count) => Reflect.get(window, 'arrived').length >= count, tapped.length);
    const arrived: string[] = await page.evaluate(() => Reflect.get(window, 'arrived'));
    expect(arrived.toSorted()).toEqual(tapped.toSorted());
    await context.close();
  });

  it('adds to the cart what was chosen before the application ran', async () => {
    const { page, context, complaints } = await visit(product);
    const chosen = await page.evaluate(() => {
      const other = [...document.querySelectorAll<HTMLInputElement>('main form input[type=radio]')].find(
        ({ checked }) => !checked,
      );
      other?.click();
      return other?.value;
    });
    await page.locator('main form input[name=quantity]').fill('3');
    await page.getByRole('button', { name: 'In winkelwagen' }).click();
    await page.getByText('Het zit in je winkelwagen.').waitFor();
    expect(await page.locator('main form input[type=radio]:checked').first().getAttribute('value')).toBe(chosen);
    expect(await page.locator('main form input[name=quantity]').inputValue()).toBe('3');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is sent as plain HTML if the application cannot be fetched', async () => {
    const { page, context } = await openPage(browser);
    await loseApplication(page);
    await page.goto(address(product));
    await page.getByRole('button', { name: 'In winkelwagen' }).click();
    await page.getByRole('heading', { name: 'Winkelwagen', level: 1 }).waitFor();
    await page.locator('main').getByText('Fjord wandpaneel').first().waitFor();
    await context.close();
  });
});

/** Types into, ticks, chooses and opens all that a page has, each to something else than it is. */
const changeEverything = (): void => {
  const typed: Readonly<Record<string, string>> = { email: 'anna@voorbeeld.example', number: '2', tel: '0201234567' };
  const isShown = (element: Element): boolean => element.checkVisibility() && !element.matches(':disabled, dialog *');
  for (const panel of document.querySelectorAll('details')) panel.open = !panel.open;
  for (const field of document.querySelectorAll('textarea'))
    if (isShown(field)) field.value = 'Een galm van twee seconden';
  for (const list of document.querySelectorAll('select')) {
    const other = [...list.options].findLast((option) => !option.disabled && !option.selected);
    if (other && isShown(list)) other.selected = true;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const field of document.querySelectorAll('input')) {
    if (!isShown(field) || field.readOnly) continue;
    if (field.type === 'checkbox' || (field.type === 'radio' && !field.checked)) field.click();
    else if (/^(text|search|email|tel|number|password|)$/.test(field.type)) field.value = typed[field.type] ?? 'Anna';
  }
};

/** Returns what every control of the page holds. */
const readEverything = () =>
  [...document.querySelectorAll('input, textarea, select, details')].flatMap((control) => {
    if (control.matches('dialog *, [type=hidden]')) return [];
    const name = control.getAttribute('name') ?? control.textContent?.slice(0, 20);
    if (control instanceof HTMLDetailsElement) return [{ name, holds: control.open }];
    const isTicked = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
    return [{ name, holds: isTicked ? control.checked : Reflect.get(control, 'value') }];
  });

describe('what was typed, ticked, chosen and opened before the application runs', () => {
  it.each(screens)('is kept on %s', async (path) => {
    const { page, context, complaints } = await openPage(browser);
    const release = await holdApplication(page);
    await page.goto(address(path));
    await page.evaluate(changeEverything);
    const before = await page.evaluate(readEverything);
    release();
    await untilHydrated(page);
    expect(await page.evaluate(readEverything)).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
