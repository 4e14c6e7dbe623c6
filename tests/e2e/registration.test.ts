import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { customers, mailTokens } from '#backend/db/schema/customers.ts';
import { newsletterSubscriptions, newsletterTokens } from '#backend/db/schema/newsletter.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { type AccountSite, fromElsewhere, startAccountSite } from '#tests/support/account-site.ts';
import { dutch, getFields } from '#tests/support/account-words.ts';
import { launchBrowser, openPage, untilHydrated, untilLaidOut } from '#tests/support/browser.ts';
import { addCustomer, addMailToken, freshEmail, mailsTo, tokenIn } from '#tests/support/customers.ts';
import { freshKey } from '#tests/support/orders.ts';

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser({ pictures: false }), startAccountSite(inject('acousticBuild'))]);
});
afterAll(async () => {
  await browser.close();
});

const password = 'Stil&Warm2026';

const isAt = (path: string) => (url: URL) => url.pathname === path;

describe.each([
  { how: 'with JavaScript', javaScriptEnabled: true },
  { how: 'without JavaScript', javaScriptEnabled: false },
])('a registration, $how', ({ javaScriptEnabled }) => {
  const open = async () => {
    const watched = await openPage(browser, { javaScriptEnabled });
    await watched.context.setExtraHTTPHeaders(fromElsewhere());
    await watched.page.goto(`${site.origin('nl-NL')}/registreren`);
    if (javaScriptEnabled) await untilHydrated(watched.page);
    return { ...watched, fields: getFields(watched.page, dutch) };
  };
  const fillIn = async ({ fields }: Awaited<ReturnType<typeof open>>, email: string): Promise<void> => {
    await fields.firstName.fill('Sanne');
    await fields.lastName.fill('de Vries');
    await fields.email.fill(email);
    await fields.password.fill(password);
    await fields.repeat.fill(password);
    await fields.terms.check();
  };
  const getErrors = (page: Page) => page.locator('main [role="alert"] li').allInnerTexts();

  it('reports missing fields, and keeps all input', async () => {
    const opened = await open();
    const { page, context, fields } = opened;
    await fields.firstName.fill('Sanne');
    await fields.business.check();
    await fields.password.fill('kort');
    await fields.button(dutch.register).click();
    const summary = page.locator('main [role="alert"]');
    await summary.waitFor();
    expect((await getErrors(page)).map((text) => text.split(':', 1)[0])).toEqual([
      'Bedrijfsnaam',
      'Achternaam',
      'E-mailadres',
      'Wachtwoord',
      'Herhaal het wachtwoord',
      'algemene voorwaarden',
    ]);
    expect(await fields.firstName.inputValue()).toBe('Sanne');
    expect(await fields.business.isChecked()).toBe(true);
    if (javaScriptEnabled) await expectAccessible(page);
    await context.close();
  });

  it('reports at the field that the address has an account, and that a VAT number has wrong check digits', async () => {
    const { email } = await addCustomer(site.backend, { shopId: 'acoustic', locale: 'nl-NL' });
    const opened = await open();
    const { page, context, fields } = opened;
    await fields.business.check();
    await fields.company.fill('Studio Klank');
    await fields.vatNumber.fill('BE0428759498');
    await fillIn(opened, email);
    await fields.button(dutch.register).click();
    await page.locator('main [role="alert"]').waitFor();
    if (javaScriptEnabled) {
      await expect.poll(() => getErrors(page)).toEqual([expect.stringMatching(/^E-mailadres: .*al een account/)]);
      await fields.email.fill('someone.else@mail.com');
    } else {
      await fields.email.fill('someone.other@mail.com');
      await fields.password.fill(password);
      await fields.repeat.fill(password);
    }
    await fields.button(dutch.register).click();
    await expect.poll(() => getErrors(page)).toEqual([expect.stringMatching(/^Btw-nummer: /)]);
    expect(await fields.vatNumber.getAttribute('aria-invalid')).toBe('true');
    await context.close();
  });

  it('sends another link when a visitor registers again before confirming, and reports an invalid link', async () => {
    const email = `again.${javaScriptEnabled}@mail.com`;
    const first = await open();
    for (let time = 0; time < 2; time += 1) {
      await first.page.goto(`${site.origin('nl-NL')}/registreren`);
      if (javaScriptEnabled) await untilHydrated(first.page);
      await fillIn(first, email);
      await first.fields.button(dutch.register).click();
      await first.page.waitForURL(isAt(dutch.paths.sent));
    }
    await expect.poll(async () => (await mailsTo(site.backend, email)).length).toBe(2);
    const [old] = await mailsTo(site.backend, email);
    await first.page.goto(/https?:\/\/\S+token=[\w-]{43}/.exec(old ?? '')?.[0] ?? '');
    if (javaScriptEnabled) await untilHydrated(first.page);
    await first.fields.button(dutch.confirm).click();
    await expect.poll(() => first.page.locator('main [role="alert"]').innerText()).toContain('niet meer geldig');
    await first.page.locator('main aside a[href="/registreren"]').waitFor();
    await first.context.close();
  });
});

