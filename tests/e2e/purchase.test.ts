import AxeBuilder from '@axe-core/playwright';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { orders } from '#backend/db/schema/orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { launchBrowser, openPage, type WatchedPage, type WatchedPageOptions } from '#tests/support/browser.ts';
import { addCustomer, freshEmail, mailsTo, testPassword } from '#tests/support/customers.ts';
import { readEvents, untilEvents } from '#tests/support/data-layer.ts';
import { type Hands, keyboardOf, pointer } from '#tests/support/hands.ts';
import { type RequestSites, startRequestSites } from '#tests/support/request-sites.ts';

let browser: Browser;
let sites: RequestSites<'acoustic'>;
beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startRequestSites(inject('distFolder'), ['acoustic'])]);
});
afterAll(async () => {
  await browser.close();
  await sites.close();
});

const dutch = {
  locale: 'nl-NL',
  prefix: '/product/',
  cart: '/winkelwagen',
  checkout: '/afrekenen',
  add: 'In winkelwagen',
  toCheckout: 'Afrekenen',
  next: 'Verder',
  order: 'Bestellen en betalen',
  pay: 'Betalen',
  thanks: 'Bedankt voor je bestelling',
};

type Words = typeof dutch;

const french: Words = {
  locale: 'fr-BE',
  prefix: '/fr/produit/',
  cart: '/fr/panier',
  checkout: '/fr/payer',
  add: 'Ajouter au panier',
  toCheckout: 'Commander',
  next: 'Continuer',
  order: 'Commander avec obligation de paiement',
  pay: 'Payer',
  thanks: 'Merci pour votre commande',
};

const german: Words = {
  locale: 'de-DE',
  prefix: '/produkt/',
  cart: '/warenkorb',
  checkout: '/zahlen',
  add: 'In den Warenkorb',
  toCheckout: 'Zur Kasse',
  next: 'Weiter',
  order: 'Zahlungspflichtig bestellen',
  pay: 'Bezahlen',
  thanks: 'Vielen Dank für Ihre Bestellung',
};

const english: Words = {
  locale: 'en-GB',
  prefix: '/product/',
  cart: '/cart',
  checkout: '/checkout',
  add: 'Add to cart',
  toCheckout: 'Checkout',
  next: 'Continue',
  order: 'Order and pay',
  pay: 'Pay',
  thanks: 'Thank you for your order',
};

/** The address of a product in a language. */
async function productPath({ locale, prefix }: Words, id: string): Promise<string> {
  const answer = await sites.backend.ask(`/Products/${id}/slugs`, { shop: 'acoustic', locale });
  const slugs: unknown = answer.json().slugs;
  return `${prefix}${Reflect.get(Object(slugs), locale)}`;
}

/** Somebody who buys. */
interface Buyer extends WatchedPage {
  readonly words: Words;
  readonly hands: Hands;
  readonly hasScripts: boolean;
  readonly goTo: (path: string) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
}

async function arrive(words: Words, options: WatchedPageOptions = {}, byKeyboard = false): Promise<Buyer> {
  const watched = await openPage(browser, options);
  await watched.context.setExtraHTTPHeaders(fromElsewhere());
  const { page } = watched;
  const hands = byKeyboard ? keyboardOf(page) : pointer;
  const hasScripts = options.javaScriptEnabled !== false;
  return {
    ...watched,
    words,
    hands,
    hasScripts,
    goTo: async (path) => {
      await page.goto(`${sites.origin('acoustic', words.locale)}${path}`, {
        waitUntil: hasScripts ? 'networkidle' : 'load',
      });
    },
    press: (name) => hands.press(page.locator('main').getByRole('button', { name, exact: true })),
  };
}

