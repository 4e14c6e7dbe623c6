import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { acceptWithdrawal, listWithdrawals, refundWithdrawal } from '#backend/compositions/decide-withdrawals.ts';
import { advance, ship } from '#backend/compositions/operate-orders.ts';
import { getFields } from './account-words.ts';
import type { WatchedPageOptions } from './browser.ts';
import { untilHydrated } from './browser.ts';
import { freshEmail, mailsTo, testPassword } from './customers.ts';
import {
  type Buyer,
  checkOut,
  expectAccessible,
  getOrders,
  orderAnd,
  type Purchases,
  productPath,
  title,
} from './purchases.ts';
import type { ShoppingWords } from './shopping-words.ts';

/** A shopper and their shop. */
interface Walk {
  readonly purchases: Purchases;
  readonly buyer: Buyer;
  readonly words: ShoppingWords;
  readonly email: string;
}

/**
 * Walks through the shop: saves two configurations as a guest, registers, finds and reorders them, shares one, adds
 * both to the cart, pays, opens the order and its invoice, withdraws one line, and gets the credit note. Includes the
 * operator's steps.
 */
export async function walkTheShop(purchases: Purchases, words: ShoppingWords, look: WatchedPageOptions): Promise<void> {
  const buyer = await purchases.arrive(words.purchase, look);
  const walk = { purchases, buyer, words, email: freshEmail() };
  await saveAsGuest(walk);
  await register(walk);
  await reorder(walk);
  await share(walk);
  await buy(walk);
  const number = await findOrder(walk);
  await withdrawPanel(walk);
  await settle(walk, number);
  await findCreditNote(walk);
  expect(buyer.complaints).toEqual([]);
  await buyer.context.close();
}

/** A saved item by its title. */
const item = ({ buyer: { page } }: Walk, name: string): Locator =>
  page.locator('main ol > li').filter({ has: page.getByRole('heading', { name, exact: true }) });

const titles = ({ buyer: { page } }: Walk): Promise<string[]> => page.locator('main ol > li h2').allInnerTexts();

async function expectToFit({ buyer }: Walk): Promise<void> {
  const [inner, outer] = await buyer.page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(inner).toBeLessThanOrEqual(outer);
  await expectAccessible(buyer);
}

async function saveAsGuest(walk: Walk): Promise<void> {
  const { buyer, words } = walk;
  const { page, goTo, press } = buyer;
  await goTo(productPath(words.purchase, 'fjord-wall-panel'));
  await page.getByRole('radio', { name: words.side }).check();
  await page.locator('main [name=quantity]').fill('3');
  await press(words.save);
  await page.getByText(words.saved, { exact: true }).waitFor();
  await goTo(productPath(words.purchase, 'drape-acoustic-curtain'));
  await page.locator('main [name$=".width"]').fill('1500');
  await page.locator('main [name$=".height"]').fill('2400');
  await press(words.save);
  await page.getByText(words.saved, { exact: true }).waitFor();
  await goTo(words.savedItems);
  await page.getByRole('heading', { name: words.guestOnly }).waitFor();
  expect(await titles(walk)).toEqual([words.panel, words.curtain]);
  expect(await item(walk, words.panel).innerText()).toContain(words.side);
  expect(await item(walk, words.curtain).innerText()).toContain('1500 × 2400');
  await expectToFit(walk);
}

async function register({ purchases, buyer, words, email }: Walk): Promise<void> {
  const { page, goTo } = buyer;
  const { account } = words;
  const fields = getFields(page, account);
  await page.locator(`main a[href="${account.paths.register}"]`).click();
  await page.waitForURL(`**${account.paths.register}`);
  await fields.firstName.fill('Anna');
  await fields.lastName.fill('Peeters');
  await fields.email.fill(email);
  await fields.password.fill(testPassword);
  await fields.repeat.fill(testPassword);
  await fields.terms.check();
  await fields.button(account.register).click();
  await page.waitForURL(`**${account.paths.sent}`);
  const [mail = ''] = await mailsTo(purchases.sites.backend, email);
  const link = /https?:\/\/\S+token=[\w-]{43}/.exec(mail)?.[0] ?? '';
  // The mail is opened on another device.
  const elsewhere = await purchases.arrive(words.purchase);
  await elsewhere.page.goto(link);
  await getFields(elsewhere.page, account).button(account.confirm).click();
  await elsewhere.page.getByText(account.confirmed).first().waitFor();
  await elsewhere.context.close();
  await goTo(account.paths.login);
  await fields.email.fill(email);
  await fields.password.fill(testPassword);
  await fields.button(account.login).click();
  await page.waitForURL((url) => url.pathname !== account.paths.login);
}

