import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filesPath } from '#runtime/contracts/stored-file.ts';
import { untilHydrated } from '#tests/support/browser.ts';
import { sumOfCatalogue } from '#tests/support/catalogue-sums.ts';
import { english } from '#tests/support/purchase-words.ts';
import { addToCart, type Buyer, type Purchases, productPath, startPurchases } from '#tests/support/purchases.ts';
import { testPdf } from '#tests/support/uploads.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases.close());

async function lookAt(id: string, options: { readonly javaScriptEnabled?: boolean } = {}): Promise<Buyer> {
  const buyer = await purchases.arrive(english, options);
  await buyer.goTo(productPath(english, id));
  return buyer;
}

const form = (page: Page) => page.locator('main form:has([name=quantity])');

/** Holds requests back. @returns A function that lets them go. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits for the running price, and returns it in cents with VAT. */
function runningPrice(page: Page) {
  return expect.poll(async () => {
    const text = await page.locator('main [aria-live][aria-busy=false] strong').innerText();
    return Number(text.replaceAll(/\D/g, ''));
  });
}

/** Returns a product's price with British VAT, in cents. */
function withVat(productId: string, chosen: Readonly<Record<string, string | true>> = {}, quantity = 1): number {
  return Math.round(sumOfCatalogue({ productId, quantity, chosen, currency: 'GBP' }) * 1.2);
}

describe('an option that depends on another', () => {
  it('appears with the value that requires it, is then required, and disappears with it', async () => {
    const buyer = await lookAt('nube-ceiling-raft');
    const { page, context, press } = buyer;
    const lamp = form(page).getByRole('checkbox', { name: /^60 mm opening/ });
    const position = form(page).getByRole('textbox', { name: /^Position of the opening/ });
    expect(await position.isVisible()).toBe(false);
    await lamp.check();
    await position.waitFor();
    await press('Add to cart');
    await expect.poll(() => position.getAttribute('aria-invalid')).toBe('true');
    const described = (await position.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const said = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).innerText()));
    expect(said.join(' ')).toContain('Please fill this in.');
    await lamp.uncheck();
    expect(await position.isVisible()).toBe(false);
    await runningPrice(page).toBe(withVat('nube-ceiling-raft'));
    await lamp.check();
    await position.fill('In the middle');
    await runningPrice(page).toBe(withVat('nube-ceiling-raft', { lamp: true }));
    await addToCart(buyer);
    expect(await page.locator('main').innerText()).toContain('In the middle');
    await context.close();
  });

  it.each([true, false])(
    'becomes required by another’s value, and then is, with JavaScript: %s',
    async (hasScripts) => {
      const buyer = await lookAt('tract-slat-wall', { javaScriptEnabled: hasScripts });
      const { page, context, press } = buyer;
      const width = form(page).getByRole('spinbutton', { name: /^Width/ });
      const drawing = form(page).getByLabel(/^Drawing or photograph of the wall/);
      expect(await drawing.getAttribute('aria-required')).toBeNull();
      await width.fill('6200');
      if (hasScripts) await expect.poll(() => drawing.getAttribute('aria-required')).toBe('true');
      await press('Add to cart');
      await expect.poll(() => drawing.getAttribute('aria-invalid')).toBe('true');
      expect(new URL(page.url()).pathname).toBe(productPath(english, 'tract-slat-wall'));
      expect(await width.inputValue()).toBe('6200');
      await drawing.setInputFiles({ name: 'wall.pdf', mimeType: 'application/pdf', buffer: testPdf(2000) });
      if (hasScripts) await form(page).getByText('wall.pdf – Added').waitFor();
      await addToCart(buyer);
      const line = page.locator('main').getByRole('listitem').filter({ hasText: 'Tract' });
      expect(await line.innerText()).toContain('wall.pdf');
      expect(await line.innerText()).toContain('6200 × 2600');
      await context.close();
    },
  );

  it('is not left behind: a product is added only once its file is stored', async () => {
    const buyer = await lookAt('tract-slat-wall');
    const { page, context, press } = buyer;
    const drawing = form(page).getByLabel(/^Drawing or photograph of the wall/);
    const letUploadGo = await hold(page, `**${filesPath}`);
    await drawing.setInputFiles({ name: 'wall.pdf', mimeType: 'application/pdf', buffer: testPdf(2000) });
    await form(page)
      .getByText(/^wall\.pdf – /)
      .waitFor();
    await press('Add to cart');
    await form(page).getByText('A file is still on its way.').first().waitFor();
    expect(await drawing.getAttribute('aria-invalid')).toBe('true');
    letUploadGo();
    await form(page).getByText('wall.pdf – Added').waitFor();
    await expect.poll(() => drawing.getAttribute('aria-invalid')).toBeNull();
    await addToCart(buyer);
    expect(await page.locator('main').getByRole('listitem').filter({ hasText: 'Tract' }).innerText()).toContain(
      'wall.pdf',
    );
    await context.close();
  });

  it('is narrowed by another’s value, and an invalid value is reported', async () => {
    const { page, context, press } = await lookAt('drape-acoustic-curtain');
    const heading = form(page).getByRole('combobox', { name: /^Heading/ });
    const height = form(page).getByRole('spinbutton', { name: /^Height/ });
    await heading.selectOption('eyelet');
    await runningPrice(page).toBe(withVat('drape-acoustic-curtain', { heading: 'eyelet' }));
    await form(page)
      .getByRole('spinbutton', { name: /^Width/ })
      .fill('1400');
    await height.fill('2900');
    await expect.poll(() => heading.locator('option[value=eyelet]').count()).toBe(0);
    await press('Add to cart');
    await expect.poll(() => heading.getAttribute('aria-invalid')).toBe('true');
    await heading.selectOption('wave');
    await expect.poll(() => heading.getAttribute('aria-invalid')).toBeNull();
    await press('Add to cart');
    await page.locator('main form a[href="/cart"]').waitFor();
    await context.close();
  });

  it('shows no error for a value that was changed while the old one was checked', async () => {
    const { page, context, press } = await lookAt('drape-acoustic-curtain');
    const heading = form(page).getByRole('combobox', { name: /^Heading/ });
    await heading.selectOption('eyelet');
    await form(page)
      .getByRole('spinbutton', { name: /^Width/ })
      .fill('1400');
    await form(page)
      .getByRole('spinbutton', { name: /^Height/ })
      .fill('2900');
    await expect.poll(() => heading.getAttribute('aria-invalid')).toBe('true');
    const letGo = await hold(page, /cart\.add/);
    const refused = page.waitForResponse(/cart\.add/);
    await press('Add to cart');
    await heading.selectOption('wave');
    letGo();
    await refused;
    await form(page).getByRole('button', { name: 'Add to cart', disabled: false }).waitFor();
    await expect.poll(() => heading.getAttribute('aria-invalid')).toBeNull();
    await press('Add to cart');
    await page.locator('main form a[href="/cart"]').waitFor();
    await context.close();
  });
});

