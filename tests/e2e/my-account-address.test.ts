import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { accountSiteEnv, fromElsewhere } from '#tests/support/account-site.ts';
import { type AccountVisits, field, fill, places, send, startAccountVisits } from '#tests/support/account-visits.ts';
import { type AddressRegister, startAddressRegister } from '#tests/support/address-register.ts';
import { openPage, untilHydrated } from '#tests/support/browser.ts';
import { testPassword } from '#tests/support/customers.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let site: AccountVisits;
let register: AddressRegister;
let withRegister: Storefront;
beforeAll(async () => {
  site = await startAccountVisits(inject('acousticBuild'));
  register = await startAddressRegister(site.apiUrl, ({ postalCode, houseNumber, country }) => ({
    verdict: postalCode === '3511 NL' ? 'verified' : 'corrected',
    problems: [],
    ...(postalCode !== '3511 NL' && {
      suggestion: {
        street: 'Oudegracht',
        houseNumber: houseNumber ?? '',
        postalCode: '3511 NL',
        city: 'Utrecht',
        country,
      },
    }),
  }));
  withRegister = await startStorefront({
    folder: inject('acousticBuild'),
    apiUrl: register.url,
    env: await accountSiteEnv(),
  });
});
afterAll(async () => {
  await withRegister?.stop();
  await register?.stop();
  await site?.close();
});

/** One address of each delivery country, and its stored form. */
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
    const { email, authorization } = await site.customerOf('en-GB', { phone: '020 794 6095' });
    const path = places['en-GB'].address;
    const { page, context, complaints } = await site.enter('en-GB', path, email, { javaScriptEnabled });
    for (const { country, kept, ...typed } of addresses) {
      await field(page, 'billing', 'country').selectOption(country);
      await fill(page, 'billing', typed);
      const done = page.waitForResponse(
        (response) => response.request().method() === 'POST' && /updateDetails|address/.test(response.url()),
      );
      await send(page, 'billing');
      await done;
      await page.getByText('Your billing address is saved.').first().waitFor();
      expect(await site.accountOf(authorization, 'en-GB')).toMatchObject({
        // Fields of other forms are unchanged.
        phone: '020 794 6095',
        billingAddress: { country, postalCode: kept, city: typed.city },
      });
      if (javaScriptEnabled) {
        await page.reload();
        await untilHydrated(page);
      }
    }
    if (javaScriptEnabled) await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('differ for deliveries, until a box says that they do not', async () => {
    const { email, authorization } = await site.customerOf('en-GB');
    const { page, context, complaints } = await site.enter('en-GB', places['en-GB'].address, email, {
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
    // Rejected, with all input preserved.
    await page.getByRole('alert').waitFor();
    expect(await field(page, 'delivery', 'street').inputValue()).toBe(typed.street);
    expect(await field(page, 'delivery', 'sameAsBilling').isChecked()).toBe(false);
    await fill(page, 'delivery', { city: typed.city });
    await send(page, 'delivery');
    await page.waitForURL('**/address?saved=delivery');
    await page.getByRole('status').filter({ hasText: 'Your delivery address is saved.' }).waitFor();
    expect(await site.accountOf(authorization, 'en-GB')).toMatchObject({ deliveryAddress: { city: 'Berlin' } });

    await field(page, 'delivery', 'sameAsBilling').check();
    await send(page, 'delivery');
    await page.waitForURL('**/address?saved=delivery');
    expect(await site.accountOf(authorization, 'en-GB')).not.toHaveProperty('deliveryAddress');
    expect(complaints.filter((complaint) => !complaint.includes('status of 422'))).toEqual([]);
    await context.close();
  });

  it('carry the tokens that browsers fill them in by', async () => {
    const { email } = await site.customerOf('en-GB');
    const { page, context } = await site.enter('en-GB', places['en-GB'].address, email);
    expect(await field(page, 'billing', 'postalCode').getAttribute('autocomplete')).toBe('billing postal-code');
    expect(await field(page, 'delivery', 'postalCode').getAttribute('autocomplete')).toBe('shipping postal-code');
    await context.close();
  });

  it('are completed and corrected by the validation service', async () => {
    const { email, authorization } = await site.customerOf('nl-NL');
    const { page, context, complaints } = await openPage(site.browser);
    await context.setExtraHTTPHeaders(fromElsewhere());
    await page.goto(`http://nl-nl.localhost:${withRegister.port}${places['nl-NL'].address}`);
    await untilHydrated(page);
    await fill(page, 'login', { email, password: testPassword });
    await send(page, 'login');
    await field(page, 'billing', 'street').waitFor();
    // In the Netherlands the postal code is first: with a number it says which street and place it is.
    await fill(page, 'billing', { street: '', city: '', houseNumber: '', postalCode: '3511ab' });
    await field(page, 'billing', 'postalCode').press('Tab');
    await page.keyboard.type('231');
    await page.keyboard.press('Tab');
    await page.getByText('We hebben de rest van het adres ingevuld.').waitFor();
    const written = ['street', 'city', 'postalCode'].map((name) => field(page, 'billing', name).inputValue());
    expect(await Promise.all(written)).toEqual(['Oudegracht', 'Utrecht', '3511ab']);
    await fill(page, 'billing', { street: 'Oude gracht', houseNumber: '231', postalCode: '3511ab', city: 'utrecht' });
    await field(page, 'billing', 'city').press('Tab');
    await page.getByText('Dit adres wordt meestal anders geschreven').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zo overnemen' }).click();
    await page.getByText('Dit adres bestaat zoals je het hebt geschreven.').waitFor();
    expect(await field(page, 'billing', 'street').inputValue()).toBe('Oudegracht');
    await send(page, 'billing');
    await page.getByText('Je factuuradres is opgeslagen.').first().waitFor();
    expect(await site.accountOf(authorization, 'nl-NL')).toMatchObject({
      billingAddress: { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht' },
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
