import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { type AccountVisits, field, fill, places, send, startAccountVisits } from '#tests/support/account-visits.ts';
import { openPage, untilHydrated } from '#tests/support/browser.ts';
import { freshEmail, testPassword } from '#tests/support/customers.ts';

let site: AccountVisits;
beforeAll(async () => {
  site = await startAccountVisits(inject('acousticBuild'));
});
afterAll(() => site?.close());

const accountStatus = async (authorization: string): Promise<number> =>
  (await site.backend.ask('/me', { shop: 'acoustic', headers: { authorization } })).statusCode;

// ASVS 7.4.4

describe('details, with JavaScript (nl-NL)', () => {
  it('are changed as a private person and as a business with a VAT number', async () => {
    const { email, authorization } = await site.customerOf('nl-NL');
    const { page, context, complaints } = await site.enter('nl-NL', places['nl-NL'].details, email);
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    await expectAccessible(page);

    await fill(page, 'details', { firstName: 'Noor', lastName: 'Bakker', phone: '053 123 4567' });
    await send(page, 'details');
    await page.getByText('Je gegevens zijn opgeslagen.', { exact: true }).waitFor();
    expect(await site.accountOf(authorization, 'nl-NL')).toMatchObject({
      customerType: 'Private',
      firstName: 'Noor',
      phone: '053 123 4567',
    });

    expect(await field(page, 'details', 'companyName').isVisible()).toBe(false);
    await field(page, 'details', 'customerType').last().check();
    await fill(page, 'details', { companyName: 'Studio Klang GmbH', vatNumber: 'DE136695970' });
    await send(page, 'details');
    // Its check digit is wrong, which only the API can tell.
    await page.locator('[aria-invalid=true][name=vatNumber]').waitFor();
    expect(await field(page, 'details', 'companyName').inputValue()).toBe('Studio Klang GmbH');
    await fill(page, 'details', { vatNumber: 'DE 136 695 976' });
    await send(page, 'details');
    await page.getByText('DE136695976 is nog niet bevestigd').waitFor();
    expect(await site.accountOf(authorization, 'nl-NL')).toMatchObject({
      customerType: 'Business',
      companyName: 'Studio Klang GmbH',
      vatNumber: 'DE136695976',
      vatNumberState: 'unconfirmed',
    });
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    await expectAccessible(page);
    // Browsers log a rejected call to the console.
    expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
    await context.close();
  });

  it('carry language and newsletter', async () => {
    const { email, authorization } = await site.customerOf('nl-NL');
    const { page, context, complaints } = await site.enter('nl-NL', places['nl-NL'].details, email);
    await field(page, 'preferences', 'locale').selectOption('de-DE');
    await field(page, 'preferences', 'newsletter').check();
    await send(page, 'preferences');
    await page.getByText('Je keuzes zijn opgeslagen.', { exact: true }).waitFor();
    expect(await site.accountOf(authorization, 'nl-NL')).toMatchObject({ locale: 'de-DE', newsletter: true });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('say what changed meanwhile in another tab, keep what was typed, and are saved at the second try', async () => {
    const { email, authorization } = await site.customerOf('nl-NL');
    const { page, context } = await site.enter('nl-NL', places['nl-NL'].details, email);
    const other = await context.newPage();
    await other.goto(site.at('nl-NL', places['nl-NL'].details));
    await untilHydrated(other);
    await fill(other, 'details', { lastName: 'Jansen' });
    await send(other, 'details');
    await other.getByText('Je gegevens zijn opgeslagen.', { exact: true }).waitFor();

    await fill(page, 'details', { phone: '053 123 4567' });
    await send(page, 'details');
    const alert = page.getByRole('alert').filter({ hasText: 'Je account is intussen gewijzigd' });
    await alert.waitFor();
    await page.locator('form dl').getByText('Sanne Jansen').waitFor();
    expect(await field(page, 'details', 'phone').inputValue()).toBe('053 123 4567');
    expect(await site.accountOf(authorization, 'nl-NL')).not.toHaveProperty('phone');

    await fill(page, 'details', { lastName: 'Jansen' });
    await send(page, 'details');
    await page.getByText('Je gegevens zijn opgeslagen.', { exact: true }).waitFor();
    expect(await site.accountOf(authorization, 'nl-NL')).toMatchObject({ lastName: 'Jansen', phone: '053 123 4567' });
    await context.close();
  });

  it('have a logout that the header shows without a reload', async () => {
    const { email } = await site.customerOf('nl-NL');
    const { page, context, complaints } = await site.enter('nl-NL', places['nl-NL'].details, email);
    await page.locator('header').getByRole('link', { name: 'Mijn account' }).first().waitFor();
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    await send(page, 'logout');
    await page.waitForURL(site.at('nl-NL', '/'));
    await page.locator('header').getByRole('link', { name: 'Inloggen' }).first().waitFor();
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('e-mail address and password, without JavaScript (fr-BE)', () => {
  it('changes when the mail’s link has been followed, after a login if necessary', async () => {
    const { email, authorization } = await site.customerOf('fr-BE');
    const { details } = places['fr-BE'];
    const { page, context, complaints } = await site.enter('fr-BE', details, email, { javaScriptEnabled: false });
    const wanted = freshEmail();
    await fill(page, 'email', { email: wanted, currentPassword: 'not the password' });
    await send(page, 'email');
    await page.locator('[aria-invalid=true][name=currentPassword]').waitFor();
    expect(await field(page, 'email', 'email').inputValue()).toBe(wanted);
    await fill(page, 'email', { currentPassword: testPassword });
    await send(page, 'email');
    await page.waitForURL('**/details?saved=email');
    await page.getByText(`${wanted} doit encore être confirmée.`).waitFor();

    const link = await site.linkMailedTo(wanted);
    expect(new URL(link).pathname).toBe(details);

    const later = await openPage(site.browser, { javaScriptEnabled: false });
    await later.context.setExtraHTTPHeaders(fromElsewhere());
    await later.page.goto(link);
    await fill(later.page, 'login', { email, password: testPassword });
    await send(later.page, 'login');
    await later.page.waitForURL(link);
    // Looking at the page confirms nothing.
    expect(await site.accountOf(authorization, 'fr-BE')).toMatchObject({ email, pendingEmail: wanted });
    await send(later.page, 'confirm');
    await later.page.waitForURL('**/details?saved=confirmed');
    expect(await site.accountOf(authorization, 'fr-BE')).toMatchObject({ email: wanted });
    expect([...complaints, ...later.complaints].filter((complaint) => !complaint.includes('status of 403'))).toEqual(
      [],
    );
    await later.context.close();
    await context.close();
  });

  it('is not changed when the change is withdrawn', async () => {
    const { email, authorization } = await site.customerOf('fr-BE');
    const { page, context } = await site.enter('fr-BE', places['fr-BE'].details, email, { javaScriptEnabled: false });
    await fill(page, 'email', { email: freshEmail(), currentPassword: testPassword });
    await send(page, 'email');
    await page.waitForURL('**/details?saved=email');
    await fill(page, 'withdraw', { currentPassword: testPassword });
    await send(page, 'withdraw');
    await page.waitForURL('**/details?saved=withdrawn');
    expect(await site.accountOf(authorization, 'fr-BE')).not.toHaveProperty('pendingEmail');
    await context.close();
  });

  it('gets another password, which ends every other session', async () => {
    const { email, authorization } = await site.customerOf('fr-BE');
    const { page, context, complaints } = await site.enter('fr-BE', places['fr-BE'].details, email, {
      javaScriptEnabled: false,
    });
    expect(await accountStatus(authorization)).toBe(200);
    await fill(page, 'password', {
      currentPassword: testPassword,
      newPassword: 'Vilt=Zacht77',
      passwordConfirmation: 'Vilt=Zacht77',
    });
    await send(page, 'password');
    await page.waitForURL('**/details?saved=password');
    await page.getByRole('status').filter({ hasText: 'Votre mot de passe est modifié.' }).waitFor();
    expect(await accountStatus(authorization)).toBe(401);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('reports a conflict, with the stored values', async () => {
    const { email, authorization } = await site.customerOf('fr-BE');
    const { page, context } = await site.enter('fr-BE', places['fr-BE'].details, email, { javaScriptEnabled: false });
    const { version } = await site.accountOf(authorization, 'fr-BE');
    await site.backend.ask('/me/details', {
      method: 'PUT',
      shop: 'acoustic',
      headers: { authorization },
      body: { version, customerType: 'Private', firstName: 'Marie', lastName: 'Dupont' },
    });
    await fill(page, 'details', { lastName: 'Peeters' });
    await send(page, 'details');
    await page.getByText('Votre compte a été modifié entre-temps').waitFor();
    await page.locator('form dl').getByText('Marie Dupont').waitFor();
    expect(await field(page, 'details', 'lastName').inputValue()).toBe('Peeters');
    await send(page, 'details');
    await page.waitForURL('**/details?saved=details');
    expect(await site.accountOf(authorization, 'fr-BE')).toMatchObject({ lastName: 'Peeters' });
    await context.close();
  });
});

describe('all stored data, and its deletion (de-AT, 390 px, keyboard)', () => {
  it('is shown, downloaded as a file, and deleted', async () => {
    const { email } = await site.customerOf('de-AT', { firstName: 'Jonas', lastName: 'Weber', phone: '030 231 4567' });
    const { details } = places['de-AT'];
    const { page, context, complaints } = await site.enter('de-AT', details, email, { width: 390 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('link', { name: 'Alles lesen' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/einzelheiten?view=data');
    await page.getByRole('heading', { name: 'Was wir über Sie speichern', level: 1 }).waitFor();
    const held = await page.locator('main').innerText();
    for (const text of [email, 'Jonas Weber', '030 231 4567', 'Angemeldet']) expect(held).toContain(text);
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Als JSON herunterladen' }).focus();
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('acoustic-account-data.json');
    const data = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({ email, firstName: 'Jonas', phone: '030 231 4567' });
    expect(data.everything.history).toContainEqual(expect.objectContaining({ what: 'loggedIn' }));

    await page.goto(site.at('de-AT', details));
    await untilHydrated(page);
    await field(page, 'delete', 'currentPassword').focus();
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    // Not without the ticked box.
    await page.locator('[aria-invalid=true][name=confirmation]').waitFor();
    await field(page, 'delete', 'confirmation').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(site.at('de-AT', '/'));
    await page.getByText('Ihr Konto ist gelöscht', { exact: true }).waitFor();

    await page.goto(site.at('de-AT', places['de-AT'].login));
    await untilHydrated(page);
    await fill(page, 'login', { email, password: testPassword });
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('status of 401'))).toEqual([]);
    await context.close();
  });

  it('is reported without JavaScript as well', async () => {
    const { email, authorization } = await site.customerOf('de-AT');
    const { page, context } = await site.enter('de-AT', places['de-AT'].details, email, { javaScriptEnabled: false });
    await fill(page, 'delete', { currentPassword: testPassword });
    await field(page, 'delete', 'confirmation').check();
    await send(page, 'delete');
    await page.getByRole('heading', { name: 'Ihr Konto ist gelöscht' }).waitFor();
    expect(await accountStatus(authorization)).toBe(401);
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => name !== 'consent')).toEqual([]);
    await context.close();
  });

  it('requires a login, and is never cached', async () => {
    const nobody = await site.storefront.get('/account-data', { host: new URL(site.origin('de-AT')).host });
    expect(nobody.status).toBe(303);
    expect(nobody.headers.get('location')).toContain('view%3Ddata');
    expect(nobody.headers.get('cache-control')).toBe('private, no-store');
  });
});
