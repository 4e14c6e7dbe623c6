import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import { readEvents, untilEvents } from '#tests/support/data-layer.ts';
import { dutch, english } from '#tests/support/purchase-words.ts';
import {
  expectAccessible,
  fillCart,
  type Purchases,
  productPath,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases.close());

it('changes quantities, removes lines, and restores them', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const buyer = await purchases.arrive(english, { javaScriptEnabled });
    const { page, context, complaints } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '2');
    const main = page.locator('main');
    await main.getByLabel('Quantity of Fjord wall panel').fill('5');
    if (javaScriptEnabled) await main.getByLabel('Quantity of Fjord wall panel').press('Tab');
    else await buyer.press('Update');
    await main.getByText('Volume price from 4 on').waitFor();
    await main.getByRole('button', { name: 'Remove Fjord wall panel' }).click();
    await main.getByText('There is nothing in your cart yet.').waitFor();
    await expectAccessible(buyer);
    await buyer.press('Put it back');
    await main.getByText('Volume price from 4 on').waitFor();
    expect(await main.getByLabel('Quantity of Fjord wall panel').inputValue()).toBe('5');
    expect(complaints).toEqual([]);
    await context.close();
  }
});

it('takes the sample of what a page shows, and says when there is none left', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const buyer = await purchases.arrive(dutch, { javaScriptEnabled });
    const { page, context, complaints } = buyer;
    await buyer.goTo(productPath(dutch, 'fjord-wall-panel'));
    const sample = page.getByRole('link', { name: 'Stalendoos, Gelaagd vilt, 9 kleuren' });
    expect(await sample.getAttribute('href')).toBe('/product/stalendoos?variant=gelaagd-vilt-9-kleuren');
    await buyer.press('Staal bestellen');
    await page.waitForURL(javaScriptEnabled ? '**/winkelwagen' : '**/winkelwagen?sample=*');
    const main = page.locator('main');
    expect(await main.getByLabel('Aantal van Stalendoos').inputValue()).toBe('1');
    await main.getByText('Gelaagd vilt, 9 kleuren').waitFor();
    await main.getByText('Stalendoos zit in je winkelwagen.').waitFor();

    await buyer.goTo(productPath(dutch, 'lamel-slat-panel'));
    // The page may be older than the last change of the range.
    await page
      .locator('input[value=sample-box-wood]')
      .evaluate((input) => input.setAttribute('value', 'sample-box-gone'));
    await buyer.press('Staal bestellen');
    await main.getByRole('alert').waitFor();
    expect(await main.getByLabel('Aantal van Stalendoos').count()).toBe(1);
    await expectAccessible(buyer);
    // The browser names the answer, which is no success.
    expect(complaints.filter((complaint) => !complaint.includes('winkelwagen'))).toEqual([]);
    await context.close();
  }
});

it('persists after the browser was closed', async () => {
  const buyer = await purchases.arrive(english);
  await fillCart(buyer, 'fjord-wall-panel', '3');
  const storageState = await buyer.context.storageState();
  await buyer.context.close();
  const context = await purchases.browser.newContext({ storageState, extraHTTPHeaders: fromElsewhere() });
  const page = await context.newPage();
  await page.goto(`${purchases.sites.origin('acoustic', 'en-GB')}/cart`);
  expect(await page.getByLabel('Quantity of Fjord wall panel').inputValue()).toBe('3');
  await context.close();
});

it('becomes the customer’s at login, and leaves with them', async () => {
  const { email } = await addCustomer(purchases.sites.backend, { shopId: 'acoustic', locale: 'en-GB' });
  const buyer = await purchases.arrive(english);
  const { page, context, complaints } = buyer;
  await fillCart(buyer, 'fjord-wall-panel', '4');
  await buyer.goTo('/login?to=/cart');
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/cart');
  expect(await page.getByLabel('Quantity of Fjord wall panel').inputValue()).toBe('4');
  const link = page.locator('header a[href="/cart"]');
  expect(await link.innerText()).toContain('1');
  await buyer.press('Checkout');
  await expect.poll(() => page.locator('main [name=firstName]').inputValue()).toBe('Sanne');
  await buyer.goTo('/my-account');
  await page.locator('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.poll(() => link.innerText()).not.toContain('1');
  await buyer.goTo('/cart');
  await page.getByText('There is nothing in your cart yet.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('is carried over to another language on another host, by a code that works once', async () => {
  const buyer = await purchases.arrive(english);
  const { page, context } = buyer;
  await fillCart(buyer, 'fjord-wall-panel', '3');
  const arrived = page.waitForRequest((request) => request.url().includes('/arrive?'));
  await page.goto(`${purchases.sites.origin('acoustic', 'en-GB')}/locale/nl-NL?to=/winkelwagen`);
  const code = (await arrived).url();
  expect(new URL(page.url()).host).toContain('nl-nl.localhost');
  expect(page.url()).not.toContain('code=');
  expect(await page.getByLabel('Aantal van Fjord wandpaneel').inputValue()).toBe('3');
  await context.close();

  const other = await purchases.arrive(dutch);
  await other.page.goto(code);
  expect(await other.page.getByLabel('Aantal van Fjord wandpaneel').count()).toBe(0);
  await other.context.close();
});

it('has no checkout while it is empty', async () => {
  const { page, context, goTo } = await purchases.arrive(english);
  await goTo('/checkout?step=review&method=ideal');
  expect(new URL(page.url()).pathname).toBe('/cart');
  await goTo('/checkout/result?order=or-nobodys');
  expect(await title(page)).toBe('We cannot show this order here');
  await context.close();
});

it('tracks a line that is removed', async () => {
  const buyer = await purchases.arrive(english, { consent: 'agreed' });
  const { page, context } = buyer;
  await fillCart(buyer, 'fjord-wall-panel', '5');
  await page.getByLabel('Quantity of Fjord wall panel').fill('2');
  await page.getByLabel('Quantity of Fjord wall panel').press('Tab');
  await untilEvents(page, 'remove_from_cart', 1);
  await page.getByRole('button', { name: 'Remove Fjord wall panel' }).click();
  await untilEvents(page, 'remove_from_cart', 2);
  const counts = (await readEvents(page, 'remove_from_cart')).map(({ ecommerce }) =>
    Reflect.get(Object(Reflect.get(Object(ecommerce), 'items')?.[0]), 'quantity'),
  );
  expect(counts).toEqual([3, 2]);
  await context.close();
});
