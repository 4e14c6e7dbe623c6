import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { ask, startStorefront } from '#tests/support/storefront.ts';

const port = Number(new URL(inject('storefrontUrl')).port);
const origin = (locale: string): string => `http://${locale}.localhost:${port}`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

/** Types into the header's field and waits for the list below it. */
async function openSuggestions(page: Page, text: string): Promise<void> {
  await page.locator('header input[type=search]').first().focus();
  await page.keyboard.type(text);
  await page.getByRole('listbox').waitFor();
}

const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

describe('suggestions in the header', () => {
  it('are chosen with the keyboard alone', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`${origin('nl-nl')}/`);
    const field = page.getByRole('combobox').first();
    await openSuggestions(page, 'wandpaneel');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('listbox').getAttribute('id')).toBe(await field.getAttribute('aria-controls'));
    expect(await page.locator('[role="status"]').allInnerTexts()).toContainEqual(
      expect.stringMatching(/\d+ suggesties/),
    );
    for (const group of await page
      .getByRole('group')
      .filter({ has: page.getByRole('option') })
      .all()) {
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(4);
    }
    await expectAccessible(page);

    await page.keyboard.press('ArrowDown');
    const first = await chosen(page).getAttribute('id');
    expect(await field.getAttribute('aria-activedescendant')).toBe(first);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page).getAttribute('id')).not.toBe(first);
    await page.keyboard.press('Home');
    expect(await chosen(page).count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page).innerText()).toContain('wandpaneel');

    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.inputValue()).toBe('wandpaneel');

    await page.keyboard.press('ArrowDown');
    expect(await chosen(page).innerText()).toMatch(/vanaf €\s[\d.]+,\d\d/);
    const name = await chosen(page).locator('span').first().innerText();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/**');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('abort a call that the next letter has made obsolete', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin('nl-nl')}/`);
    await untilHydrated(page);
    let hold = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    let asked = 0;
    await page.route('**/api/trpc/search.suggestions**', async (route) => {
      asked += 1;
      if (asked === 1) await held;
      // The first request is aborted by then.
      await route.continue().catch(() => undefined);
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('search.suggestions'));
    await page.locator('header input[type=search]').first().focus();
    const first = page.waitForRequest('**/api/trpc/search.suggestions**');
    await page.keyboard.type('vi');
    await first;
    await page.keyboard.type('lt');
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.getByRole('option', { name: /‘vilt’/ }).waitFor();
    hold();
    await context.close();
  });

  it('fetch their code when the field is focused, and not before', async () => {
    const { page, context } = await openPage(browser);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${origin('nl-nl')}/`, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => url.includes('suggestions'))).toEqual([]);
    const late = page.waitForRequest((request) => request.url().includes('suggestions'));
    await page.locator('header input[type=search]').first().focus();
    await late;
    await context.close();
  });

  it('are behind a button on a phone', async () => {
    const { page, context, complaints } = await openPage(browser, { width: 390 });
    await page.goto(`${origin('nl-nl')}/`);
    await page.locator('header summary:visible').first().click();
    const field = page.getByRole('combobox').first();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.type('vilt');
    await page.getByRole('listbox').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await field.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zoeken?q=vilt');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a visitor before the scripts have run', () => {
  it('keeps the panel that was opened, and types at once when they are there', async () => {
    const { page, context } = await openPage(browser, { width: 390 });
    let release = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(`${origin('nl-nl')}/`, { waitUntil: 'commit' });
    await page.locator('header summary:visible').first().click();
    release();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.type('vilt');
    await page.getByRole('listbox').waitFor();
    await context.close();
  });
});

describe('the result page', () => {
  it.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'is asked by a form and narrowed by links: %o',
    async ({ javaScriptEnabled }) => {
      const { page, context, complaints } = await openPage(browser, { javaScriptEnabled });
      await page.goto(`${origin('nl-nl')}/`);
      await page.locator('header form[role="search"] input:visible').fill('paneel');
      await page.locator('header form[role="search"] button:visible').click();
      await page.waitForURL('**/zoeken?q=paneel');
      await page.locator('main h1', { hasText: 'paneel' }).waitFor();
      expect(await page.locator('main input[name="q"]').inputValue()).toBe('paneel');
      const tabs = page.getByRole('navigation', { name: 'Soort resultaat' }).getByRole('link');
      expect((await tabs.allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ''))).toEqual([
        'Alles',
        'Producten',
        'Projecten',
        'Artikelen',
      ]);
      await tabs.nth(1).click();
      await page.waitForURL('**/zoeken?q=paneel&type=Product');
      await page.locator('main a[aria-current]', { hasText: 'Producten' }).waitFor();
      expect(await page.locator('main a[href^="/product/"]').count()).toBeGreaterThan(0);
      expect(await page.locator('main a[href^="/blogs/"]').count()).toBe(0);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      if (javaScriptEnabled) await expectAccessible(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('finds misspelt words, in the language of the visitor', async () => {
    for (const [host, path, word, product] of [
      ['nl-nl.localhost', '/zoeken', 'wandpanneel', 'href="/product/'],
      ['fr-be.localhost', '/fr/chercher', 'paneau', 'href="/fr/produit/'],
      ['de-at.localhost', '/suche', 'Wandpanel', 'href="/produkt/'],
      ['en-gb.localhost', '/search', 'wall pannel', 'href="/product/'],
    ] as const) {
      const answer = await ask(port, `${path}?q=${encodeURIComponent(word)}`, { host: `${host}:${port}` });
      expect([host, answer.status]).toEqual([host, 200]);
      expect(answer.text).toContain(product);
    }
  });

  it('suggests other searches without results, and has no page beyond the last', async () => {
    const host = `nl-nl.localhost:${port}`;
    const nothing = await ask(port, '/zoeken?q=xqzvkj', { host });
    expect(nothing.status).toBe(200);
    expect(nothing.text).toContain('Niets gevonden voor ‘xqzvkj’');
    expect(nothing.text).toMatch(/<main[\s\S]*href="\/producten"[\s\S]*href="\/projecten"/);
    expect((await ask(port, '/zoeken?q=paneel&page=900', { host })).status).toBe(404);
    expect((await ask(port, `/zoeken?q=${'x'.repeat(3000)}`, { host })).status).toBe(200);
    expect((await ask(port, '/zoeken?q=%00%0d%0a', { host })).status).toBe(200);
  });

  it('shows the query as text, never as markup', async () => {
    const answer = await ask(port, `/zoeken?q=${encodeURIComponent('</title><script>alert(1)</script>')}`, {
      host: `nl-nl.localhost:${port}`,
    });
    expect(answer.text).not.toContain('<script>alert(1)');
  });
});

describe('a site without search', () => {
  it.each(['group', 'db-noise-control'])('%s has neither field nor page', async (site) => {
    const storefront = await startStorefront({ folder: join(inject('distFolder'), site), apiUrl: inject('apiUrl') });
    const host = `nl-nl.localhost:${storefront.port}`;
    try {
      const home = await storefront.get('/', { host });
      expect(home.status).toBe(200);
      expect(home.text).not.toContain('role="search"');
      expect((await storefront.get('/zoeken?q=vilt', { host })).status).toBe(404);
      const call = `/api/trpc/search.suggestions?input=${encodeURIComponent('{"json":{"q":"vilt"}}')}`;
      expect((await storefront.get(call, { host })).status).toBe(404);
    } finally {
      await storefront.stop();
    }
  });
});
