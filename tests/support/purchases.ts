import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { orders } from '#backend/db/schema/orders.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { fromElsewhere } from './account-site.ts';
import type { TestBackend } from './backend.ts';
import {
  type BrowserOptions,
  launchBrowser,
  openPage,
  untilHydrated,
  type WatchedPage,
  type WatchedPageOptions,
} from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createKeyboard, type Hands, pointer, pointerWithoutScripts } from './hands.ts';
import type { PurchaseWords } from './purchase-words.ts';
import { type RequestSites, type RequestSitesOptions, startRequestSites } from './request-sites.ts';

/** A buyer. */
export interface Buyer extends WatchedPage {
  readonly words: PurchaseWords;
  readonly hands: Hands;
  readonly hasScripts: boolean;
  /** Opens a path of the shop. */
  readonly goTo: (path: string) => Promise<void>;
  /** Presses a button of the page. */
  readonly press: (name: string) => Promise<void>;
}

/** The acoustic site with its own backend, and a browser. */
export interface Purchases {
  readonly browser: Browser;
  readonly sites: RequestSites<'acoustic'>;
  /** Opens a visit with an IP address of its own, for rate limits. */
  arrive(words: PurchaseWords, options?: WatchedPageOptions, byKeyboard?: boolean): Promise<Buyer>;
  close(): Promise<void>;
}

/**
 * Starts the acoustic site and a browser.
 *
 * @param distFolder - Holds the built sites, each by its name.
 * @param look - Default: without pictures.
 */
export async function startPurchases(
  distFolder: string,
  options?: RequestSitesOptions,
  look: BrowserOptions = { pictures: false },
): Promise<Purchases> {
  const [browser, sites] = await Promise.all([
    launchBrowser(look),
    startRequestSites(distFolder, ['acoustic'], options),
  ]);
  return {
    browser,
    sites,
    arrive: (words, look, byKeyboard) =>
      arriveAt(browser, sites.origin('acoustic', words.locale), words, look, byKeyboard),
    close: async () => {
      await browser.close();
      await sites.close();
    },
  };
}

/** Opens a tab for a buyer at an origin. */
export async function arriveAt(
  browser: Browser,
  origin: string,
  words: PurchaseWords,
  options: WatchedPageOptions = {},
  byKeyboard = false,
): Promise<Buyer> {
  const watched = await openPage(browser, options);
  await watched.context.setExtraHTTPHeaders(fromElsewhere());
  const { page } = watched;
  const hasScripts = options.javaScriptEnabled !== false;
  const hands = byKeyboard ? createKeyboard(page) : hasScripts ? pointer : pointerWithoutScripts;
  return {
    ...watched,
    words,
    hands,
    hasScripts,
    goTo: async (path) => {
      await page.goto(`${origin}${path}`);
      if (hasScripts) await untilHydrated(page);
    },
    press: (name) => hands.press(page.locator('main').getByRole('button', { name, exact: true })),
  };
}

/** Returns the path of a product's page in a language. */
export function productPath({ locale, prefix }: PurchaseWords, id: string): string {
  const product = demoSeed.shops.find((shop) => shop.id === 'acoustic')?.products.find(({ key }) => key === id);
  const [language = ''] = locale.split('-');
  return `${prefix}${Reflect.get(Object(product?.slugs), language)}`;
}

/** Adds a quantity of a product to the cart, and goes there. */
export async function fillCart(buyer: Buyer, id: string, quantity: string): Promise<void> {
  const { page, words, hands, goTo } = buyer;
  await goTo(productPath(words, id));
  await hands.write(page.locator('main [name=quantity]'), quantity);
  await addToCart(buyer);
}

/** Adds the product of the page to the cart, and goes there. */
export async function addToCart({ page, words, hands, hasScripts, press }: Buyer): Promise<void> {
  await press(words.add);
  if (hasScripts) await hands.press(page.locator(`main form a[href="${words.cart}"]`));
  await page.waitForURL(`**${words.cart}`);
  await page.locator('main [data-total]').waitFor();
}

type Address = Readonly<Record<'street' | 'houseNumber' | 'postalCode' | 'city', string>>;