async function expectAccessible({ page, hasScripts }: Buyer): Promise<void> {
  // Axe waits for timers, which a page without JavaScript does not have.
  if (!hasScripts) return;
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Puts a product into the cart, as many as said, and goes there. */
async function fillCart(buyer: Buyer, id: string, quantity: string): Promise<void> {
  const { page, words, hands, hasScripts, goTo, press } = buyer;
  await goTo(await productPath(words, id));
  await hands.write(page.locator('main [name=quantity]'), quantity);
  await expectAccessible(buyer);
  await press(words.add);
  if (hasScripts) await hands.press(page.locator(`main form a[href="${words.cart}"]`));
  await page.waitForURL(`**${words.cart}`);
  await page.locator('main h2').first().waitFor();
}

/** An address where everybody delivers. */
const address = { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht' };

/** Goes from the cart to the last look at the order. */
async function checkOut(buyer: Buyer, email: string, country = 'NL'): Promise<void> {
  const { page, words, hands, press } = buyer;
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await press(words.toCheckout);
  await field('firstName').waitFor();
  await expectAccessible(buyer);
  await hands.write(field('firstName'), 'Anna');
  await hands.write(field('lastName'), 'Peeters');
  await hands.write(field('email'), email);
  await field('billing.country').selectOption(country);
  for (const [name, text] of Object.entries(address)) await hands.write(field(`billing.${name}`), text);
  await press(words.next);
  await page.waitForURL(/step=delivery/);
  await page.locator('main [name=method]').first().waitFor();
  await expectAccessible(buyer);
  await press(words.next);
  await page.waitForURL(/step=payment/);
  await page.locator('main [name=method]').first().waitFor();
  await expectAccessible(buyer);
  await press(words.next);
  await page.waitForURL(/step=review/);
  await page.locator('main textarea').waitFor();
  await expectAccessible(buyer);
}

/** Orders, and does on the provider's page what a button says. */
async function orderAnd({ page, words, press }: Buyer, button: string): Promise<void> {
  await press(words.order);
  await page.waitForURL(/\/sandbox\//);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(/order=/);
}

async function ordersOf(email: string) {
  const rows = await sites.backend.backend.database.db.select().from(orders);
  return rows.filter((row) => row.state !== 'Cart' && JSON.stringify(row).includes(email));
}

const title = (page: Page) => page.locator('main h1').innerText();

describe.each([
  { words: dutch, how: 'with JavaScript', options: {}, byKeyboard: false },
  { words: french, how: 'without JavaScript', options: { javaScriptEnabled: false }, byKeyboard: false },
  { words: german, how: 'by keyboard on a small screen', options: { width: 390 }, byKeyboard: true },
])('a guest in $words.locale, $how', ({ words, options, byKeyboard }) => {
  it('buys a configured product, pays, and finds the order again by the link in the mail', async () => {
    const email = freshEmail();
    const buyer = await arrive(words, options, byKeyboard);
    const { page, context, complaints } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '12');
    await expectAccessible(buyer);
    if (buyer.hasScripts) expect(await page.locator(`header a[href="${words.cart}"]`).innerText()).toContain('1');
    await checkOut(buyer, email);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.width ?? 1440);
    const seen = await page.locator('main [data-total] dd').last().innerText();
    await orderAnd(buyer, words.pay);
    await expect.poll(() => title(page)).toBe(words.thanks);
    await expectAccessible(buyer);
    expect(await page.locator('main [data-total] dd').innerText()).toBe(seen);
    const [order, ...more] = await ordersOf(email);
    expect(order?.state).toBe('Paid');
    expect(more).toEqual([]);
    expect(complaints).toEqual([]);

    const mail = (await mailsTo(sites.backend, email)).find((text) => text.includes('token='));
    const link = /https?:\/\/\S+token=\S+/.exec(mail ?? '')?.[0] ?? '';
    const elsewhere = await arrive(words, options);
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
    const buyer = await arrive(english);
    const { page, context } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '1');
    await checkOut(buyer, email);
    await orderAnd(buyer, button);
    await expect.poll(() => title(page)).toBe(says);
    await expectAccessible(buyer);
    await buyer.press('Pay now');
    await page.waitForURL(/\/sandbox\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/order=/);
    await expect.poll(() => title(page)).toBe(english.thanks);
    const [order, ...more] = await ordersOf(email);
    expect(more).toEqual([]);
    const made = await sites.backend.backend.database.db
      .select({ state: payments.state })
      .from(payments)
      .where(eq(payments.orderId, order?.id ?? ''));
    expect(made.map(({ state }) => state).filter((state) => state === 'paid')).toHaveLength(1);
    expect(made).toHaveLength(2);
    await context.close();
  });
});

describe('what is measured on the way', () => {
  it('is each step once, with what GA4 wants of it, and the purchase never twice', async () => {
    const email = freshEmail();
    const buyer = await arrive(english);
    const { page, context } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '2');
    await untilEvents(page, 'view_cart', 1);
    await page.getByLabel('Quantity of Fjord wall panel').fill('5');
    await page.getByLabel('Quantity of Fjord wall panel').press('Tab');
    await untilEvents(page, 'add_to_cart', 2);
    await checkOut(buyer, email);
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
    const [order] = await ordersOf(email);
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
    const buyer = await arrive(english);
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
      const buyer = await arrive(english, { javaScriptEnabled });
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
    const buyer = await arrive(english);
    await fillCart(buyer, 'fjord-wall-panel', '3');
    const storageState = await buyer.context.storageState();
    await buyer.context.close();
    const context = await browser.newContext({ storageState, extraHTTPHeaders: fromElsewhere() });
    const page = await context.newPage();
    await page.goto(`${sites.origin('acoustic', 'en-GB')}/cart`);
    expect(await page.getByLabel('Quantity of Fjord wall panel').inputValue()).toBe('3');
    await context.close();
  });

  it('becomes the customer’s at login, and leaves with them', async () => {
    const { email } = await addCustomer(sites.backend, { shopId: 'acoustic', locale: 'en-GB' });
    const buyer = await arrive(english);
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
    const buyer = await arrive(english);
    const { page, context } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '3');
    const arrived = page.waitForRequest((request) => request.url().includes('/arrive?'));
    await page.goto(`${sites.origin('acoustic', 'en-GB')}/locale/nl-NL?to=/winkelwagen`);
    const code = (await arrived).url();
    expect(new URL(page.url()).host).toContain('nl-nl.localhost');
    expect(page.url()).not.toContain('code=');
    expect(await page.getByLabel('Aantal van Fjord wandpaneel').inputValue()).toBe('3');
    await context.close();

    const other = await arrive(dutch);
    await other.page.goto(code);
    expect(await other.page.getByLabel('Aantal van Fjord wandpaneel').count()).toBe(0);
    await other.context.close();
  });

  it('leads nowhere while there is nothing in it', async () => {
    const { page, context, goTo } = await arrive(english);
    await goTo('/checkout?step=review&method=ideal');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await goTo('/checkout/result?order=or-nobodys');
    expect(await title(page)).toBe('We cannot show this order here');
    await context.close();
  });
});
