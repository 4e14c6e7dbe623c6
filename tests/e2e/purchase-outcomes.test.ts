import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { payments } from '#backend/db/schema/payments.ts';
import { stock } from '#backend/db/schema/stock.ts';
import { variantPrices } from '#backend/db/schema/variants.ts';
import { field, fill, send } from '#tests/support/account-visits.ts';
import { sumOfCatalogue } from '#tests/support/catalogue-sums.ts';
import { freshEmail, mailsTo, testPassword } from '#tests/support/customers.ts';
import { english } from '#tests/support/purchase-words.ts';
import {
  atProvider,
  type Buyer,
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

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases.close());

const withoutScripts = { javaScriptEnabled: false } as const;

/** Returns the payment states of an address's only order. */
async function getPayments(email: string) {
  const { backend } = purchases.sites;
  const [order, ...more] = await getOrders(backend, email);
  expect(more).toEqual([]);
  return await backend.backend.database.db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? ''));
}

/** Opens the review of an order as a new buyer without JavaScript. */
async function atReview(email: string, wish: Partial<Parameters<typeof checkOut>[1]> = {}): Promise<Buyer> {
  const buyer = await purchases.arrive(english, withoutScripts);
  await fillCart(buyer, 'fjord-wall-panel', '1');
  await checkOut(buyer, { email, ...wish });
  return buyer;
}

/** Completes a payment without the shop's page. */
async function payElsewhere(address: string): Promise<void> {
  const context = await purchases.browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await atProvider(page, 'Pay');
  await context.close();
}

