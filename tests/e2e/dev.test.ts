import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { createWorkRoot, type RunningCommand, startShopgen, type WorkRoot } from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';

let root: WorkRoot;
let running: RunningCommand;
let browser: Browser;
let origin: string;
let plainOrigin: string;
beforeAll(async () => {
  root = createWorkRoot();
  const port = await freePort();
  origin = `http://nl-nl.localhost:${port}`;
  plainOrigin = `http://127.0.0.1:${port}`;
  running = startShopgen(['dev', '--site', 'acoustic', '--root', root.path, '--port', String(port)], {
    ...process.env,
    PRODUCT_API_URL: inject('apiUrl'),
  });
  await running.until(/ready at http:\/\/localhost:\d+/);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  root.remove();
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(root.path, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The edit of ${file} changes nothing`);
  writeFileSync(path, changed);
}

it('shows a page that comes to life without a complaint', async () => {
  const { page, context, complaints } = await openPage(browser);
  await page.goto(`${origin}/producten`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
  const link = page.locator('main a[href^="/product/"]:visible').first();
  await link.click();
  await page.waitForURL('**/product/**');
  await page.locator('main h1').waitFor();
  expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
  // Vite and React speak of their development tools; everything else is a fault.
  expect(complaints.filter((complaint) => !/\[vite\]|React DevTools/.test(complaint))).toEqual([]);
  await context.close();
});

it('shows a saved text', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${origin}/`);
  edit('locales/nl-NL/header.json', (text) => {
    const messages = JSON.parse(text);
    messages.skipToContent = 'Meteen naar de inhoud';
    return JSON.stringify(messages, null, 2);
  });
  await page.getByText('Meteen naar de inhoud').waitFor({ state: 'attached' });
  await context.close();
});

it('serves a route at its new path once the config is saved', async () => {
  edit('site-configs/acoustic.yaml', (text) => `${text}\nroutes:\n  productOverview: { nl-NL: /assortiment }\n`);
  await running.until(/Generated again: .*acoustic\.yaml/);
  expect((await fetch(`${plainOrigin}/assortiment`)).status).toBe(200);
});

it('tells what is wrong with a saved file, goes on serving, and recovers', async () => {
  edit('site-configs/acoustic.yaml', (text) => text.replace('productOverview:', 'productOverwiev:'));
  await running.until(/acoustic\.yaml:\d+:\d+ error[\s\S]*productOverview/);
  expect((await fetch(`${plainOrigin}/`)).status).toBe(200);
  const said = running.said().length;
  edit('site-configs/acoustic.yaml', (text) => text.replace('productOverwiev:', 'productOverview:'));
  await running.until(new RegExp(`[\\s\\S]{${said},}Generated again: .*acoustic\\.yaml`));
  expect((await fetch(`${plainOrigin}/assortiment`)).status).toBe(200);
});
