import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testServiceKey } from '#tests/support/backend.ts';
import { behindProxy } from '#tests/support/behind-proxy.ts';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { startNginx, type TestNginx } from '#tests/support/nginx.ts';
import { ask, type Storefront, startStorefront } from '#tests/support/storefront.ts';

let root: WorkRoot;
let browser: Browser;
let old: Storefront;
let next: Storefront;
let nginx: TestNginx;
let port: number;
beforeAll(async () => {
  root = createWorkRoot();
  browser = await launchBrowser();
  old = await startRelease('Verstuur');
  next = await startRelease('Verzend');
  nginx = await startNginx([[old.port, next.port]]);
  port = Number(new URL(nginx.urls[0] ?? '').port);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await nginx?.stop();
  await Promise.all([old?.stop(), next?.stop()]);
  root?.remove();
});

/** Builds the group's site with another text on its contact form, makes it a release, and starts a server of that. */
async function startRelease(send: string): Promise<Storefront> {
  const file = path.join(root.path, 'locales/nl-NL/form.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"send": "[^"]*"/, `"send": "${send}"`));
  const built = await runShopgen(['build', '--site', 'group', '--root', root.path]);
  expect(built).toMatchObject({ code: 0 });
  const { stdout } = await runShopgen(['release', 'create', '--site', 'group', '--json', '--root', root.path]);
  const { folder } = JSON.parse(stdout).release;
  return startStorefront({
    folder: path.join(root.path, folder),
    apiUrl: inject('apiUrl'),
    env: { SERVICE_KEY: testServiceKey, PAGE_FRESH_SECONDS: '0', ...(await behindProxy('group')) },
  });
}

const host = (): string => `nl-nl.localhost:${port}`;

/** Returns the addresses of everything that a page names below `/assets/`. */
const assetsOf = (html: string): readonly string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g))];

it('has assets of pages of either release answered while both serve', async () => {
  const pages = [await old.get('/contact', { host: host() }), await next.get('/contact', { host: host() })];
  const [before, after] = pages.map(({ text }) => assetsOf(text));
  expect(before).not.toEqual(after);
  const statuses = new Map<string, number>();
  // Often enough that each server is asked for each.
  for (let round = 0; round < 4; round += 1) {
    for (const asset of new Set([...(before ?? []), ...(after ?? [])])) {
      const { status } = await ask(port, asset, { host: host() });
      if (status !== 200) statuses.set(asset, status);
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({});
});

it('answers what an open page of the release before asks for, when only the new one is left', async () => {
  const html = (await old.get('/contact', { host: host() })).text;
  const statuses = await Promise.all(assetsOf(html).map(async (asset) => (await next.get(asset)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('loses no form that is filled in while the release changes', async () => {
  // Without JavaScript the server answers what was typed.
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  const { page: open, context: other, complaints } = await openPage(browser);
  for (const each of [page, open]) {
    await each.goto(`http://${host()}/contact`);
    await each.getByLabel('Voornaam').fill('Sanne');
  }
  await old.stop();
  await page.locator('main form [type=submit]').first().click();
  await page.locator('main form [aria-invalid=true]').first().waitFor();
  expect(await page.getByLabel('Voornaam').inputValue()).toBe('Sanne');
  await context.close();

  // What the application has not loaded yet, it loads from the new release.
  await untilHydrated(open);
  expect(await open.getByLabel('Voornaam').inputValue()).toBe('Sanne');
  await open.locator('main form [type=submit]').first().click();
  await open.locator('main form [aria-invalid=true]').first().waitFor();
  expect(complaints).toEqual([]);
  await other.close();
});