describe('without JavaScript, a payment', () => {
  it('that fails, is cancelled or expires is reported, and another one pays the same order', async () => {
    const email = freshEmail();
    const buyer = await atReview(email);
    const { page, context, press } = buyer;
    await press(english.order);
    for (const { button, says } of endsOfPayments) {
      await atProvider(page, button);
      expect(await title(page)).toBe(says);
      await press('Pay now');
    }
    await atProvider(page, 'Pay');
    expect(await title(page)).toBe(english.thanks);
    expect(await page.getByRole('button', { name: 'Pay now', exact: true }).count()).toBe(0);
    const states = (await getPayments(email)).map(({ state }) => state);
    expect(states).toHaveLength(endsOfPayments.length + 1);
    expect(states.filter((state) => state === 'paid')).toHaveLength(1);
    await context.close();
  });

  it('that is left open can be continued, and its late payment is shown', async () => {
    const email = freshEmail();
    const buyer = await atReview(email);
    const { page, context, press } = buyer;
    await press(english.order);
    await page.waitForURL(/\/sandbox\//);
    const provider = page.url();
    await atProvider(page, 'Leave open');
    expect(await title(page)).toBe('Your order is waiting for your payment');
    await press('Pay now');
    await page.waitForURL(/\/sandbox\//);
    expect(page.url()).toBe(provider);
    await atProvider(page, 'Leave open');
    expect(await getPayments(email)).toEqual([{ state: 'open' }]);

    await payElsewhere(provider);
    await page.getByRole('link', { name: 'Check again', exact: true }).click();
    expect(await title(page)).toBe(english.thanks);
    expect(await page.getByRole('button', { name: 'Pay now', exact: true }).count()).toBe(0);
    expect(await getPayments(email)).toEqual([{ state: 'paid' }]);
    await context.close();
  });

  it('that is pending need not be paid again, and is confirmed once it has arrived', async () => {
    const email = freshEmail();
    const buyer = await atReview(email, { method: 'banktransfer' });
    const { page, context, press } = buyer;
    await press(english.order);
    await page.waitForURL(/\/sandbox\//);
    const provider = page.url();
    await atProvider(page, 'Leave pending');
    expect(await title(page)).toBe('We have your order');
    expect(await page.getByRole('button', { name: 'Pay now', exact: true }).count()).toBe(0);
    await payElsewhere(provider);
    await page.getByRole('link', { name: 'Check again', exact: true }).click();
    expect(await title(page)).toBe(english.thanks);
    expect(await getPayments(email)).toEqual([{ state: 'paid' }]);
    await context.close();
  });
});

describe('after an order without an account', () => {
  it.each([
    ['with', true],
    ['without', false],
  ])('a password makes one that has the order, %s JavaScript', async (_, javaScriptEnabled) => {
    const { backend } = purchases.sites;
    const email = freshEmail();
    const buyer = await purchases.arrive(english, { javaScriptEnabled });
    const { page, context, press, complaints } = buyer;
    await fillCart(buyer, 'fjord-wall-panel', '1');
    await checkOut(buyer, { email });
    await press(english.order);
    await atProvider(page, 'Pay');
    expect(await title(page)).toBe(english.thanks);
    await expectAccessible(buyer);
    const offer = page.getByRole('region', { name: 'Keep this order in an account' });
    expect(await offer.getByLabel('E-mail address').inputValue()).toBe(email);
    await fill(page, 'register', { password: testPassword, passwordConfirmation: testPassword });
    await field(page, 'register', 'termsAccepted').check();
    await send(page, 'register');
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    const mail = (await mailsTo(backend, email)).at(-1) ?? '';
    const link = new URL(/https?:\/\/\S+verify\S+/.exec(mail)?.[0] ?? '');
    await page.goto(new URL(`${link.pathname}${link.search}${link.hash}`, page.url()).href);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await field(page, 'login', 'email').waitFor();
    await fill(page, 'login', { email, password: testPassword });
    await send(page, 'login');
    await page.waitForURL(/my-account/);
    const [order] = await getOrders(backend, email);
    await page.goto(new URL('/my-account/orders', page.url()).href);
    await page
      .getByRole('main')
      .getByText(order?.number ?? 'none')
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Parses an amount to cents. */
function centsIn(text: string): number {
  return Number(text.replaceAll(/\D/g, ''));
}

describe('without JavaScript, an order', () => {
  it.each([
    // In the Netherlands delivery with fitting has a fixed price, and collection is free.
    { delivery: 'Pickup', name: 'Collection', costs: 0 },
    { delivery: 'DeliverAndAssemble', name: 'Delivery and fitting', costs: 21_912 },
  ] as const)('comes by $delivery, at its price', async ({ delivery, name, costs }) => {
    const email = freshEmail();
    const buyer = await purchases.arrive(english, withoutScripts);
    const { page, context } = buyer;
    await fillCart(buyer, 'nube-ceiling-raft', '2');
    await checkOut(buyer, { email, delivery });
    const goods = sumOfCatalogue({ productId: 'nube-ceiling-raft', quantity: 2, currency: 'GBP' });
    const total = Math.round(goods * 1.21) + Math.round(costs * 1.21);
    const expectAll = async (): Promise<void> => {
      const row = page.locator('main dl:has([data-total]) > div').filter({ hasText: name }).locator('dd');
      expect(await row.innerText()).toBe(costs === 0 ? 'Free' : '£265.14');
      expect(centsIn(await page.locator('main [data-total] dd').innerText())).toBe(total);
    };
    await expectAll();
    await orderAnd(buyer, 'Pay');
    expect(await title(page)).toBe(english.thanks);
    await expectAll();
    const [order] = await getOrders(purchases.sites.backend, email);
    expect(order).toMatchObject({ totalIncVat: total, state: 'Paid' });
    await context.close();
  });

  it('that sells out before payment is reported at its line, and does not block other lines', async () => {
    const { db } = purchases.sites.backend.backend.database;
    const ofSet = and(eq(stock.shopId, 'acoustic'), like(stock.variantId, 'lamel-batten-set%'));
    const email = freshEmail();
    const buyer = await purchases.arrive(english, withoutScripts);
    const { page, context, press } = buyer;
    await fillCart(buyer, 'lamel-batten-set', '5');
    await fillCart(buyer, 'fjord-wall-panel', '1');
    await checkOut(buyer, { email });
    const line = page.locator('main').getByRole('listitem').filter({ hasText: 'batten' });

    const { rowCount } = await db.update(stock).set({ available: 2 }).where(ofSet);
    expect(rowCount).toBe(1);
    await press(english.order);
    expect(await getOrders(purchases.sites.backend, email)).toEqual([]);
    await buyer.goTo('/cart');
    await line.getByText('Only 2 are left. Lower the quantity to order.').waitFor();
    expect(await page.getByRole('button', { name: english.toCheckout, exact: true }).count()).toBe(0);

    await db.update(stock).set({ available: 0 }).where(ofSet);
    await buyer.goTo('/checkout');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await line.getByText('This is sold out. Remove it to order the rest.').waitFor();
    await line.getByRole('button', { name: /^Remove/ }).click();
    await press(english.toCheckout);
    await buyer.goTo('/checkout?step=payment');
    await press(english.next);
    await orderAnd(buyer, 'Pay');
    expect(await title(page)).toBe(english.thanks);
    await context.close();
  });

  it('whose price changes meanwhile is reported at its line, and is never placed at an unseen price', async () => {
    const email = freshEmail();
    const buyer = await purchases.arrive(english, withoutScripts);
    const { page, context, press } = buyer;
    await fillCart(buyer, 'quadra-ceiling-tile', '1');
    await checkOut(buyer, { email });
    const { db } = purchases.sites.backend.backend.database;
    const ofTile = and(
      eq(variantPrices.currency, 'GBP'),
      eq(variantPrices.shopId, 'acoustic'),
      like(variantPrices.variantId, 'quadra-ceiling-tile%'),
    );
    const before = sumOfCatalogue({ productId: 'quadra-ceiling-tile', quantity: 1, currency: 'GBP' });
    await db
      .update(variantPrices)
      .set({ priceExcVat: before + 1000 })
      .where(ofTile);
    const money = (cents: number): string => `£${(cents / 100).toFixed(2)}`;
    const note = `The price has changed from ${money(before)} to ${money(before + 1000)} (excl. VAT).`;
    await press(english.order);
    expect(await getOrders(purchases.sites.backend, email)).toEqual([]);
    await page.locator('main').getByText(note).waitFor();
    await press(english.order);
    await atProvider(page, 'Pay');
    expect(await title(page)).toBe(english.thanks);
    const [order] = await getOrders(purchases.sites.backend, email);
    expect(order?.record?.totals.goodsExcVat).toBe(before + 1000);
    await context.close();
  });
});

describe('without JavaScript, a quantity', () => {
  it.each([
    { wanted: '0', says: 'Enter 1 or more.' },
    { wanted: '5', says: 'Enter 4 or less.' },
  ])('of $wanted, where four may be ordered, is refused at its field', async ({ wanted, says }) => {
    const buyer = await purchases.arrive(english, withoutScripts);
    const { page, context, goTo, press } = buyer;
    await goTo(productPath(english, 'sample-box'));
    const field = page.locator('main').getByRole('spinbutton', { name: 'Quantity' });
    await field.fill(wanted);
    await press(english.add);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    const texts = await Promise.all(described.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
    expect(texts.join(' ')).toContain(says);
    expect(await field.inputValue()).toBe(wanted);

    await fillCart(buyer, 'sample-box', '4');
    const inCart = page.locator('main').getByLabel(/^Quantity of/);
    await inCart.fill(wanted);
    await press('Update');
    expect(await inCart.getAttribute('aria-invalid')).toBe('true');
    const said = await page.locator(`[id="${await inCart.getAttribute('aria-describedby')}"]`).innerText();
    expect(said).toContain(says);
    await context.close();
  });
});
