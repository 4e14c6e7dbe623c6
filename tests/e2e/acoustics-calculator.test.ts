import { createServer, type Server } from 'node:http';
import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { untilHydrated } from '#tests/support/browser.ts';
import { dutch, english } from '#tests/support/purchase-words.ts';
import { type Buyer, type Purchases, startPurchases } from '#tests/support/purchases.ts';
import { ask } from '#tests/support/storefront.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases.close());

const path = '/acoustics-calculator';
const field = (page: Page, name: string): Locator => page.locator(`main [name=${name}]`);
const result = (page: Page): Locator => page.locator('#room-result');
const unfold = (page: Page | FrameLocator, title: string): Promise<void> =>
  page.locator('main summary').filter({ hasText: title }).click();

/** What is bought, and how many of it. */
async function shoppingList(page: Page): Promise<readonly (readonly string[])[]> {
  const rows = result(page).locator('form tbody tr');
  return await Promise.all(
    (await rows.all()).map(async (row) => [
      (await row.locator('a').innerText()).split(',')[0] ?? '',
      await row.locator('td').nth(1).innerText(),
    ]),
  );
}

async function describeRoom({ page, press }: Buyer): Promise<void> {
  await field(page, 'length').fill('6');
  await field(page, 'width').fill('5.5');
  await field(page, 'use').selectOption('office');
  await unfold(page, 'Furniture and people');
  await field(page, 'people').fill('20');
  const before = await result(page).innerText();
  await press('Calculate');
  await page.waitForURL(/use=office/);
  await expect.poll(() => result(page).innerText()).not.toBe(before);
}

