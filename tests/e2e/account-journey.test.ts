import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { type AccountSite, fromElsewhere, startAccountSite } from '#tests/support/account-site.ts';
import { austrian, dutch, french, getFields } from '#tests/support/account-words.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { createKeyboard, type Hands, pointer } from '#tests/support/hands.ts';
import { choices } from '#tests/support/soak.ts';

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser({ pictures: false }), startAccountSite(inject('acousticBuild'))]);
});
afterAll(async () => {
  await browser.close();
});

/**
 * Chromium's hint about a password form without a user name, which the page of a mail's token does not know, and its
 * message about the rejected login.
 */
const expected = /optionally hidden\) username fields|status of 401/;

const password = 'Stil&Warm2026';
const newPassword = 'Ruhe;im#Raum9';

const isAt = (path: string) => (url: URL) => url.pathname === path;

const onADesk = {
  locale: 'nl-NL',
  words: dutch,
  how: 'with JavaScript',
  javaScriptEnabled: true,
  width: 1440,
  isBusiness: true,
} as const;
const visitors = [
  { locale: 'fr-BE', words: french, javaScriptEnabled: false, width: 1440, how: 'without it', isBusiness: true },
  { locale: 'de-AT', words: austrian, javaScriptEnabled: true, width: 390, how: 'by keyboard', isBusiness: false },
] as const;

describe.each(choices([...visitors], [onADesk, ...visitors]))(
  'an account in $locale, $how',
  ({ locale, words, javaScriptEnabled, width, how, isBusiness }) => {
    it('is opened, confirmed by the link in the mail, changed, given another password, taken along and deleted', async () => {
      const { page, context, complaints } = await openPage(browser, { javaScriptEnabled, width });
      await context.setExtraHTTPHeaders(fromElsewhere());
      const hands: Hands = how === 'by keyboard' ? createKeyboard(page) : pointer;
      const origin = site.origin(locale);
      const email = `visitor.${locale}@mail.com`;
      const { paths } = words;
      const fields = getFields(page, words);
      const findSubmit = (form: string) =>
        page.locator(`form:has(input[name=form][value=${form}]) button[type=submit]`);
      const arrive = async (path: string): Promise<void> => {
        await page.waitForURL(isAt(path));
        await page.locator('h1').waitFor();
        if (javaScriptEnabled) await expectAccessible(page);
      };

      await page.goto(`${origin}${paths.login}`);
      await hands.press(page.locator(`main a[href="${paths.register}"]`));
      await arrive(paths.register);
      expect(await fields.company.isVisible()).toBe(false);
      expect(await page.locator('main label a').getAttribute('href')).toBe(words.termsPage);
      if (isBusiness) {
        await hands.tick(fields.business);
        await hands.write(fields.company, 'Studio Klank');
        await hands.write(fields.vatNumber, 'BE 0428.759.497');
      }
      await hands.write(fields.firstName, 'Sanne');
      await hands.write(fields.lastName, 'de Vries');
      await hands.write(fields.email, email);
      await hands.write(fields.phone, '053 123 4567');
      await hands.write(fields.password, password);
      await hands.write(fields.repeat, password);
      await hands.tick(fields.newsletter);
      await hands.tick(fields.terms);
      await hands.press(fields.button(words.register));
      await arrive(paths.sent);
      expect(await page.locator('h1').innerText()).toBe(words.sentTitle);

      const link = await site.linkMailedTo(email);
      expect(link).toMatch(`${origin}${paths.sent}?token=`);
      const token = new URL(link).searchParams.get('token') ?? '';
      await page.goto(link);
      await arrive(paths.sent);
      if (javaScriptEnabled) await page.waitForURL((url) => url.search === '');
      // A navigation within the page, without a reload, which would lose the token.
      await page.locator('a[href="#main"]').press('Enter');
      for (const address of await page.locator('a').evaluateAll((links) => links.map((each) => each.outerHTML))) {
        expect(address).not.toContain(token);
      }
      await hands.press(fields.button(words.confirm));
      await arrive(paths.login);
      expect(await page.locator('main [role="status"]').first().innerText()).toContain(words.confirmed);

      await hands.write(fields.email, email);
      await hands.write(fields.password, password);
      await hands.press(fields.button(words.login));
      await page.waitForURL((url) => url.pathname !== paths.login);
      await page.goto(`${origin}${paths.login}`);
      expect(new URL(page.url()).pathname, 'who is logged in').not.toBe(paths.login);

      await page.goto(`${origin}${paths.details}`);
      await arrive(paths.details);
      await hands.write(fields.firstName, 'Noor');
      await hands.press(findSubmit('details'));
      await page.getByText(words.detailsSaved).first().waitFor();

      await page.goto(`${origin}${paths.forgot}`);
      await arrive(paths.forgot);
      await hands.write(fields.email, email);
      await hands.press(fields.button(words.sendLink));
      await page.waitForURL((url) => url.searchParams.has('sent'));
      await fields.button(words.sendLink).waitFor({ state: 'detached' });
      if (javaScriptEnabled) await expectAccessible(page);

      const reset = await site.linkMailedTo(email);
      expect(reset).toMatch(`${origin}${paths.reset}?token=`);
      await page.goto(reset);
      await arrive(paths.reset);
      if (javaScriptEnabled) await page.waitForURL((url) => url.search === '');
      await hands.write(fields.newPassword, newPassword);
      await hands.write(fields.repeat, newPassword);
      await hands.press(fields.button(words.save));
      await arrive(paths.login);
      expect(await page.locator('main [role="status"]').first().innerText()).toContain(words.saved);

      await hands.write(fields.email, email);
      await hands.write(fields.password, newPassword);
      await hands.press(fields.button(words.login));
      await page.waitForURL((url) => url.pathname !== paths.login);

      await page.goto(reset);
      await page.locator(`main a[href="${paths.forgot}"]`).waitFor();
      expect(await page.locator('main form').count(), 'a form for a link that was used').toBe(0);

      await page.goto(`${origin}${paths.details}`);
      await arrive(paths.details);
      const download = page.waitForEvent('download');
      await hands.press(page.getByRole('link', { name: 'JSON' }));
      const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(data).toMatchObject({ email, firstName: 'Noor', customerType: isBusiness ? 'Business' : 'Private' });
      const happened = data.everything.history.map(({ what }: { readonly what: string }) => what);
      expect(happened).toEqual(
        expect.arrayContaining(['registered', 'verified', 'loggedIn', 'detailsChanged', 'passwordReset']),
      );

      await hands.write(page.locator('form:has(input[name=form][value=delete]) [name=currentPassword]'), newPassword);
      await hands.tick(fields.deletion);
      await hands.press(findSubmit('delete'));
      await page.getByText(words.deleted, { exact: true }).waitFor();
      await page.goto(`${origin}${paths.details}`);
      await arrive(paths.login);
      await hands.write(fields.email, email);
      await hands.write(fields.password, newPassword);
      await hands.press(fields.button(words.login));
      await page.locator('main [role="alert"]').waitFor();
      expect(new URL(page.url()).pathname, 'who has deleted the account').toBe(paths.login);
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
      await context.close();
    });
  },
);
