import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { addCustomer, freshEmail, mailsTo, testPassword } from '#tests/support/customers.ts';
import { english } from '#tests/support/purchase-words.ts';
import {
  checkOut,
  fillCart,
  getOrders,
  orderAnd,
  type Purchases,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';

/** Milliseconds that the backend's clock is ahead of the machine's. */
let ahead = 0;
let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'), { clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => purchases.close());

const day = 24 * 60 * 60 * 1000;
const notHere = 'We cannot show this order here';

/** Buys an order, and returns its address and the link of its mail. */
async function buy(email: string) {
  const buyer = await purchases.arrive(english, { javaScriptEnabled: false });
  await fillCart(buyer, 'fjord-wall-panel', '1');
  await checkOut(buyer, { email });
  await orderAnd(buyer, english.pay);
  const mail = (await mailsTo(purchases.sites.backend, email)).find((text) => text.includes('token='));
  const link = /https?:\/\/\S+token=\S+/.exec(mail ?? '')?.[0] ?? '';
  const [order] = await getOrders(purchases.sites.backend, email);
  return { buyer, result: buyer.page.url(), link, number: order?.number ?? '' };
}

it('shows nothing of an order with its address alone', async () => {
  const email = freshEmail();
  const { buyer, result, number } = await buy(email);
  const { customerId: _, email: login } = await addCustomer(purchases.sites.backend, {
    shopId: 'acoustic',
    locale: 'en-GB',
  });
  const order = new URL(result).searchParams.get('order') ?? '';
  const origin = new URL(result).origin;
  const addresses = [result, `${origin}/order-status?order=${order}`, `${result}&token=${'a'.repeat(43)}`];
  // A visitor without an order, one with another order, and a customer.
  const stranger = await purchases.arrive(english);
  const other = await buy(freshEmail());
  const customer = await purchases.arrive(english);
  await customer.goTo('/login');
  await customer.page.getByLabel('E-mail address', { exact: true }).fill(login);
  await customer.page.getByLabel('Password', { exact: true }).fill(testPassword);
  await customer.press('Log in');
  await customer.page.waitForURL('**/my-account');
  for (const { page } of [stranger, other.buyer, customer]) {
    for (const address of addresses) {
      const answer = await page.goto(address);
      expect(await title(page)).toBe(notHere);
      const html = (await answer?.text()) ?? '';
      for (const secret of [number, email, 'Peeters', 'Oudegracht']) expect(html).not.toContain(secret);
    }
  }
  for (const { context } of [stranger, other.buyer, customer, buyer]) await context.close();
});

it('shows an order where it was placed weeks later, and by the mail’s link on another device until it is too old', async () => {
  const { buyer, result, link, number } = await buy(freshEmail());
  ahead = 20 * day;
  await buyer.page.goto(result);
  expect(await title(buyer.page)).toBe(english.thanks);
  const storageState = await buyer.context.storageState();
  await buyer.context.close();
  const again = await purchases.browser.newContext({ storageState, extraHTTPHeaders: fromElsewhere() });
  const later = await again.newPage();
  await later.goto(result);
  expect(await title(later)).toBe(english.thanks);
  await again.close();

  for (const javaScriptEnabled of [true, false]) {
    const device = await purchases.arrive(english, { javaScriptEnabled, width: 390 });
    await device.page.goto(link);
    expect(await title(device.page)).toBe(english.thanks);
    expect(await device.page.locator('main').innerText()).toContain(number);
    expect(device.page.url()).not.toContain('token');
    await device.page.reload();
    expect(await title(device.page)).toBe(english.thanks);
    // The link gives access to that order only.
    await device.goTo('/cart');
    expect(await device.page.locator('main').innerText()).toContain('There is nothing in your cart yet.');
    await device.context.close();
  }

  ahead = 200 * day;
  const tooLate = await purchases.arrive(english);
  await tooLate.page.goto(link);
  expect(await title(tooLate.page)).toBe(notHere);
  expect(await tooLate.page.content()).not.toContain(number);
  await tooLate.context.close();
  ahead = 0;
});

it('shows the current state of an unpaid order on its result page', async () => {
  const email = freshEmail();
  const buyer = await purchases.arrive(english, { javaScriptEnabled: false });
  const { page, context } = buyer;
  await fillCart(buyer, 'fjord-wall-panel', '1');
  await checkOut(buyer, { email });
  await orderAnd(buyer, 'Leave open');
  const [order] = await getOrders(purchases.sites.backend, email);
  await buyer.goTo(`/checkout/result?order=${order?.id}`);
  expect(await title(page)).toBe('Your order is waiting for your payment');
  await buyer.goTo(`/checkout/result?order=${order?.id}&payment=py-nobodys`);
  expect(await page.locator('main').innerText()).toContain(order?.number ?? 'a number');
  await buyer.goTo('/checkout/result');
  expect(await title(page)).toBe(notHere);
  await context.close();
});
