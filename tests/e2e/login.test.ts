import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AccountSite, fromElsewhere, startAccountSite } from '#tests/support/account-site.ts';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import { foreignAddresses } from '#tests/support/foreign-addresses.ts';

let browser: Browser;
let site: AccountSite;
let email: string;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser({ pictures: false }), startAccountSite(inject('acousticBuild'))]);
  ({ email } = await addCustomer(site.backend, {
    shopId: 'acoustic',
    locale: 'nl-NL',
    firstName: 'Wilhelmina',
    lastName: 'Zonderland',
  }));
});
afterAll(async () => {
  await browser.close();
});

const host = 'www.acoustic-nl.example';

/** Headers of a form on an own page. */
const fromOwnPage: Record<string, string> = { 'sec-fetch-site': 'same-origin' };

/** Sends a form as a browser without JavaScript does. */
const sendForm = (path: string, fields: Record<string, string>, headers = fromOwnPage) =>
  site.storefront.get(path, {
    host,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...fromElsewhere(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

const logIn = (headers = fromOwnPage) =>
  sendForm('/inloggen', { form: 'login', email, password: testPassword }, headers);

/** Returns the `Cookie` header of a logged-in customer. */
async function cookieOfCustomer(): Promise<string> {
  const { status, headers } = await logIn();
  expect(status).toBe(303);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

// ASVS 14.3.1

it('lets the owner in with a browser that has logged in before, while strangers guess', async () => {
  const customer = await addCustomer(site.backend, { shopId: 'acoustic', locale: 'nl-NL' });
  const sendPassword = (password: string, cookie: string) =>
    sendForm('/inloggen', { form: 'login', email: customer.email, password }, { ...fromOwnPage, cookie });
  const known = await sendPassword(testPassword, '');
  const device = known.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device='));
  expect(device).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(device).not.toContain(customer.email);
  const cookie = device?.split(';', 1)[0] ?? '';
  const guesses = Array.from({ length: 101 }, () => ({ email: customer.email, password: 'Wrong&Wrong1' }));
  await Promise.all(
    guesses.map((body) => site.backend.ask('/auth/login', { method: 'POST', shop: 'acoustic', locale: 'nl-NL', body })),
  );
  expect((await sendPassword(testPassword, '')).status).toBe(429);
  expect((await sendPassword(testPassword, `${cookie}x`)).status).toBe(429);
  expect((await sendPassword('Wrong&Wrong1', cookie)).status).toBe(401);
  expect((await sendPassword(testPassword, cookie)).status).toBe(303);
});

describe('a form submitted by another site', () => {
  const foreign = [
    { headers: { 'sec-fetch-site': 'cross-site' }, how: 'Sec-Fetch-Site: cross-site' },
    { headers: { 'sec-fetch-site': 'same-site' }, how: 'Sec-Fetch-Site: same-site' },
    { headers: { origin: 'https://evil.example' }, how: 'Origin of another host' },
    { headers: { origin: 'null' }, how: 'Origin of nowhere' },
    { headers: { 'sec-fetch-site': 'cross-site', origin: `http://${host}` }, how: 'both, at odds' },
  ];

  it.each(foreign)('is rejected without effect, $how', async ({ headers }) => {
    const sent = await logIn(headers);
    expect(sent.status).toBe(403);
    expect(sent.headers.get('set-cookie')).toBeNull();
    const requested = await site.storefront.get('/api/trpc/auth.login', {
      host,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromElsewhere(), ...headers },
      body: JSON.stringify({ json: { email, password: testPassword } }),
    });
    expect(requested.status).toBe(403);
    expect(requested.headers.get('set-cookie')).toBeNull();
  });

  it('cannot log a customer out', async () => {
    const cookie = await cookieOfCustomer();
    const sent = await sendForm('/inloggen', { form: 'logout' }, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(sent.status).toBe(403);
    expect((await site.storefront.get('/inloggen', { host, headers: { cookie } })).status).toBe(302);
  });
});

describe('a login', () => {
  it('leads back to the requested page, and never off the site', async () => {
    const cookie = await cookieOfCustomer();
    const landing = async (to: string) => {
      const path = `/inloggen?${new URLSearchParams({ to })}`;
      return (await site.storefront.get(path, { host, headers: { cookie } })).headers.get('location') ?? '';
    };
    expect(await landing('/mijn-account/gegevens?x=1')).toBe('/mijn-account/gegevens?x=1');
    const strayed = [];
    for (const foreign of foreignAddresses) {
      const location = await landing(foreign);
      const isHere = new URL(location, `https://${host}/inloggen`).origin === `https://${host}`;
      if (!isHere || !/^\/(?![/\\])/.test(location)) strayed.push([foreign, location]);
    }
    expect(strayed).toEqual([]);
  });

  it('is required by a page of an account, and leads back there', async () => {
    const wanted = await site.storefront.get('/mijn-account/gegevens', { host });
    expect(wanted.status).toBe(302);
    const login = wanted.headers.get('location') ?? '';
    expect(new URL(login, `https://${host}`).pathname).toBe('/inloggen');
    const taken = await sendForm(login, { form: 'login', email, password: testPassword });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/mijn-account/gegevens']);
  });

  it('shows an invalid form again, without secrets', async () => {
    const wrong = await sendForm('/inloggen', { form: 'login', email, password: 'Wrong&Word2026' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('set-cookie')).toBeNull();
    expect(wrong.text).toContain(email);
    expect(wrong.text).not.toContain('Wrong&');
  });

  it('ends with a form too, which deletes the session cookie', async () => {
    const cookie = await cookieOfCustomer();
    const left = await sendForm('/inloggen', { form: 'logout' }, { ...fromOwnPage, cookie });
    expect(left.status).toBe(303);
    const cleared = left.headers.getSetCookie();
    expect(cleared.map((each) => each.split('=', 1)[0])).toEqual(['__Host-session', 'signed-in', 'cart-lines']);
    expect(cleared.every((each) => each.includes('Max-Age=0'))).toBe(true);
    // A copy of the cookie does not log in either.
    expect((await site.storefront.get('/inloggen', { host, headers: { cookie } })).status).toBe(200);
  });
});

describe('shared pages', () => {
  const paths = [
    '/',
    '/producten/walls-nl',
    '/product/panel-nl',
    '/zoeken?q=panel',
    '/info/algemene-voorwaarden',
    '/info/about-nl',
  ];

  it('are the same for a customer and for a visitor, in either order, and set no cookie', async () => {
    const cookie = await cookieOfCustomer();
    for (const [index, path] of paths.entries()) {
      const asCustomer = () => site.storefront.get(path, { host, headers: { cookie } });
      const asVisitor = () => site.storefront.get(path, { host });
      const answers = [];
      for (const visit of index % 2 === 0 ? [asCustomer, asVisitor, asCustomer] : [asVisitor, asCustomer, asVisitor]) {
        answers.push(await visit());
      }
      for (const { status, text, headers } of answers) {
        expect(status, path).toBe(200);
        expect(text === answers[0]?.text, path).toBe(true);
        expect(text).not.toContain('Zonderland');
        expect(text).not.toContain(email);
        expect(headers.get('set-cookie'), path).toBeNull();
      }
      expect(answers[2]?.headers.get('cache-status'), path).toBe('shopgen; hit');
    }
  });

  it('exclude a customer’s own page, which is never cached', async () => {
    const own = await site.storefront.get('/inloggen', { host });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the header', () => {
  it('shows login and logout without a reload', async () => {
    const { page, context, complaints } = await openPage(browser);
    await context.setExtraHTTPHeaders(fromElsewhere());
    await page.goto(`${site.origin('nl-NL')}/inloggen`);
    await untilHydrated(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    const loginLink = page.locator('header a[href="/inloggen"]:visible');
    expect(await loginLink.count()).toBe(1);
    await page.getByLabel('E-mailadres', { exact: true }).fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(testPassword);
    await page.locator('main').getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/inloggen');
    await expect.poll(() => loginLink.count()).toBe(0);
    await page.locator('main').getByRole('button', { name: 'Uitloggen', exact: true }).click();
    await expect.poll(() => loginLink.count()).toBe(1);
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