describe('the running price', () => {
  it.each(['melamine-absorber-block', 'corner-bass-trap', 'fjord-wall-panel'])(
    'of %s is at first what it costs without anything chosen, and that is what the cart asks for',
    async (id) => {
      const buyer = await lookAt(id);
      const { page, context } = buyer;
      await runningPrice(page).toBe(withVat(id));
      await addToCart(buyer);
      const price = await page.locator('main h2 + *').first().innerText();
      expect(Number(price.replaceAll(/\D/g, ''))).toBe(withVat(id));
      await context.close();
    },
  );

  it('is that of the last choice, even if the answer to an earlier one arrives later', async () => {
    const { page, context } = await lookAt('fjord-wall-panel');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = 0;
    await page.route(/configurator\.configure/, async (route) => {
      asked += 1;
      if (asked === 1) await held;
      await route.continue();
    });
    const withMagnets = withVat('fjord-wall-panel', { edge: 'bevelled', mounting: 'magnets' });
    const sent = page.waitForRequest(/configurator\.configure/);
    await form(page)
      .getByRole('radio', { name: /^Bevelled/ })
      .check();
    const first = await sent;
    await form(page)
      .getByRole('combobox', { name: /^Fixing/ })
      .selectOption('magnets');
    await runningPrice(page).toBe(withMagnets);
    const late = page.waitForResponse((response) => response.request() === first);
    letGo();
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await runningPrice(page).toBe(withMagnets);
    expect(asked).toBe(2);
    await context.close();
  });
});

describe('the address', () => {
  it('keeps the configuration over a reload, in a shared link, and after going back', async () => {
    const { page, context } = await lookAt('fjord-wall-panel');
    await form(page)
      .getByRole('radio', { name: /^Bevelled/ })
      .check();
    await form(page)
      .getByRole('combobox', { name: /^Fixing/ })
      .selectOption('magnets');
    await form(page).getByRole('spinbutton', { name: 'Quantity' }).fill('4');
    const price = withVat('fjord-wall-panel', { edge: 'bevelled', mounting: 'magnets' }, 4);
    const expectAll = async (shown: Page): Promise<void> => {
      await runningPrice(shown).toBe(price);
      expect(
        await form(shown)
          .getByRole('radio', { name: /^Bevelled/ })
          .isChecked(),
      ).toBe(true);
      expect(
        await form(shown)
          .getByRole('combobox', { name: /^Fixing/ })
          .inputValue(),
      ).toBe('magnets');
      expect(await form(shown).getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('4');
    };
    await expectAll(page);
    await page.waitForURL(/configuration=/);
    const shared = page.url();
    await page.reload();
    await untilHydrated(page);
    await expectAll(page);

    for (const javaScriptEnabled of [true, false]) {
      const other = await purchases.arrive(english, { javaScriptEnabled });
      await other.page.goto(shared);
      if (javaScriptEnabled) await untilHydrated(other.page);
      await expectAll(other.page);
      await other.context.close();
    }

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await page.waitForURL('**/cart');
    await page.getByText('There is nothing in your cart yet.').waitFor();
    await page.goBack();
    await expectAll(page);
    await page.goForward();
    await page.waitForURL('**/cart');
    await context.close();
  });
});
