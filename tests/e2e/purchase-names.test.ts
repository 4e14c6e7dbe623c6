import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freshEmail } from '#tests/support/customers.ts';
import { english } from '#tests/support/purchase-words.ts';
import { addToCart, atProvider, type Purchases, productPath, startPurchases, title } from '#tests/support/purchases.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases.close());

it.each([{ width: 1440 }, { width: 390 }])(
  'finds every step of a purchase at $width px by the names that scripts and screen readers go by',
  async ({ width }) => {
    const buyer = await purchases.arrive(english, { width });
    const { page, context, goTo } = buyer;
    const header = page.getByRole('banner');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await goTo(productPath(english, 'fjord-wall-panel'));
    for (const name of [/^Cart/, /^Search/, /^Account/]) {
      const links = page.getByRole('link', { name });
      await links.first().waitFor();
      expect(await links.count()).toBe(1);
    }
    expect(await button('Add to cart').count()).toBe(1);
    await addToCart(buyer);
    await header.getByRole('link', { name: 'Cart, 1 product', exact: true }).waitFor();
    await button('Checkout').click();
    await page.getByLabel('First name', { exact: true }).fill('Anna');
    await page.getByLabel('Last name', { exact: true }).fill('Peeters');
    await page.getByLabel('E-mail address', { exact: true }).fill(freshEmail());
    await page.locator('main [name="billing.country"]').selectOption('NL');
    const address = { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht' };
    for (const [name, text] of Object.entries(address)) await page.locator(`main [name="billing.${name}"]`).fill(text);
    for (const step of ['delivery', 'payment', 'review']) {
      await button('Continue').click();
      await page.waitForURL(new RegExp(`step=${step}`));
    }
    await button('Order and pay').click();
    await atProvider(page, 'Pay');
    await expect.poll(() => title(page)).toBe(english.thanks);

    await goTo('/');
    await page.getByRole('link', { name: /^Search/ }).click();
    await page.waitForURL('**/search');
    await page.getByRole('link', { name: /^Account/ }).click();
    // A visitor who is not logged in is asked to log in.
    await page.waitForURL('**/login?*');
    await context.close();
  },
);
