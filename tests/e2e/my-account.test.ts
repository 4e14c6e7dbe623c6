import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AccountSite, fromElsewhere, startAccountSite } from '#tests/support/account-site.ts';
import type { TestBackend } from '#tests/support/backend.ts';
import { launchBrowser, openPage, type WatchedPageOptions } from '#tests/support/browser.ts';
import { addCustomer, freshEmail, testPassword } from '#tests/support/customers.ts';

let site: AccountSite;
let backend: TestBackend;
let browser: Browser;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startAccountSite(inject('acousticBuild'))]);
  ({ backend } = site);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Where a locale lives, with its words and paths. */
const places = {
  'nl-NL': { login: '/inloggen', details: '/mijn-account/gegevens', address: '/mijn-account/adres' },
  'fr-BE': {
    login: '/fr/connexion',
    details: '/fr/mon-compte/details',
    address: '/fr/mon-compte/adresse',
  },
  'de-AT': { login: '/anmelden', details: '/mein-konto/einzelheiten', address: '/mein-konto/adresse' },
  'en-GB': { login: '/login', details: '/my-account/details', address: '/my-account/address' },
} as const;

type Place = keyof typeof places;

const at = (place: Place, path: string): string => `${site.origin(place)}${path}`;

/** The words of a form are found by the names of its fields, which are the same in every language. */
const field = (page: Page, form: string, name: string) =>
  page.locator(`form:has(input[name=form][value=${form}]) [name=${name}]`);
const send = (page: Page, form: string) =>
  page.locator(`form:has(input[name=form][value=${form}]) button[type=submit]`).click();

async function fill(page: Page, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, form, name).fill(value);
}

/** A customer of the shop. */
const customerOf = (place: Place, values = {}) =>
  addCustomer(backend, { shopId: 'acoustic', locale: place, ...values });

/** Opens a tab whose visitor is logged in and stands on a page of the account. */
async function enter(place: Place, path: string, email: string, options: WatchedPageOptions = {}) {
  const watched = await openPage(browser, options);
  await watched.context.setExtraHTTPHeaders(fromElsewhere());
  await watched.page.goto(at(place, path), { waitUntil: 'networkidle' });
  // Logged out, one is led to the login screen and back.
  await fill(watched.page, 'login', { email, password: testPassword });
  await send(watched.page, 'login');
  await watched.page.waitForURL(at(place, path));
  await watched.page.waitForLoadState('networkidle');
  return watched;
}

