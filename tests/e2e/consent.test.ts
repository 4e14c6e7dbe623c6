import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  launchBrowser,
  openPage,
  untilHydrated,
  type WatchedPage,
  type WatchedPageOptions,
} from '#tests/support/browser.ts';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { readDataLayer } from '#tests/support/data-layer.ts';
import { choices } from '#tests/support/soak.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { startThirdParties, type ThirdParties } from '#tests/support/third-parties.ts';

/** Dutch has everything, English only a form script, German nothing. */
const integrations = `extensions: [./points/points.ts]
integrations:
  tagManager:
    ids: { nl-NL: GTM-T3ST }
    hosts: { script: [https://www.googletagmanager.com] }
  adCalls:
    urls: { nl-NL: "https://ads.example/calls.js" }
    hosts: { script: [https://ads.example] }
  visitorPixel:
    urls: { nl-NL: "https://pixel.example/visit.gif" }
    hosts: { img: [https://pixel.example] }
  forms:
    urls: { en-GB: "https://forms.example/embed.js" }
    hosts: { script: [https://forms.example] }
`;

/** An extension of the shop's own with a pixel in Dutch, by file. */
const extension = {
  'points.ts': `
    import { defineExtension } from 'shopgen/extensions';
    const load = { module: './pixel.ts', create: 'pixel' };
    const hosts = { img: ['https://points.example'] };
    export default defineExtension({
      name: 'points',
      phases: {
        integration: ({ model }) => [{ purposes: ['marketing'], hosts, load, arguments: { 'nl-NL': [model.id] } }],
      },
    });`,
  'pixel.ts': `
    import type { ThirdParty } from 'shopgen/runtime/contracts/consent.ts';
    import { thirdPartyAddress } from 'shopgen/runtime/lib/third-party-address.ts';
    export function pixel(shop: string): ThirdParty {
      const address = thirdPartyAddress('https://points.example/points.gif?shop=' + shop);
      return { purposes: ['marketing'], load: () => (new Image().src = address) };
    }`,
};

const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64').toString('latin1');

/** Fills the element it stands in, as adding-a-site.md says. */
const theirForm = `
  const { parentElement, dataset } = document.currentScript;
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Theirs: ' + dataset.form);
  parentElement.append(field);
`;

const files = {
  'www.googletagmanager.com/gtm.js': { type: 'text/javascript', body: "document.cookie = '_ga=GA1.1.1.1; Path=/';" },
  'ads.example/calls.js': { type: 'text/javascript', body: '' },
  'pixel.example/visit.gif': { type: 'image/gif', body: gif },
  'points.example/points.gif': { type: 'image/gif', body: gif },
  'forms.example/embed.js': { type: 'text/javascript', body: theirForm },
};

const all = [
  'ads.example/calls.js',
  'pixel.example/visit.gif',
  'points.example/points.gif?shop=group',
  'www.googletagmanager.com/gtm.js?id=GTM-T3ST',
];

let browser: Browser;
let root: WorkRoot;
let others: ThirdParties;
let storefront: Storefront;
beforeAll(async () => {
  browser = await launchBrowser();
  others = await startThirdParties(files);
  root = createWorkRoot();
  const config = join(root.path, 'site-configs/group.yaml');
  const written = readFileSync(config, 'utf8');
  writeFileSync(config, written.replace(/^integrations:\n(?: .*\n)+/m, integrations));
  mkdirSync(join(root.path, 'site-configs/points'));
  for (const [name, text] of Object.entries(extension))
    writeFileSync(join(root.path, 'site-configs/points', name), text);
  const built = await runShopgen(['build', '--site', 'group', '--root', root.path]);
  expect(built.stderr).not.toContain('warning');
  storefront = await startStorefront({ folder: join(root.path, 'dist/group'), apiUrl: inject('apiUrl') });
});
afterAll(async () => {
  await storefront.stop();
  await others.stop();
  root.remove();
  await browser.close();
});
beforeEach(() => {
  others.asked.length = 0;
});

const address = (locale = 'nl-nl', path = '/') => `http://${locale}.localhost:${storefront.port}${path}`;
const dialog = (page: Page) => page.locator('dialog');
const asked = () => others.asked.toSorted();
const getConsent = async ({ context }: WatchedPage) =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value;

