import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { payments } from '#backend/db/schema/payments.ts';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { addCustomer, freshEmail, mailsTo, testPassword } from '#tests/support/customers.ts';
import { readEvents, untilEvents } from '#tests/support/data-layer.ts';
import { dutch, english, french, german } from '#tests/support/purchase-words.ts';
import {
  checkOut,
  expectAccessible,
  fillCart,
  orderAnd,
  ordersOf,
  type Purchases,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases.close());

describe.each([
  { words: dutch, how: 'with JavaScript', options: {}, byKeyboard: false },
  { words: french, how: 'without JavaScript', options: { javaScriptEnabled: false }, byKeyboard: false },
  { words: german, how: 'by keyboard on a small screen', options: { width: 390 }, byKeyboard: true },
])('a guest in $words.locale, $how', ({ words, options, byKeyboard }) => {
  it('buys a configured product, pays, and finds the order again by the link in the mail', async () => {
    const email = freshEmail();
    const buyer = await purchases.arrive(words, options, byKeyboard);
    const { page, context, complaints } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '12');
    await expectAccessible(buyer);
    if (buyer.hasScripts) expect(await page.locator(`header a[href="${words.cart}"]`).innerText()).toContain('1');
    await checkOut(buyer, { email, atEachStep: expectAccessible });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.width ?? 1440);
    const seen = await page.locator('main [data-total] dd').last().innerText();
    await orderAnd(buyer, words.pay);
    await expect.poll(() => title(page)).toBe(words.thanks);
    await expectAccessible(buyer);
    expect(await page.locator('main [data-total] dd').innerText()).toBe(seen);
    const [order, ...more] = await ordersOf(purchases.sites.backend, email);
    expect(order?.state).toBe('Paid');
    expect(more).toEqual([]);
    expect(complaints).toEqual([]);

    const mail = (await mailsTo(purchases.sites.backend, email)).find((text) => text.includes('token='));
    const link = /https?:\/\/\S+token=\S+/.exec(mail ?? '')?.[0] ?? '';
    const elsewhere = await purchases.arrive(words, options);
    await elsewhere.page.goto(link);
    await expect.poll(() => title(elsewhere.page)).toBe(words.thanks);
    expect(elsewhere.page.url()).not.toContain('token');
    await elsewhere.page.reload();
    expect(await title(elsewhere.page)).toBe(words.thanks);
    await elsewhere.context.close();
    await context.close();
  });
});

describe('a payment', () => {
  it.each([
    { button: 'Fail', says: 'The payment did not succeed' },
    { button: 'Cancel', says: 'You stopped the payment' },
    { button: 'Expire', says: 'The payment took too long' },
  ])('that ends with $button is said so, and another one can be made', async ({ button, says }) => {
    const email = freshEmail();
    const buyer = await purchases.arrive(english);
    const { page, context } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '1');
    await checkOut(buyer, { email, atEachStep: expectAccessible });
    await orderAnd(buyer, button);
    await expect.poll(() => title(page)).toBe(says);
    await expectAccessible(buyer);
    await buyer.press('Pay now');
    await page.waitForURL(/\/sandbox\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/order=/);
    await expect.poll(() => title(page)).toBe(english.thanks);
    const [order, ...more] = await ordersOf(purchases.sites.backend, email);
    expect(more).toEqual([]);
    const made = await purchases.sites.backend.backend.database.db
      .select({ state: payments.state })
      .from(payments)
      .where(eq(payments.orderId, order?.id ?? ''));
    expect(made.map(({ state }) => state).filter((state) => state === 'paid')).toHaveLength(1);
    expect(made).toHaveLength(2);
    await context.close();
  });
});