/** The account as the API has it. */
async function accountOf(authorization: string, locale: Place): Promise<Record<string, unknown>> {
  const answer = await backend.ask('/me', { shop: 'acoustic', locale, headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const accountStatus = async (authorization: string): Promise<number> =>
  (await backend.ask('/me', { shop: 'acoustic', headers: { authorization } })).statusCode;

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

describe('details, with JavaScript (nl-NL)', () => {
  it('are changed as a private person and as a business with a VAT number', async () => {
    const { email, authorization } = await customerOf('nl-NL');
    const { page, context, complaints } = await enter('nl-NL', places['nl-NL'].details, email);
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    await expectAccessible(page);

    await fill(page, 'details', { firstName: 'Noor', lastName: 'Bakker', phone: '053 123 4567' });
    await send(page, 'details');
    await page.getByText('Je gegevens zijn opgeslagen.', { exact: true }).waitFor();
    expect(await accountOf(authorization, 'nl-NL')).toMatchObject({
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
    expect(await accountOf(authorization, 'nl-NL')).toMatchObject({
      customerType: 'Business',
      companyName: 'Studio Klang GmbH',
      vatNumber: 'DE136695976',
      vatNumberState: 'unconfirmed',
    });
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    await expectAccessible(page);
    // Browsers write a refused call into the console by themselves.
    expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
    await context.close();
  });

  it('carry language and newsletter', async () => {
    const { email, authorization } = await customerOf('nl-NL');
    const { page, context, complaints } = await enter('nl-NL', places['nl-NL'].details, email);
    await field(page, 'preferences', 'locale').selectOption('de-DE');
    await field(page, 'preferences', 'newsletter').check();
    await send(page, 'preferences');
    await page.getByText('Je keuzes zijn opgeslagen.', { exact: true }).waitFor();
    expect(await accountOf(authorization, 'nl-NL')).toMatchObject({ locale: 'de-DE', newsletter: true });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('say what changed meanwhile in another tab, keep what was typed, and are saved at the second try', async () => {
    const { email, authorization } = await customerOf('nl-NL');
    const { page, context } = await enter('nl-NL', places['nl-NL'].details, email);
    const other = await context.newPage();
    await other.goto(at('nl-NL', places['nl-NL'].details), { waitUntil: 'networkidle' });
    await fill(other, 'details', { lastName: 'Jansen' });
    await send(other, 'details');
    await other.getByText('Je gegevens zijn opgeslagen.', { exact: true }).waitFor();

    await fill(page, 'details', { phone: '053 123 4567' });
    await send(page, 'details');
    const alert = page.getByRole('alert').filter({ hasText: 'Je account is intussen gewijzigd' });
    await alert.waitFor();
    await page.locator('form dl').getByText('Sanne Jansen').waitFor();
    expect(await field(page, 'details', 'phone').inputValue()).toBe('053 123 4567');
    expect(await accountOf(authorization, 'nl-NL')).not.toHaveProperty('phone');

    await fill(page, 'details', { lastName: 'Jansen' });
    await send(page, 'details');
    await page.getByText('Je gegevens zijn opgeslagen.', { exact: true }).waitFor();
    expect(await accountOf(authorization, 'nl-NL')).toMatchObject({ lastName: 'Jansen', phone: '053 123 4567' });
    await context.close();
  });

  it('end with a way out that the header shows without a reload', async () => {
    const { email } = await customerOf('nl-NL');
    const { page, context, complaints } = await enter('nl-NL', places['nl-NL'].details, email);
    await page.locator('header').getByRole('link', { name: 'Mijn account' }).first().waitFor();
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    await send(page, 'logout');
    await page.waitForURL(at('nl-NL', '/'));
    await page.locator('header').getByRole('link', { name: 'Inloggen' }).first().waitFor();
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** One address of each country that is delivered to, and how it is kept. */
const addresses = [
  { country: 'NL', street: 'Oudegracht', houseNumber: '231', postalCode: '3511nl', city: 'Utrecht', kept: '3511 NL' },
  { country: 'BE', street: 'Meir', houseNumber: '50', postalCode: '2000', city: 'Antwerpen', kept: '2000' },
  { country: 'FR', street: '12 rue de Rivoli', houseNumber: '', postalCode: '75004', city: 'Paris', kept: '75004' },
  { country: 'DE', street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin', kept: '10119' },
  { country: 'AT', street: 'Mariahilfer Straße', houseNumber: '1', postalCode: '1060', city: 'Wien', kept: '1060' },
  {
    country: 'GB',
    street: '10 Downing Street',
    houseNumber: '',
    postalCode: 'sw1a2aa',
    city: 'London',
    kept: 'SW1A 2AA',
  },
];

describe('addresses', () => {
  it.each([
    { javaScriptEnabled: true, how: 'with JavaScript' },
    { javaScriptEnabled: false, how: 'without JavaScript' },
  ])('of six countries are kept as each writes them, $how', async ({ javaScriptEnabled }) => {
    const { email, authorization } = await customerOf('en-GB', { phone: '020 794 6095' });
    const path = places['en-GB'].address;
    const { page, context, complaints } = await enter('en-GB', path, email, { javaScriptEnabled });
    for (const { country, kept, ...typed } of addresses) {
      await field(page, 'billing', 'country').selectOption(country);
      await fill(page, 'billing', typed);
      const done = page.waitForResponse(
        (response) => response.request().method() === 'POST' && /updateDetails|address/.test(response.url()),
      );
      await send(page, 'billing');
      await done;
      await page.getByText('Your billing address is saved.').first().waitFor();
      expect(await accountOf(authorization, 'en-GB')).toMatchObject({
        // What another form changes stays.
        phone: '020 794 6095',
        billingAddress: { country, postalCode: kept, city: typed.city },
      });
      if (javaScriptEnabled) await page.reload({ waitUntil: 'networkidle' });
    }
    if (javaScriptEnabled) await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('differ for deliveries, until a box says that they do not', async () => {
    const { email, authorization } = await customerOf('en-GB');
    const { page, context, complaints } = await enter('en-GB', places['en-GB'].address, email, {
      javaScriptEnabled: false,
    });
    expect(await field(page, 'delivery', 'street').isVisible()).toBe(false);
    await field(page, 'delivery', 'sameAsBilling').uncheck();
    const [, , , german] = addresses;
    if (!german) throw new Error('There is no fourth address');
    const { kept: _, country, ...typed } = german;
    await field(page, 'delivery', 'country').selectOption(country);
    await fill(page, 'delivery', { ...typed, city: '' });
    await send(page, 'delivery');
    // Refused, with everything that was typed.
    await page.getByRole('alert').waitFor();
    expect(await field(page, 'delivery', 'street').inputValue()).toBe(typed.street);
    expect(await field(page, 'delivery', 'sameAsBilling').isChecked()).toBe(false);
    await fill(page, 'delivery', { city: typed.city });
    await send(page, 'delivery');
    await page.waitForURL('**/address?saved=delivery');
    await page.getByRole('status').filter({ hasText: 'Your delivery address is saved.' }).waitFor();
    expect(await accountOf(authorization, 'en-GB')).toMatchObject({ deliveryAddress: { city: 'Berlin' } });

    await field(page, 'delivery', 'sameAsBilling').check();
    await send(page, 'delivery');
    await page.waitForURL('**/address?saved=delivery');
    expect(await accountOf(authorization, 'en-GB')).not.toHaveProperty('deliveryAddress');
    expect(complaints.filter((complaint) => !complaint.includes('status of 422'))).toEqual([]);
    await context.close();
  });

  it('carry the tokens that browsers fill them in by', async () => {
    const { email } = await customerOf('en-GB');
    const { page, context } = await enter('en-GB', places['en-GB'].address, email);
    expect(await field(page, 'billing', 'postalCode').getAttribute('autocomplete')).toBe('billing postal-code');
    expect(await field(page, 'delivery', 'postalCode').getAttribute('autocomplete')).toBe('shipping postal-code');
    await context.close();
  });
});

describe('e-mail address and password, without JavaScript (fr-BE)', () => {
  it('changes when the mail’s link has been followed, after logging in if need be', async () => {
    const { email, authorization } = await customerOf('fr-BE');
    const { details } = places['fr-BE'];
    const { page, context, complaints } = await enter('fr-BE', details, email, { javaScriptEnabled: false });
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

    const later = await openPage(browser, { javaScriptEnabled: false });
    await later.context.setExtraHTTPHeaders(fromElsewhere());
    await later.page.goto(link);
    await fill(later.page, 'login', { email, password: testPassword });
    await send(later.page, 'login');
    await later.page.waitForURL(link);
    // Looking at the page confirms nothing.
    expect(await accountOf(authorization, 'fr-BE')).toMatchObject({ email, pendingEmail: wanted });
    await send(later.page, 'confirm');
    await later.page.waitForURL('**/details?saved=confirmed');
    expect(await accountOf(authorization, 'fr-BE')).toMatchObject({ email: wanted });
    expect([...complaints, ...later.complaints].filter((complaint) => !complaint.includes('status of 403'))).toEqual(
      [],
    );
    await later.context.close();
    await context.close();
  });

  it('is not changed when the change is withdrawn', async () => {
    const { email, authorization } = await customerOf('fr-BE');
    const { page, context } = await enter('fr-BE', places['fr-BE'].details, email, { javaScriptEnabled: false });
    await fill(page, 'email', { email: freshEmail(), currentPassword: testPassword });
    await send(page, 'email');
    await page.waitForURL('**/details?saved=email');
    await fill(page, 'withdraw', { currentPassword: testPassword });
    await send(page, 'withdraw');
    await page.waitForURL('**/details?saved=withdrawn');
    expect(await accountOf(authorization, 'fr-BE')).not.toHaveProperty('pendingEmail');
    await context.close();
  });

  it('gets another password, which ends every other session', async () => {
    const { email, authorization } = await customerOf('fr-BE');
    const { page, context, complaints } = await enter('fr-BE', places['fr-BE'].details, email, {
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

  it('tells of a conflict, with what is kept now', async () => {
    const { email, authorization } = await customerOf('fr-BE');
    const { page, context } = await enter('fr-BE', places['fr-BE'].details, email, { javaScriptEnabled: false });
    const { version } = await accountOf(authorization, 'fr-BE');
    await backend.ask('/me/details', {
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
    expect(await accountOf(authorization, 'fr-BE')).toMatchObject({ lastName: 'Peeters' });
    await context.close();
  });
});

describe('everything that is held, and the end of it (de-AT, 390 px, keyboard)', () => {
  it('is read, taken along as a file, and deleted', async () => {
    const { email } = await customerOf('de-AT', { firstName: 'Jonas', lastName: 'Weber', phone: '030 231 4567' });
    const { details } = places['de-AT'];
    const { page, context, complaints } = await enter('de-AT', details, email, { width: 390 });
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

    await page.goto(at('de-AT', details), { waitUntil: 'networkidle' });
    await field(page, 'delete', 'currentPassword').focus();
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    // Not without the box.
    await page.locator('[aria-invalid=true][name=confirmation]').waitFor();
    await field(page, 'delete', 'confirmation').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(at('de-AT', '/'));
    await page.getByText('Ihr Konto ist gelöscht', { exact: true }).waitFor();

    await page.goto(at('de-AT', places['de-AT'].login), { waitUntil: 'networkidle' });
    await fill(page, 'login', { email, password: testPassword });
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('status of 401'))).toEqual([]);
    await context.close();
  });

  it('is told to who has no JavaScript as well', async () => {
    const { email, authorization } = await customerOf('de-AT');
    const { page, context } = await enter('de-AT', places['de-AT'].details, email, { javaScriptEnabled: false });
    await fill(page, 'delete', { currentPassword: testPassword });
    await field(page, 'delete', 'confirmation').check();
    await send(page, 'delete');
    await page.getByRole('heading', { name: 'Ihr Konto ist gelöscht' }).waitFor();
    expect(await accountStatus(authorization)).toBe(401);
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => name !== 'consent')).toEqual([]);
    await context.close();
  });

  it('is for who is logged in, and kept by nobody', async () => {
    const nobody = await site.storefront.get('/account-data', { host: new URL(site.origin('de-AT')).host });
    expect(nobody.status).toBe(303);
    expect(nobody.headers.get('location')).toContain('view%3Ddata');
    expect(nobody.headers.get('cache-control')).toBe('private, no-store');
  });
});