async function visit(options: WatchedPageOptions = {}, url = address()): Promise<WatchedPage> {
  const tab = await openPage(browser, { consent: 'unasked', ...options });
  await others.getStub(tab.context);
  await tab.page.goto(url, { waitUntil: 'networkidle' });
  return tab;
}

/** Positions of the page's large elements, when the browser has laid out also those that wait until they are near. */
async function places(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section, footer')].every(
      (element) => getComputedStyle(element).contentVisibility === 'visible',
    ),
  );
  return page
    .locator('header, main, main > *, h1, footer')
    .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
}

/** Whether the dialog is the largest contentful paint, which would worsen it on every page. */
const isLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => {
          const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
          resolve(element instanceof Element && element.closest('dialog') !== null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('third parties', () => {
  it('are asked for nothing before the visitor has answered, from page to page', async () => {
    const { page, context, complaints } = await visit();
    await dialog(page).waitFor();
    await page.locator('header').getByRole('link', { name: 'Projecten' }).click();
    await page.waitForURL('**/projecten');
    await page.reload({ waitUntil: 'networkidle' });
    await dialog(page).waitFor();
    expect(others.asked).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are asked for nothing after a refusal, which is remembered for 180 days', async () => {
    const tab = await visit();
    const { page, context, complaints } = tab;
    await press(page, 'Alles weigeren');
    await dialog(page).waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await dialog(page).count()).toBe(0);
    expect(others.asked).toEqual([]);
    expect(await getConsent(tab)).toBe('1.statistics:no.marketing:no');
    const expires = (await context.cookies()).find(({ name }) => name === 'consent')?.expires ?? 0;
    expect(Math.round((expires * 1000 - Date.now()) / 86_400_000)).toBe(180);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are loaded once each after consent, and from then on with every page, unasked', async () => {
    const { page, context, complaints } = await visit();
    await press(page, 'Alles toestaan');
    await others.until(all.length);
    expect(asked()).toEqual(all);
    // The application goes on within the document; without it each document loads them.
    await untilHydrated(page);
    await page.locator('header').getByRole('link', { name: 'Projecten' }).click();
    await page.waitForURL('**/projecten');
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual(all);

    others.asked.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
    expect(await dialog(page).count()).toBe(0);
    // They come when the browser has nothing else to do, which may be later.
    await others.until(all.length);
    expect(asked()).toEqual(all);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are removed after withdrawing, with their cookies', async () => {
    const tab = await visit();
    const { page, context, complaints } = tab;
    await press(page, 'Alles toestaan');
    await page.waitForFunction(() => document.cookie.includes('_ga='));
    others.asked.length = 0;

    await press(page, 'Cookie-instellingen');
    expect(await page.getByRole('checkbox', { name: 'Marketing' }).isChecked()).toBe(true);
    await Promise.all([page.waitForEvent('load'), press(page, 'Alles weigeren')]);
    await page.reload({ waitUntil: 'networkidle' });
    expect(others.asked).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
    expect(await getConsent(tab)).toBe('1.statistics:no.marketing:no');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are loaded by purpose: statistics alone load neither advertisements nor pixels', async () => {
    const tab = await visit();
    const { page, context } = tab;
    await press(page, 'Zelf kiezen');
    await page.getByRole('checkbox', { name: 'Statistieken' }).check();
    await press(page, 'Mijn keuze bewaren');
    await others.until(1);
    await page.reload({ waitUntil: 'networkidle' });
    const manager = 'www.googletagmanager.com/gtm.js?id=GTM-T3ST';
    expect(others.asked).toEqual([manager, manager]);
    expect(await getConsent(tab)).toBe('1.statistics:yes.marketing:no');

    const ads = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    const layer = await readDataLayer(page);
    expect(layer[0]).toEqual(['consent', 'default', { ...ads, analytics_storage: 'denied' }]);
    const update = layer.findIndex((entry) => Array.isArray(entry) && entry[1] === 'update');
    expect(layer[update]).toEqual(['consent', 'update', { ...ads, analytics_storage: 'granted' }]);
    const start = layer.findIndex((entry) => 'event' in entry && entry.event === 'gtm.js');
    expect(start).toBeGreaterThan(update);
    await context.close();
  });

  it('are asked about in a locale only where it has some', async () => {
    const german = await visit({}, address('de-de'));
    expect(await dialog(german.page).count()).toBe(0);
    expect(await german.page.getByRole('button', { name: 'Cookie-Einstellungen' }).count()).toBe(0);
    expect(await german.page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await german.context.close();

    const english = await visit({}, address('en-gb'));
    await press(english.page, 'Choose for myself');
    const purposes = await english.page.getByRole('checkbox').evaluateAll((boxes) => boxes.map(({ id }) => id));
    expect(purposes).toEqual(['consent-necessary', 'consent-forms']);
    await english.context.close();
    expect(others.asked).toEqual([]);
  });
});

describe('a third-party form', () => {
  it.each([
    ['contact', '/contact'],
    ['quotation', '/quotation'],
    ['advice', '/advice'],
    ['newsletter', '/newsletter'],
  ])('stands where ours for %s stood, once the visitor has agreed', async (form, path) => {
    const { page, context, complaints } = await visit({}, address('en-gb', path));
    const ours = page.locator(`main form:has(input[name=form][value=${form}])`);
    await ours.first().waitFor();
    expect(others.asked).toEqual([]);
    await press(page, 'Allow all');
    await page.locator('main').getByLabel(`Theirs: ${form}`).waitFor();
    expect(await ours.isVisible()).toBe(false);
    expect(others.asked).toEqual(['forms.example/embed.js']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the dialog', () => {
  it('does not disturb reading, comes first for a keyboard, and closes with Escape unanswered', async () => {
    const tab = await visit();
    const { page, context } = tab;
    await dialog(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Alles weigeren');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Alles toestaan');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'consent-statistics');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await getConsent(tab)).toBeUndefined();
    expect(others.asked).toEqual([]);
    await context.close();
  });

  it('gives the focus back to the entry in the footer that opened it', async () => {
    const { page, context } = await visit({ consent: 'refused' });
    await page.getByRole('button', { name: 'Cookie-instellingen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Statistieken' }).waitFor();
    expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie-instellingen');
    await context.close();
  });

  it('opens in full from the footer while it asks', async () => {
    const { page, context } = await visit();
    await dialog(page).waitFor();
    await press(page, 'Cookie-instellingen');
    await page.getByRole('checkbox', { name: 'Statistieken' }).waitFor();
    expect(await dialog(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(others.asked).toEqual([]);
    await context.close();
  });

  it('does not exist without JavaScript, nor does its entry in the footer, and nothing is requested', async () => {
    const { page, context } = await visit({ javaScriptEnabled: false });
    expect(await dialog(page).count()).toBe(0);
    expect(await page.getByText('Cookie-instellingen').isVisible()).toBe(false);
    expect(others.asked).toEqual([]);
    await context.close();
  });

  it.each(choices(['acoustic', 'group'], ['acoustic', 'easy-felt', 'fibers-and-foams', 'db-noise-control', 'group']))(
    'moves nothing, covers no headline, is accessible, and offers yes and no alike, on %s',
    async (site) => {
      const shop = await startStorefront({ folder: join(inject('distFolder'), site), apiUrl: inject('apiUrl') });
      onTestFinished(() => shop.stop());
      for (const width of [390, 1440]) {
        const { page, context, complaints } = await openPage(browser, { consent: 'unasked', width });
        await others.getStub(context);
        await page.goto(`http://nl-nl.localhost:${shop.port}/`, { waitUntil: 'networkidle' });
        await dialog(page).waitFor();
        const shown = await places(page);
        expect(await isLargestPaint(page)).toBe(false);
        const asked = await dialog(page).boundingBox();
        const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect((headline?.y ?? 0) + (headline?.height ?? 0)).toBeLessThan(asked?.y ?? 0);
        const [refuse, accept] = await Promise.all(
          ['Alles weigeren', 'Alles toestaan'].map((name) => page.getByRole('button', { name }).boundingBox()),
        );
        expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
        await press(page, 'Zelf kiezen');
        // Only the dialog: the rest is checked in other tests.
        await expectAccessible(page, 'dialog');
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'detached' });
        expect(await places(page)).toEqual(shown);
        expect(complaints).toEqual([]);
        await context.close();
      }
      expect(others.asked).toEqual([]);
    },
  );
});