describe('a step of checking out', () => {
  it('keeps what was typed while one looks elsewhere, and what was sent for good', async () => {
    const buyer = await purchases.arrive(english);
    const { page, context, press, goTo, complaints } = buyer;
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await fillCart(buyer, 'fjord-wall-panel', '2');
    await press('Checkout');
    await field('customerType').last().check();
    await field('companyName').fill('Studio Peeters');
    await field('firstName').fill('Anna');
    await field('billing.city').fill('Utrecht');
    await page.goBack();
    await page.getByLabel('Quantity of Fjord wall panel').waitFor();
    await press('Checkout');
    expect(await field('companyName').inputValue()).toBe('Studio Peeters');
    expect(await field('firstName').inputValue()).toBe('Anna');
    expect(await field('billing.city').inputValue()).toBe('Utrecht');
    await field('customerType').first().check();

    await page.goBack();
    await checkOut(buyer, { email: freshEmail() });
    await field('remark').fill('Ring twice');
    await page.getByRole('link', { name: 'Change Delivery' }).click();
    await field('instructions').fill('Second door');
    await page.goBack();
    expect(await field('remark').inputValue()).toBe('Ring twice');
    await page.goForward();
    expect(await field('instructions').inputValue()).toBe('Second door');
    await goTo('/checkout?step=details');
    expect(await field('firstName').inputValue()).toBe('Anna');
    expect(await field('billing.street').inputValue()).toBe('Oudegracht');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what is measured on the way', () => {
  it('is each step once, with what GA4 wants of it, and the purchase never twice', async () => {
    const email = freshEmail();
    const buyer = await purchases.arrive(english);
    const { page, context } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '2');
    await untilEvents(page, 'view_cart', 1);
    await page.getByLabel('Quantity of Fjord wall panel').fill('5');
    await page.getByLabel('Quantity of Fjord wall panel').press('Tab');
    await untilEvents(page, 'add_to_cart', 2);
    await checkOut(buyer, { email, atEachStep: expectAccessible });
    await untilEvents(page, 'add_payment_info', 1);
    const told = async (name: string) => (await readEvents(page, name)).map(({ ecommerce }) => ecommerce);
    const [first, second, ...moreAdded] = await told('add_to_cart');
    const item = {
      item_id: 'fjord-wall-panel',
      item_name: 'Fjord wall panel',
      item_brand: 'Feltwerk',
      item_category: 'Wall panels',
      item_variant: 'Pine',
      index: 0,
    };
    // Prices of the catalogue without VAT: 233.33 for up to three, 224.00 from four on.
    expect(first).toEqual({ currency: 'GBP', value: 466.66, items: [{ ...item, price: 233.33, quantity: 2 }] });
    expect(second).toEqual({ currency: 'GBP', value: 672, items: [{ ...item, price: 224, quantity: 3 }] });
    expect(moreAdded).toEqual([]);
    const all = { currency: 'GBP', value: 1120, items: [{ ...item, price: 224, quantity: 5 }] };
    expect(await told('view_cart')).toEqual([
      { ...all, value: 466.66, items: [{ ...item, price: 233.33, quantity: 2 }] },
    ]);
    expect(await told('begin_checkout')).toEqual([all]);
    expect(await told('add_shipping_info')).toEqual([{ ...all, shipping_tier: 'Deliver' }]);
    expect(await told('add_payment_info')).toEqual([{ ...all, payment_type: expect.stringMatching(/^[a-z]+$/) }]);

    await orderAnd(buyer, 'Pay');
    await untilEvents(page, 'purchase', 1);
    const [order] = await ordersOf(purchases.sites.backend, email);
    const [bought, ...moreBought] = await told('purchase');
    expect(bought).toMatchObject({ ...all, transaction_id: order?.number });
    expect(Number(Reflect.get(Object(bought), 'tax'))).toBeGreaterThan(0);
    expect(moreBought).toEqual([]);
    await page.reload({ waitUntil: 'networkidle' });
    await untilEvents(page, 'page_view', 1);
    expect(await told('purchase')).toEqual([]);
    await context.close();
  });

  it('is what is taken out, too', async () => {
    const buyer = await purchases.arrive(english);
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
});

describe('the cart', () => {
  it('changes quantities, takes lines out, and puts them back', async () => {
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

  it('is there after the browser was closed', async () => {
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

  it('comes along into another language on another host, by a code that works once', async () => {
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

  it('leads nowhere while there is nothing in it', async () => {
    const { page, context, goTo } = await purchases.arrive(english);
    await goTo('/checkout?step=review&method=ideal');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await goTo('/checkout/result?order=or-nobodys');
    expect(await title(page)).toBe('We cannot show this order here');
    await context.close();
  });
});