async function reorder(walk: Walk): Promise<void> {
  const { buyer, words } = walk;
  const { page, goTo } = buyer;
  await goTo(words.savedItems);
  expect(await titles(walk)).toEqual([words.panel, words.curtain]);
  expect(await page.getByRole('heading', { name: words.guestOnly }).count()).toBe(0);
  // With JavaScript the list shows the new order before the server has stored it.
  const kept = buyer.hasScripts && page.waitForResponse((answer) => answer.url().includes('storage.move'));
  await page.getByRole('button', { name: `${words.up} ${words.curtain}` }).click();
  await expect.poll(() => titles(walk)).toEqual([words.curtain, words.panel]);
  await kept;
  await goTo(words.savedItems);
  expect(await titles(walk)).toEqual([words.curtain, words.panel]);
  await expectToFit(walk);
}

async function share(walk: Walk): Promise<void> {
  const { purchases, words } = walk;
  const panel = item(walk, words.panel);
  await panel.locator('summary').filter({ hasText: words.share }).click();
  await panel.getByRole('button', { name: words.makeLink }).click();
  const address = (await panel.getByRole('link', { name: words.openShared }).getAttribute('href')) ?? '';
  const other = await purchases.arrive(words.purchase);
  await other.goTo(address);
  expect(await title(other.page)).toBe(words.panel);
  const shown = await other.page.locator('main').innerText();
  expect(shown).toContain(words.side);
  expect(shown).toContain(words.priceOfToday);
  expect(shown).not.toContain('Peeters');
  await other.page.getByRole('link', { name: words.toProduct, exact: true }).click();
  await other.page.waitForURL(/configuration=/);
  await expect.poll(() => other.page.getByRole('radio', { name: words.side }).isChecked()).toBe(true);
  await other.context.close();
}

async function buy(walk: Walk): Promise<void> {
  const { buyer, words, email } = walk;
  const { page, goTo } = buyer;
  for (const box of await page.locator('main ol > li').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: words.chosenToCart }).click();
  await page.getByText(words.inCart).waitFor();
  await goTo(words.purchase.cart);
  await page.locator('main [data-total]').waitFor();
  await checkOut(buyer, { email });
  await orderAnd(buyer, words.purchase.pay);
  await expect.poll(() => title(page)).toBe(words.purchase.thanks);
  await expectToFit(walk);
}

async function findOrder(walk: Walk): Promise<string> {
  const { purchases, buyer, words, email } = walk;
  const { page, goTo } = buyer;
  const { backend } = purchases.sites.backend;
  const [order] = await getOrders(purchases.sites.backend, email);
  const number = order?.number ?? '';
  const name = { name: number, shop: 'acoustic' };
  await advance(backend.database.db, name, undefined, new Date());
  await ship(backend.database.db, name, { carrier: 'PostNL', tracking: '3SABC123', url: undefined }, new Date());
  await advance(backend.database.db, name, 'Completed', new Date());
  await goTo(words.orders);
  await page.getByRole('link', { name: `${words.order} ${number}` }).click();
  await page.waitForURL(/\/or-/);
  await expect.poll(() => title(page)).toBe(`${words.order} ${number}`);
  const shown = await page.locator('main').innerText();
  for (const said of [words.panel, words.curtain, words.side, words.delivered]) expect(shown).toContain(said);
  await expectToFit(walk);
  await expectPdf(walk, words.invoice);
  return number;
}

async function withdrawPanel(walk: Walk): Promise<void> {
  const { buyer, words, email } = walk;
  const { page, press } = buyer;
  await page.getByRole('link', { name: words.withdraw }).click();
  await page.waitForURL(/view=withdraw/);
  await expect.poll(() => page.locator('main').innerText()).toContain(words.excluded);
  expect(await page.locator('main input[type=number]').count()).toBe(1);
  await page.getByLabel(words.quantityOfPanel).fill('3');
  await expectToFit(walk);
  await press(words.purchase.next);
  await page.getByText(email).waitFor();
  await press(words.confirmWithdrawal);
  await page.waitForURL(/view=withdrawn/);
  await expect.poll(() => title(page)).toBe(words.withdrawalReceived);
  await expectToFit(walk);
}

/** Settles the withdrawal as an operator. */
async function settle({ purchases }: Walk, number: string): Promise<void> {
  const { backend } = purchases.sites.backend;
  const { db } = backend.database;
  const waiting = await listWithdrawals(db, { shop: 'acoustic', state: 'requested' });
  const id = waiting.find(({ order }) => order === number)?.id ?? '';
  await acceptWithdrawal(db, id, new Date());
  await refundWithdrawal(db, id, undefined, new Date());
  await backend.payments.refunding.wake();
}

async function findCreditNote(walk: Walk): Promise<void> {
  const { buyer, words } = walk;
  const { page } = buyer;
  await page.getByRole('link', { name: words.backToOrder }).click();
  await page.waitForURL(/\/or-[^?]*$/);
  await page.reload();
  if (buyer.hasScripts) await untilHydrated(page);
  expect(await page.locator('main').innerText()).toContain(words.withdrawalRefunded);
  await expectPdf(walk, words.creditNote);
  await expectPdf(walk, words.invoice);
}

/** Downloads a document of the order, and expects a PDF. */
async function expectPdf({ buyer: { page } }: Walk, name: RegExp): Promise<void> {
  const link = page.getByRole('link', { name });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
}
