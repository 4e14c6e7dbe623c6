import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { createWorkRoot, type RunningCommand, startShopgen, type WorkRoot } from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';

let root: WorkRoot;
let running: RunningCommand;
let port: number;
let browser: Browser;
let page: Page;
let context: BrowserContext;
let complaints: string[];
beforeAll(async () => {
  root = createWorkRoot();
  port = await freePort();
  // The customers of the switches need the embedded backend, in which they register.
  const { PRODUCT_API_URL: _, ...env } = process.env;
  running = startShopgen(['dev', '--all', '--root', root.path, '--port', String(port)], env);
  await running.until(/sites are ready at http:\/\/localhost:\d+/);
  browser = await launchBrowser();
  ({ page, context, complaints } = await openPage(browser, { consent: 'unasked' }));
  // A site that is visited for the first time is loaded first.
  context.setDefaultTimeout(80_000);
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  root.remove();
});

const list = (): string => `http://localhost:${port}/`;
const address = (host: string, path = '/'): string => `http://${host}.localhost:${port}${path}`;

/** Sets switches as a site developer does. */
async function choose(choices: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(list());
  for (const [label, choice] of Object.entries(choices)) {
    const field = page.getByLabel(label);
    if (label === 'Clock') await field.fill(choice);
    else await field.selectOption({ label: choice });
  }
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(list());
}

describe('the list of all sites', { timeout: 90_000 }, () => {
  it('links every locale of every site, and loads a site when it is visited', async () => {
    await page.goto(list());
    const easyFelt = page.getByRole('listitem').filter({ hasText: 'Easy Felt' });
    await expect.poll(() => easyFelt.textContent()).toContain('not loaded yet');
    await expectAccessible(page);
    await easyFelt.getByRole('link', { name: 'de-DE' }).click();
    expect(page.url()).toBe(address('de-de.easy-felt'));
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    await page.goto(list());
    expect(await easyFelt.textContent()).not.toContain('not loaded yet');
    const group = page.getByRole('listitem').filter({ hasText: 'Group' });
    expect(await group.textContent()).toContain('not loaded yet');
  });

  it('serves two sites side by side, each with its own texts, and shows a saved text in the open page of its site', async () => {
    await page.goto(address('nl-nl.acoustic'));
    await untilHydrated(page);
    const other = await context.newPage();
    await other.goto(address('nl-nl.easy-felt'));
    await untilHydrated(other);
    expect(await page.title()).not.toBe(await other.title());
    const file = join(root.path, 'locales/nl-NL/header.json');
    const before = readFileSync(file, 'utf8');
    const texts: Record<string, string> = JSON.parse(before);
    const said = texts.skipToContent;
    writeFileSync(file, JSON.stringify({ ...texts, skipToContent: 'Door naar de pagina' }));
    for (const each of [page, other]) {
      await expect.poll(() => each.locator('body').textContent(), { timeout: 20_000 }).toContain('Door naar de pagina');
    }
    writeFileSync(file, before);
    await expect.poll(() => page.locator('body').textContent(), { timeout: 20_000 }).toContain(said);
    await other.close();
  });

  it('switches prices and consent in the pages of every site, which may be changed there afterwards', async () => {
    await page.goto(address('nl-nl.acoustic'));
    await choose({ Prices: 'Without VAT', Consent: 'Everything refused' });
    await page.goto(address('nl-nl.acoustic'));
    const cookies = async () =>
      Object.fromEntries(
        (await context.cookies(address('nl-nl.acoustic'))).map(({ name, value }) => [name, value] as const),
      );
    expect(await cookies()).toMatchObject({ vat: 'excl', consent: '1.statistics:no.marketing:no.forms:no' });
    const html = await page.content();
    expect(html).toContain('excl. btw');
    await context.addCookies([{ name: 'vat', value: 'incl', url: address('nl-nl.acoustic') }]);
    await page.goto(address('nl-nl.acoustic'));
    expect(await cookies()).toMatchObject({ vat: 'incl' });
  });

  it('sets the clock of pages, in the browser and on the server, and of nothing else', async () => {
    await choose({ Clock: '2031-03-04T10:15' });
    await page.goto(address('nl-nl.acoustic'));
    const shown = await page.evaluate(() => [
      new Date().getFullYear(),
      new Date(Date.now()).getMonth(),
      new Date(0).getTime(),
    ]);
    expect(shown).toEqual([2031, 2, 0]);
    const stated = /"madeAt":(\d+)/.exec(await page.content())?.[1];
    expect(new Date(Number(stated)).getFullYear()).toBe(2031);
    await choose({ Clock: '' });
    await page.goto(address('nl-nl.acoustic'));
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(new Date().getFullYear());
  });

  it('logs a private and a business customer in, and out', async () => {
    const account = address('nl-nl.acoustic', '/mijn-account');
    await choose({ Customer: 'A business customer' });
    await page.goto(account);
    await expect.poll(() => page.locator('main').textContent()).toContain('Studio Jansen');
    await choose({ Customer: 'A private customer' });
    await page.goto(account);
    await expect.poll(() => page.locator('main').textContent()).toContain('private@customers.example');
    await choose({ Customer: 'Nobody is logged in' });
    await page.goto(account);
    await expect.poll(() => page.getByLabel('Wachtwoord', { exact: true }).count()).toBe(1);
  });

  it('shows what is wrong with a site, while the others go on', async () => {
    const file = join(root.path, 'site-configs/group.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}\nflgas: {}\n`);
    const { status, text } = await openHost('nl-nl.group');
    expect(status).toBe(500);
    expect(text).toContain('flgas');
    expect((await openHost('nl-nl.acoustic')).status).toBe(200);
    expect(await (await fetch(list())).text()).toContain('flgas');
    writeFileSync(file, before);
    await expect.poll(async () => (await openHost('nl-nl.group')).status, { timeout: 30_000 }).toBe(200);
  });

  it('takes no switches from another page, and no values that no form sends', async () => {
    const post = async (body: string, origin: string) =>
      (await fetch(list(), { method: 'POST', headers: { origin }, body, redirect: 'manual' })).status;
    expect(await post('vat=excl', 'http://evil.example')).toBe(403);
    expect(await post('vat=free', list().slice(0, -1))).toBe(400);
    expect(await post('clock=yesterday', list().slice(0, -1))).toBe(400);
    expect(await post(`clock=${'1'.repeat(5000)}`, list().slice(0, -1))).toBe(400);
  });

  it('causes no error in any visited page', () => {
    expect(complaints.filter((complaint) => !complaint.startsWith('console '))).toEqual([]);
  });
});

/** Opens a page of a host, in a tab of its own. */
async function openHost(host: string): Promise<{ readonly status: number | undefined; readonly text: string }> {
  const tab = await context.newPage();
  const answer = await tab.goto(address(host));
  const text = await tab.locator('body').innerText();
  await tab.close();
  return { status: answer?.status(), text };
}
