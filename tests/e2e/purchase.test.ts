import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { payments } from '#backend/db/schema/payments.ts';
import { untilHydrated } from '#tests/support/browser.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { readEvents, untilEvents } from '#tests/support/data-layer.ts';
import { dutch, english, french, german, type PurchaseWords } from '#tests/support/purchase-words.ts';
import {
  atProvider,
  checkOut,
  endsOfPayments,
  expectAccessible,
  fillCart,
  getOrders,
  orderAnd,
  type Purchases,
  productPath,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';
import { choices } from '#tests/support/soak.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

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
    await page.getByText(words.afterOrder).waitFor();
    const [order, ...more] = await getOrders(purchases.sites.backend, email);
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

/** The locales in which a guest buys without JavaScript: their words are those of the language, but for paths. */
const withoutScripts: readonly PurchaseWords[] = [
  { ...dutch, locale: 'nl-BE' },
  ...choices<PurchaseWords>(
    [],
    [
      dutch,
      french,
      { ...french, locale: 'fr-FR', prefix: '/produit/', cart: '/panier', checkout: '/payer' },
      german,
      { ...german, locale: 'de-AT' },
      english,
    ],
  ),
];

it.each(withoutScripts)(`a guest without JavaScript finds, buys and pays in $locale ${ofCheck(30)}`, async (words) => {
  const email = freshEmail();
  const buyer = await purchases.arrive(words, { javaScriptEnabled: false });
  const { page, context } = buyer;
  // From the home page to a product, as a visitor finds one.
  await buyer.goTo(words.prefix.startsWith('/fr/') ? '/fr' : '/');
  await page.locator('main a[href*="/produ"]').first().click();
  await page.locator('main h1').waitFor();
  await fillCart(buyer, 'pyra-foam-panel', '2');
  await checkOut(buyer, { email });
  await orderAnd(buyer, words.pay);
  await expect.poll(() => title(page)).toBe(words.thanks);
  expect((await getOrders(purchases.sites.backend, email)).map(({ state }) => state)).toEqual(['Paid']);
  await context.close();
  held(30, 1);
});

it('a payment that fails, is cancelled or expires is reported, and another one can be made', async () => {
  const email = freshEmail();
  const buyer = await purchases.arrive(english);
  const { page, context } = buyer;
  await fillCart(buyer, 'fjord-wall-panel', '1');
  await checkOut(buyer, { email });
  await buyer.press(english.order);
  for (const { button, says } of endsOfPayments) {
    await atProvider(page, button);
    await expect.poll(() => title(page)).toBe(says);
    expect(await page.locator('main').innerText()).not.toContain(english.afterOrder);
    await expectAccessible(buyer);
    await buyer.press('Pay now');
  }
  await atProvider(page, 'Pay');
  await expect.poll(() => title(page)).toBe(english.thanks);
  const [order, ...more] = await getOrders(purchases.sites.backend, email);
  expect(more).toEqual([]);
  const made = await purchases.sites.backend.backend.database.db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? ''));
  expect(made.filter(({ state }) => state === 'paid')).toHaveLength(1);
  expect(made).toHaveLength(endsOfPayments.length + 1);
  await context.close();
});

describe('a step of checking out', () => {
  it('keeps drafts while another page is open, and submitted values permanently', async () => {
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

describe('tracking of a purchase', () => {
  it('has the sample that was ordered from a product, and not again after a reload', async () => {
    const { page, context, goTo, press } = await purchases.arrive(english, { consent: 'agreed' });
    await goTo(productPath(english, 'fjord-wall-panel'));
    await press('Order the sample');
    await untilEvents(page, 'add_to_cart', 1);
    const [added] = await readEvents(page, 'add_to_cart');
    expect(added?.ecommerce).toMatchObject({ currency: 'GBP', items: [{ item_id: 'sample-box', quantity: 1 }] });
    await page.getByText('Sample box is in your cart.').waitFor();
    await page.waitForURL('**/cart');
    await page.reload();
    await untilEvents(page, 'view_cart', 1);
    expect(await readEvents(page, 'add_to_cart')).toEqual([]);
    await context.close();
  });

  it('has each step once, with GA4’s payload, and the purchase never twice', async () => {
    const email = freshEmail();
    const buyer = await purchases.arrive(english, { consent: 'agreed' });
    const { page, context } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '2');
    await untilEvents(page, 'view_cart', 1);
    await page.getByLabel('Quantity of Fjord wall panel').fill('5');
    await page.getByLabel('Quantity of Fjord wall panel').press('Tab');
    await untilEvents(page, 'add_to_cart', 2);
    await checkOut(buyer, { email });
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
    const [order] = await getOrders(purchases.sites.backend, email);
    const [bought, ...moreBought] = await told('purchase');
    expect(bought).toMatchObject({ ...all, transaction_id: order?.number });
    expect(Number(Reflect.get(Object(bought), 'tax'))).toBeGreaterThan(0);
    expect(moreBought).toEqual([]);
    await page.reload();
    await untilHydrated(page);
    await untilEvents(page, 'page_view', 1);
    expect(await told('purchase')).toEqual([]);
    await context.close();
  });
});