/** An address in the delivery area of every shop. */
const dutchAddress: Address = { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht' };

/** Choices of a checkout. */
export interface CheckoutWish {
  readonly email: string;
  /** ISO 3166-1 alpha-2; default: NL. */
  readonly country?: string;
  /** Default: in the Netherlands. */
  readonly address?: Address;
  /** A business, by its name and its VAT number; default: a private customer. */
  readonly business?: { readonly companyName: string; readonly vatNumber: string };
  /** Default: the preselected one. */
  readonly delivery?: 'Deliver' | 'Pickup' | 'DeliverAndAssemble';
  /** Default: the preselected one. */
  readonly method?: string;
  /** Called at each step. */
  readonly atEachStep?: (buyer: Buyer) => Promise<void>;
}

/** Goes from the cart to the review of the order. */
export async function checkOut(buyer: Buyer, wish: CheckoutWish): Promise<void> {
  const { page, words, press } = buyer;
  const look = wish.atEachStep ?? (async () => undefined);
  const field = (name: string): Locator => page.locator(`main [name="${name}"]`);
  await press(words.toCheckout);
  await field('firstName').waitFor();
  await look(buyer);
  await giveDetails(buyer, wish);
  await press(words.next);
  await page.waitForURL(/step=delivery/);
  await field('method').first().waitFor();
  await look(buyer);
  if (wish.delivery !== undefined) await page.locator(`main [name=method][value=${wish.delivery}]`).check();
  await press(words.next);
  await page.waitForURL(/step=payment/);
  // Hidden where there is nothing to pay.
  await field('method').first().waitFor({ state: 'attached' });
  await look(buyer);
  if (wish.method !== undefined) await page.locator(`main [name=method][value=${wish.method}]`).check();
  await press(words.next);
  await page.waitForURL(/step=review/);
  // An order that is to be approved first has no remark yet.
  await page.locator('main textarea, main form:has(input[value=approvalRequest])').first().waitFor();
  await look(buyer);
}

async function giveDetails({ page, hands }: Buyer, wish: CheckoutWish): Promise<void> {
  const { email, country = 'NL', address = dutchAddress, business } = wish;
  const field = (name: string): Locator => page.locator(`main [name="${name}"]`);
  if (business) {
    await page.locator('main [name=customerType][value=Business]').check();
    await hands.write(field('companyName'), business.companyName);
    await hands.write(field('vatNumber'), business.vatNumber);
  }
  await hands.write(field('firstName'), 'Anna');
  await hands.write(field('lastName'), 'Peeters');
  await hands.write(field('email'), email);
  await field('billing.country').selectOption(country);
  for (const [name, text] of Object.entries(address)) await hands.write(field(`billing.${name}`), text);
}

/** Places the order, and presses a button on the provider's page. */
export async function orderAnd({ page, words, press }: Buyer, button: string): Promise<void> {
  await press(words.order);
  await atProvider(page, button);
}

/** Presses a button on the provider's page. */
export async function atProvider(page: Page, button: string): Promise<void> {
  await page.waitForURL(/\/sandbox\//);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(/order=/);
}

/** The failed outcomes of a payment: the button on the provider's page, and the shop's English message. */
export const endsOfPayments = [
  { button: 'Fail', says: 'The payment did not succeed' },
  { button: 'Cancel', says: 'You stopped the payment' },
  { button: 'Expire', says: 'The payment took too long' },
] as const;

/** Returns the heading of the page. */
export function title(page: Page): Promise<string> {
  return page.locator('main h1').innerText();
}

/** Returns the placed orders of an address. */
export async function getOrders({ backend }: TestBackend, email: string) {
  const rows = await backend.database.db.select().from(orders);
  return rows.filter((row) => row.state !== 'Cart' && JSON.stringify(row).includes(email));
}

/** Expects a page without violations of axe. */
export async function expectAccessible({ page, hasScripts }: Buyer): Promise<void> {
  // Axe needs timers, which a page without JavaScript does not have.
  if (!hasScripts) return;
  expect(await findViolations(page)).toEqual([]);
}
