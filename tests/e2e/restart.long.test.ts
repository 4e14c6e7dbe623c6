import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testServiceKey } from '#tests/support/backend.ts';
import { type BackendProgram, startBackendProgram } from '#tests/support/backend-program.ts';
import { behindProxy } from '#tests/support/behind-proxy.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { english } from '#tests/support/purchase-words.ts';
import { addToCart, arriveAt, checkOut, fillCart, orderAnd, productPath, title } from '#tests/support/purchases.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let browser: Browser;
let folder: string;
let backend: BackendProgram;
let storefront: Storefront;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-restart-'));
  [browser, backend] = await Promise.all([
    launchBrowser({ pictures: false }),
    startBackendProgram(path.join(folder, 'data')),
  ]);
  storefront = await openShop();
});
afterAll(async () => {
  await browser.close();
  await storefront.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openShop(port?: number): Promise<Storefront> {
  return startStorefront({
    folder: inject('acousticBuild'),
    apiUrl: backend.url,
    env: { ...(await behindProxy('acoustic')), SERVICE_KEY: testServiceKey, PAYMENT_HOSTS: backend.url },
    ...(port !== undefined && { port }),
  });
}

/** Stops backend and storefront, and starts both with the same data and addresses. */
async function restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await Promise.all([storefront.stop(signal), backend.stop(signal)]);
  backend = await startBackendProgram(path.join(folder, 'data'), backend.port);
  storefront = await openShop(storefront.port);
}

it('keeps a guest’s cart over a restart, graceful or not, and sells its contents', async () => {
  const buyer = await arriveAt(browser, `http://en-gb.localhost:${storefront.port}`, english);
  const { page, context, goTo } = buyer;
  const main = page.locator('main');
  await goTo(productPath(english, 'fjord-wall-panel'));
  await main.getByRole('radio', { name: /^Straight/ }).check();
  await main.getByRole('radio', { name: /^Right/ }).check();
  await main.getByRole('textbox', { name: /^Text on the edge/ }).fill('NORTH WALL');
  await main.getByRole('combobox', { name: /^Fixing/ }).selectOption({ label: 'Brackets and screws' });
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('4');
  await addToCart(buyer);
  await fillCart(buyer, 'pyra-foam-panel', '3');
  const seen = await main.innerText();
  for (const choice of ['Right (mirrored)', 'Straight', 'NORTH WALL', 'Brackets and screws']) {
    expect(seen).toContain(choice);
  }

  await restart('SIGTERM');
  await goTo('/cart');
  expect(await main.innerText()).toBe(seen);
  expect(await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).innerText()).toContain('2');
  expect(await main.getByLabel('Quantity of Fjord wall panel').inputValue()).toBe('4');
  expect(await main.getByLabel('Quantity of Pyra').inputValue()).toBe('3');

  await main.getByRole('button', { name: /^Remove Pyra/ }).click();
  await main.getByRole('button', { name: 'Put it back', exact: true }).waitFor();
  await checkOut(buyer, { email: freshEmail() });
  const total = await main.locator('[data-total] dd').last().innerText();
  // Includes the answers just before the end.
  await restart('SIGKILL');
  await orderAnd(buyer, english.pay);
  await expect.poll(() => title(page)).toBe(english.thanks);
  expect(await main.locator('[data-total] dd').innerText()).toBe(total);
  const ordered = await main.innerText();
  expect(ordered).toContain('NORTH WALL');
  expect(ordered).toContain('Fjord wall panel');
  expect(ordered).not.toContain('Pyra');
  await context.close();
}, 240_000);