describe.each([['with', true] as const, ['without', false] as const])(
  'the calculator %s JavaScript',
  (_, javaScriptEnabled) => {
    it('says how a room sounds before and after, and puts what it takes into the cart', async () => {
      const buyer = await purchases.arrive(english, { javaScriptEnabled });
      const { page, goTo, press, context } = buyer;
      await goTo(path);
      await describeRoom(buyer);
      if (javaScriptEnabled) await expectAccessible(page);
      const cells = await result(page).locator('figure tbody tr').first().locator('td').allInnerTexts();
      const [before = 0, after = 0] = cells.map((text) => Number.parseFloat(text));
      expect(before).toBeGreaterThan(after);
      const wanted = await shoppingList(page);
      // One on the walls and one on the ceiling: two lines of one order.
      expect(wanted).toHaveLength(2);
      const total = await result(page).locator('form tfoot strong').innerText();
      await press('Add all to the cart');
      await page.waitForURL(/\/cart(#|$)/);
      const cart = page.locator('main');
      await cart.locator('[data-total]').waitFor();
      for (const [name = '', quantity = ''] of wanted) {
        const line = cart.getByRole('listitem').filter({ hasText: name });
        expect(await line.getByRole('spinbutton').inputValue()).toBe(quantity);
      }
      expect(await cart.innerText()).toContain(total.trim());
      await context.close();
    });

    it('begins with a room and what comes of it, and folds away what few change', async () => {
      const { page, goTo, context } = await purchases.arrive(english, { javaScriptEnabled });
      await goTo(path);
      expect(await result(page).innerText()).toContain('The reverberation time is');
      expect(await field(page, 'length').inputValue()).toBe('6');
      expect(await field(page, 'people').isVisible()).toBe(false);
      await unfold(page, 'Furniture and people');
      expect(await field(page, 'people').isVisible()).toBe(true);
      // It is open where its value is changed or wrong.
      for (const people of ['20', '-1']) {
        await goTo(`${path}?people=${people}`);
        expect([people, await field(page, 'people').isVisible()]).toEqual([people, true]);
      }
      expect(await field(page, 'wallLimit').isVisible()).toBe(false);
      await context.close();
    });

    it('says what is wrong with a number, and keeps the others', async () => {
      const { page, goTo, press, context } = await purchases.arrive(english, { javaScriptEnabled });
      await goTo(path);
      await field(page, 'height').fill('1');
      await unfold(page, 'Furniture and people');
      await field(page, 'people').fill('7');
      await press('Calculate');
      await page.waitForURL(/height=1/);
      await expect.poll(() => field(page, 'height').getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator('main').innerText()).toContain('A number from 2 to 20');
      expect(await field(page, 'people').inputValue()).toBe('7');
      expect(await result(page).count()).toBe(0);
      await context.close();
    });
  },
);

it('shows the same room to whom its address is sent, in another language too', async () => {
  const { page, goTo, context } = await purchases.arrive(english);
  await goTo(`${path}?area=40&height=3&use=office&people=8&country=AT`);
  await untilHydrated(page);
  const here = await shoppingList(page);
  expect(await result(page).innerText()).toMatch(/DIN\s18041 is used instead/);
  const href = await page.locator('a[hreflang=nl-NL]').first().getAttribute('href');
  const address = new URL(href ?? '', page.url()).searchParams.get('to') ?? '';
  expect(address).toContain('area=40');
  const there = await purchases.arrive(dutch);
  await there.goTo(address);
  expect((await shoppingList(there.page)).map(([, quantity]) => quantity)).toEqual(
    here.map(([, quantity]) => quantity),
  );
  await there.context.close();
  await context.close();
});

it('fits a narrow phone', async () => {
  const { page, goTo, context } = await purchases.arrive(english, { width: 320 });
  await goTo(`${path}?use=office`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

describe('in a frame of another website', () => {
  let server: Server;
  let shop: string;
  beforeAll(async () => {
    const buyer = await purchases.arrive(english);
    await buyer.goTo(path);
    const code = await buyer.page.locator('details code').textContent();
    shop = new URL(buyer.page.url()).origin;
    await buyer.context.close();
    // The address of the snippet is that of the production host, which is not here.
    const frame = (code ?? '').replace(/https:\/\/[^/]+/, shop);
    server = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html');
      answer.end(`<!doctype html><h1>Our studio</h1>${frame}<iframe name="home" src="${shop}/"></iframe>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const askShop = (of: string) => ask(Number(new URL(shop).port), of, { host: new URL(shop).host });

  it('it calculates without scripts, and leads to the shop to buy', async () => {
    const { page, context } = await purchases.arrive(english);
    const address = server.address();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    const frame = page.frameLocator('iframe[title="Room acoustics calculator"]');
    expect(await frame.locator('header a, footer, script[src]').count()).toBe(0);
    await frame.locator('[name=length]').fill('6');
    await unfold(frame, 'Furniture and people');
    await frame.locator('[name=people]').fill('20');
    await frame.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => page.frames().some((each) => each.url().includes('people=20'))).toBe(true);
    await frame.locator('#room-result').waitFor();
    expect(await frame.getByRole('button', { name: 'Add all to the cart' }).count()).toBe(0);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'See and order at Acoustic' }).click(),
    ]);
    await tab.getByRole('button', { name: 'Add all to the cart' }).waitFor();
    expect(tab.url()).toMatch(/people=20/);
    expect(tab.url()).not.toContain('embed');
    // No other page may be shown so.
    expect(await page.frame({ name: 'home' })?.locator('main').count()).toBe(0);
    await context.close();
  });

  it('no other page of the shop may stand, whatever its address says', async () => {
    for (const other of [
      '/',
      '/?embed=1',
      '/products?embed=1',
      `${path}?embed=2`,
      `${path}?embed=`,
      '/cart?embed=1',
      '/nothing?embed=1',
    ]) {
      const { headers } = await askShop(other);
      expect(headers.get('content-security-policy'), other).toContain("frame-ancestors 'none'");
    }
    const { headers } = await askShop(`${path}?embed=1`);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors \*;.*script-src 'none'/);
    expect(headers.get('set-cookie')).toBeNull();
  });
});

it('begins on the home page, with the size and the use of a room', async () => {
  const { page, goTo, press, context } = await purchases.arrive(english, { javaScriptEnabled: false });
  await goTo('/');
  await field(page, 'length').fill('8');
  await field(page, 'use').selectOption('teaching');
  await press('Calculate');
  await page.waitForURL(/acoustics-calculator\?length=8&.*use=teaching/);
  await result(page).waitFor();
  expect(await field(page, 'width').inputValue()).toBe('5');
  await context.close();
});
