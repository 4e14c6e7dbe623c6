import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildContentSecurityPolicy } from '#runtime/server/security/content-security-policy.ts';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { ask } from '#tests/support/storefront.ts';

const { port } = new URL(inject('storefrontUrl'));
const host = `nl-nl.localhost:${port}`;
const home = `http://${host}/`;

const trustedTypes = buildContentSecurityPolicy({}, []).split('; ').slice(-2).join('; ');

/** A script that says that it ran. */
const saysSo = 'window.ran = (window.ran ?? 0) + 1;';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Returns a page with its type and its policies. */
async function askPage(address: string) {
  const { pathname, search } = new URL(address);
  const { headers, text } = await ask(Number(port), `${pathname}${search}`, { host });
  const kept = [...headers].filter(([name]) => name.startsWith('content-') && name !== 'content-length');
  const named: Record<string, string> = Object.fromEntries(kept);
  return { headers: named, body: text };
}

/** Opens a page into whose markup something was smuggled, under the policy that it is sent with. */
async function openWith(markup: string): Promise<Page> {
  const { page } = await openPage(browser);
  await page.route(home, async (route) => {
    const { headers, body } = await askPage(home);
    await route.fulfill({ headers, body: body.replace('<div id="root">', `${markup}$&`) });
  });
  // Whatever address a script is asked at, there is one.
  await page.route(/evil\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: saysSo }));
  await page.goto(home);
  return page;
}

const ranScripts = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran'));

it.each([
  ['inline', `<script>${saysSo}</script>`],
  ['an event handler', `<img src="/no-such-picture" onerror="${saysSo}" alt="">`],
  ['a host that the site trusts with its tags', '<script src="https://tags.acoustic.example/evil.js"></script>'],
  ['this origin', '<script src="/media/evil.js"></script>'],
  [
    'a module of a host that the site trusts',
    '<script type="module" src="https://ads.acoustic.example/evil.js"></script>',
  ],
  ['a base for relative addresses', '<base href="https://evil.example/"><script src="evil.js"></script>'],
  ['a link of scripts', `<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>`],
])('runs no script that was smuggled into the markup: %s', async (_, markup) => {
  const page = await openWith(markup);
  // The page itself works all the same.
  await page.getByRole('link', { name: 'Alle producten' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await ranScripts(page)).toBeUndefined();
  await page.context().close();
});

it('runs its application under that policy, and under Trusted Types', async () => {
  const { page, context, complaints } = await openPage(browser);
  // What a site without third-party scripts is sent; this site is only told of breaches.
  await page.route(`http://${host}/**`, async (route) => {
    const answer = route.request().resourceType() === 'document' ? await askPage(route.request().url()) : undefined;
    if (!answer) return route.continue();
    const policy = answer.headers['content-security-policy'];
    return route.fulfill({
      ...answer,
      headers: { ...answer.headers, 'content-security-policy': `${policy}; ${trustedTypes}` },
    });
  });
  await page.goto(home);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Alle producten' }).first().click();
  await page.waitForURL(/producten/);
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilHydrated(page);
  await page.goto(`${home}blogs/absorptieklassen-lezen`);
  await untilHydrated(page);
  await page.goto(`${home}zoeken?q=paneel`);
  await untilHydrated(page);
  expect(complaints).toEqual([]);
  const attempts = await page.evaluate(() =>
    [
      () => {
        document.body.innerHTML = '<p>Replaced</p>';
      },
      () => {
        document.createElement('script').src = 'https://evil.example/evil.js';
      },
      () => document.createElement('script').setAttribute('src', '/evil.js'),
      () => document.write('<p>Written</p>'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('evil', {}),
    ].map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    }),
  );
  expect(new Set(attempts)).toEqual(new Set(['refused']));
  await context.close();
});