it('accepts a press on a button that moves meanwhile, and none that is released elsewhere', async () => {
  const { page, context } = await openPage(browser);
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto(`${site.origin('nl-NL')}/registreren`);
  await untilHydrated(page);
  await untilLaidOut(page);
  const fields = getFields(page, dutch);
  const button = fields.button(dutch.register);
  const summary = page.locator('main [role="alert"]');
  /** Presses near the upper edge of the button, and holds until the message of the left field is shown. */
  const pressAfter = async (field: Locator): Promise<{ readonly x: number; readonly y: number }> => {
    await field.fill('kort');
    // Scroll anchoring would hold the button where it is if the field were at the edge of the window.
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // Waits until the button is at rest.
    await button.hover();
    const before = await button.boundingBox();
    if (!before) throw new Error('The button is not on the page');
    const place = { x: before.x + before.width / 2, y: before.y + 2 };
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect((await button.boundingBox())?.y).toBeGreaterThan(place.y);
    return place;
  };

  const { x, y } = await pressAfter(fields.password);
  await page.mouse.move(x, y - 40);
  await page.mouse.up();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await summary.count()).toBe(0);

  await pressAfter(fields.email);
  await page.mouse.up();
  await summary.waitFor();
  await context.close();
});

it('reports while typing that an address has an account, or that a domain accepts no mail', async () => {
  const { email } = await addCustomer(site.backend, { shopId: 'acoustic', locale: 'en-GB' });
  const { page, context, complaints } = await openPage(browser);
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.goto(`${site.origin('en-GB')}/register`);
  await untilHydrated(page);
  const field = page.getByLabel('E-mail address', { exact: true });
  await field.fill(email);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('main').innerText()).toContain('There is already an account');
  await field.fill('someone@no-such-domain.com');
  await expect.poll(() => page.locator('main').innerText()).toContain('delivered to no-such-domain.com');
  await field.fill('someone@mail.com');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

it('answers a request for a new password the same with and without an account', async () => {
  const { email } = await addCustomer(site.backend, { shopId: 'acoustic', locale: 'en-GB' });
  const pages = [];
  for (const asked of [email, 'nobody@mail.com']) {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await context.setExtraHTTPHeaders(fromElsewhere());
    await page.goto(`${site.origin('en-GB')}/forgot-password`);
    await page.getByLabel('E-mail address', { exact: true }).fill(asked);
    await page.locator('main').getByRole('button', { name: 'Send link' }).click();
    await page.waitForURL((url) => url.searchParams.has('sent'));
    pages.push([page.url(), await page.locator('main').innerHTML()]);
    await context.close();
  }
  expect(pages[0]).toEqual(pages[1]);
});

it('changes nothing when the links of mails are opened, as mail scanners do', async () => {
  const { backend } = site;
  const newcomer = await addCustomer(backend, { shopId: 'acoustic', locale: 'nl-NL', state: 'Unverified' });
  const pendingEmail = freshEmail();
  const mover = await addCustomer(backend, { shopId: 'acoustic', locale: 'nl-NL', pendingEmail });
  const reader = freshEmail();
  const subscribed = await backend.ask('/newsletter', {
    shop: 'acoustic',
    method: 'POST',
    headers: { 'idempotency-key': freshKey() },
    body: { email: reader, guard: { trap: '', elapsedMs: 18_400 } },
  });
  expect(subscribed.statusCode, subscribed.body).toBe(202);
  const [confirmation] = await mailsTo(backend, reader);
  const addresses = [
    ['/registreren/bevestigen', await addMailToken(backend, newcomer, 'registration')],
    ['/wachtwoord-herstellen', await addMailToken(backend, mover, 'passwordReset')],
    ['/mijn-account/gegevens', await addMailToken(backend, mover, 'emailChange')],
    ['/nieuwsbrief/bevestigen', tokenIn(confirmation)],
  ].map(([path, token]) => `${site.origin('nl-NL')}${path}?token=${token}`);
  addresses.push(`${addresses[3]}&for=leaving`);
  const { db } = backend.backend.database;
  const standing = async () => [
    await db.select().from(customers),
    await db.select().from(mailTokens),
    await db.select().from(newsletterSubscriptions),
    await db.select().from(newsletterTokens),
  ];
  const before = await standing();
  const { page, context } = await openPage(browser);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const method of ['HEAD', 'GET']) {
      const ask = ([url = '', how]: readonly string[]) => fetch(url, { method: how ?? 'GET' }).then(({ ok }) => ok);
      expect(await page.evaluate(ask, [address, method]), `${method} ${address}`).toBe(true);
    }
  }
  await context.close();
  expect(await standing()).toEqual(before);
});
