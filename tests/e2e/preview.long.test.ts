import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { startTestBackend, type TestBackend, testServiceKey } from '#tests/support/backend.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { projectRoot, runShopgen } from '#tests/support/command.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

const secret = 'a secret that is only used by the tests of this project';

let backend: TestBackend;
let storefront: Storefront;
let browser: Browser;
let draft: string;
beforeAll(async () => {
  backend = await startTestBackend({ seed: demoSeed, pictures: `${projectRoot}content/images` });
  storefront = await startStorefront({
    folder: inject('acousticBuild'),
    apiUrl: await backend.listen(),
    env: { SERVICE_KEY: testServiceKey, SESSION_SECRET: secret },
  });
  browser = await launchBrowser();
  draft = await mkdtemp(path.join(tmpdir(), 'shopgen-draft-'));
  await cp(`${projectRoot}content/acoustic`, draft, { recursive: true });
  const file = path.join(draft, 'pages/home.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^(\s+nl: ).*$/m, '$1Het najaar wordt stil'));
  const { code, stderr } = await runShopgen(['backend', 'import', draft, '--shop', 'acoustic', '--branch', 'najaar'], {
    ...process.env,
    DATA_DIR: backend.dataDir,
  });
  expect({ code, stderr }).toMatchObject({ code: 0 });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await storefront.stop();
  await backend.close();
  await rm(draft, { recursive: true });
});

/** Returns the path of a link that the command prints. */
async function linkTo(locale: string, ...options: readonly string[]): Promise<string> {
  const args = ['preview', '--site', 'acoustic', '--branch', 'najaar', '--json', ...options];
  const { stdout } = await runShopgen(args, { ...process.env, SESSION_SECRET: secret });
  const { links }: { links: { locale: string; url: string }[] } = JSON.parse(stdout);
  const { pathname, search, origin } = new URL(links.find((link) => link.locale === locale)?.url ?? '');
  expect(origin).toMatch(/^https:\/\/www\.acoustic/);
  return `${pathname}${search}`;
}

const host = (locale: string): string => `http://${locale}.localhost:${storefront.port}`;
const wording = 'Het najaar wordt stil';

// ASVS 9.1.1, 9.2.1, 9.2.2

describe('a preview', () => {
  it('shows a draft with a banner, keeps it from caches and search engines, and tracks nothing', async () => {
    const { page, complaints } = await openPage(browser, { consent: 'unasked' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answer = await page.goto(`${host('nl-nl')}${await linkTo('nl-NL')}`);
    expect(page.url()).toBe(`${host('nl-nl')}/`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await page.title()).toContain(wording);
    const banner = page.getByRole('complementary', { name: 'Voorbeeld' });
    expect(await banner.innerText()).toContain('najaar');
    await expectAccessible(page);
    // Also what the application fetches.
    await page.keyboard.press('Shift');
    await page.getByRole('link', { name: 'Alle producten' }).first().click();
    await page.waitForURL('**/producten');
    await page.goBack();
    await page.waitForFunction((title) => document.title.includes(title), wording);
    expect(asked.filter((url) => !url.startsWith(host('nl-nl')))).toEqual([]);
    const parties = page.locator('script[data-parties]');
    expect(await parties.count()).toBe(0);

    await banner.getByRole('link', { name: 'Voorbeeld sluiten' }).click();
    expect(page.url()).toBe(`${host('nl-nl')}/`);
    expect(await page.title()).not.toContain(wording);
    expect(await banner.count()).toBe(0);
    expect(await parties.count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is seen by nobody else, also not in pages that are cached', async () => {
    const link = await linkTo('nl-NL');
    const begun = await storefront.get(link);
    expect(begun.status).toBe(303);
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const title = async (headers: Record<string, string> = {}) =>
      /<title>(.*?)<\/title>/.exec((await storefront.get('/', { headers })).text)?.[1];
    expect(await title({ cookie })).toContain(wording);
    expect(await title()).not.toContain(wording);
    expect(await title({ cookie })).toContain(wording);
    expect(await title()).not.toContain(wording);
    expect(begun.headers.get('set-cookie')).toMatch(/HttpOnly.*Secure/);
    expect(begun.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('leads to the home page of a language below a path', async () => {
    const begun = await storefront.get(await linkTo('fr-BE'), { host: `fr-be.localhost:${storefront.port}` });
    expect(begun.headers.get('location')).toBe('/fr');
  });

  it('refuses links that have expired, were changed, or are signed with another secret', async () => {
    const link = await linkTo('nl-NL');
    const token = link.slice('/preview/'.length);
    const [text = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify(['acoustic', 'secret-branch', Date.now() * 2])).toString('base64url');
    const { stdout } = await runShopgen(['preview', '--site', 'acoustic', '--branch', 'najaar', '--json'], {
      ...process.env,
      SESSION_SECRET: 'another secret, which somebody has guessed',
    });
    const other = new URL(JSON.parse(stdout).links[0].url).pathname;
    const bad = [`/preview/${forged}.${signature}`, `/preview/${text}.`, `/preview/${text}`, other];
    for (const address of bad) {
      const answer = await storefront.get(address);
      expect({ address, status: answer.status, cookie: answer.headers.get('set-cookie') }).toEqual({
        address,
        status: 403,
        cookie: null,
      });
    }
    const cookie = `__Host-preview=${forged}.${signature}`;
    expect((await storefront.get('/', { headers: { cookie } })).text).not.toContain('preview-banner');
  });

  it('leads nowhere else', async () => {
    const link = await linkTo('nl-NL');
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const begun = await storefront.get(`${link}?to=${encodeURIComponent(to)}`);
      expect(begun.headers.get('location')).toBe('/');
      const ended = await storefront.get(`/preview/end?to=${encodeURIComponent(to)}`);
      expect(ended.headers.get('location')).toBe('/');
    }
  });
});
