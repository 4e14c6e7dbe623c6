import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { english } from '#tests/support/purchase-words.ts';
import { type Buyer, type Purchases, productPath, startPurchases } from '#tests/support/purchases.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases.close());

/** Looks at a product with many options, its form at the top of the window. */
async function lookAtForm(width: number): Promise<Buyer> {
  const buyer = await purchases.arrive(english, { width });
  await buyer.page.emulateMedia({ reducedMotion: 'reduce' });
  await buyer.goTo(productPath(english, 'fjord-wall-panel'));
  await buyer.page.locator('main form:has([name=quantity])').evaluate((form) => form.scrollIntoView());
  return buyer;
}

const addButton = ({ page }: Buyer) => page.locator('main').getByRole('button', { name: 'Add to cart', exact: true });

it('keeps the price and the button in the window of a phone while the form is in it', async () => {
  const buyer = await lookAtForm(390);
  const button = await addButton(buyer).boundingBox();
  const price = await buyer.page.locator('main [aria-live] strong').boundingBox();
  expect((button?.y ?? 900) + (button?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(price?.y).toBeGreaterThan(800);
  await buyer.context.close();
});

it('does not move the button when the price of more pieces comes', async () => {
  const buyer = await lookAtForm(390);
  const { page } = buyer;
  const before = await addButton(buyer).boundingBox();
  await page.locator('main [name=quantity]').fill('12');
  await page.locator('main [aria-live]').getByText('12 ×').waitFor();
  expect(await addButton(buyer).boundingBox()).toEqual(before);
  await buyer.context.close();
});

it('leaves them below the form on a wide window', async () => {
  const buyer = await lookAtForm(1440);
  const quantity = await buyer.page.locator('main [name=quantity]').boundingBox();
  const button = await addButton(buyer).boundingBox();
  expect(button?.y).toBeGreaterThan(quantity?.y ?? Number.POSITIVE_INFINITY);
  await buyer.context.close();
});

it('hides nothing that the keyboard reaches behind them', async () => {
  const buyer = await lookAtForm(390);
  const { page } = buyer;
  await page.locator('main form:has([name=quantity]) :is(input, select, textarea):visible').first().focus();
  const hidden: string[] = [];
  let isAtButton = false;
  for (let step = 0; step < 40 && !isAtButton; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      const bar = document.querySelector('main form:has([name=quantity]) button[type=submit]')?.parentElement;
      const edge = bar?.getBoundingClientRect().top ?? 0;
      return {
        name: element?.getAttribute('name') ?? element?.textContent ?? '',
        isAtButton: bar?.contains(element) === true,
        isHidden: top >= edge || (bottom > edge && bottom - edge > (bottom - top) / 2),
      };
    });
    isAtButton = focused.isAtButton;
    if (focused.isHidden && !isAtButton) hidden.push(focused.name);
  }
  expect({ hidden, isAtButton }).toEqual({ hidden: [], isAtButton: true });
  await buyer.context.close();
});

it('counts pieces with buttons, within what can be bought, and says what they cost', async () => {
  const buyer = await purchases.arrive(english);
  const { page } = buyer;
  await buyer.goTo(productPath(english, 'fjord-wall-panel'));
  const quantity = page.locator('main').getByRole('spinbutton', { name: 'Quantity' });
  const price = page.locator('main [aria-live] strong');
  const [least, one] = [Number(await quantity.inputValue()), await price.innerText()];
  await page.locator('main').getByRole('button', { name: 'Less of' }).click();
  expect(await quantity.inputValue()).toBe(String(least));
  await page.locator('main').getByRole('button', { name: 'More of' }).click();
  expect(Number(await quantity.inputValue())).toBeGreaterThan(least);
  await expect.poll(() => price.innerText()).not.toBe(one);
  await buyer.context.close();
});
