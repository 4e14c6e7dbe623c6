import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { dutch, german } from '#tests/support/purchase-words.ts';
import {
  type Buyer,
  checkOut,
  expectAccessible,
  fillCart,
  orderAnd,
  type Purchases,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';
import { addTestVoucher } from '#tests/support/vouchers.ts';

const product = 'fjord-wall-panel';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases?.close());

/** Types a code below the total of the cart. */
async function tryCode({ page, hands, press }: Buyer, fold: string, code: string, button: string): Promise<void> {
  if (!(await page.locator('main [name=code]').isVisible()))
    await page.locator('main summary', { hasText: fold }).click();
  await hands.write(page.locator('main [name=code]'), code);
  await press(button);
}

/** Returns the rows below the heading of the total, without their spaces. */
const rows = async ({ page }: Buyer): Promise<string[]> => {
  const texts = await page.locator('main dl:has([data-total]) > div').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' '));
};

it('takes a voucher off the cart, and off everything that comes of it', async () => {
  const buyer = await purchases.arrive(dutch);
  const { page } = buyer;
  // Nobody looks for a code where the shop has none.
  await fillCart(buyer, product, '12');
  expect(await page.locator('main [name=code]').count()).toBe(0);
  const code = await addTestVoucher(purchases.sites.backend, { shopId: 'acoustic', code: 'LENTE10' });
  await buyer.goTo(dutch.cart);
  await tryCode(buyer, 'Heb je een kortingscode?', 'LENTE11', 'Gebruik code');
  await expect.poll(() => page.locator('main [role=alert]').innerText()).toContain('Deze kortingscode kun je niet');
  await expectAccessible(buyer);
  await tryCode(buyer, 'Heb je een kortingscode?', 'lente10', 'Gebruik code');
  // A tenth of twelve panels, which cost 3,521.83 with VAT.
  await expect.poll(() => rows(buyer)).toContain('Kortingscode LENTE10 € -352,18');
  expect(await page.locator('main').innerText()).toContain('Kortingscode LENTE10 telt mee.');
  await expectAccessible(buyer);
  const email = freshEmail();
  await checkOut(buyer, { email });
  expect(await rows(buyer)).toContain('Kortingscode LENTE10 € -352,18');
  await orderAnd(buyer, dutch.pay);
  await expect.poll(() => title(page)).toBe(dutch.thanks);
  expect(await rows(buyer)).toContain('Kortingscode LENTE10 € -352,18');
  const [confirmation = ''] = await mailsTo(purchases.sites.backend, email);
  expect(confirmation.replaceAll(/\s+/g, ' ')).toContain('Kortingscode LENTE10: € -352,18');
  // The customer has had it.
  await fillCart(buyer, product, '12');
  await tryCode(buyer, 'Heb je een kortingscode?', code, 'Gebruik code');
  await expect.poll(() => rows(buyer)).toContain('Kortingscode LENTE10 € -352,18');
  expect(buyer.complaints.filter((complaint) => !complaint.includes('409 (Conflict)'))).toEqual([]);
}, 90_000);

it('works without JavaScript, and an order that costs nothing needs no payment', async () => {
  const buyer = await purchases.arrive(german, { javaScriptEnabled: false });
  const { page } = buyer;
  const code = await addTestVoucher(purchases.sites.backend, { shopId: 'acoustic', percentage: 100 });
  await fillCart(buyer, product, '4');
  await tryCode(buyer, 'Gutscheincode einlösen', 'FALSCH', 'Code einlösen');
  expect(await page.locator('main [role=alert]').innerText()).toContain('lässt sich nicht einlösen');
  // The page comes back with the field open and what was typed.
  expect(await page.locator('main [name=code]').inputValue()).toBe('FALSCH');
  await tryCode(buyer, 'Gutscheincode einlösen', code, 'Code einlösen');
  expect((await rows(buyer)).join('\n')).toContain(`Gutschein ${code}`);
  await buyer.press('Code entfernen');
  expect((await rows(buyer)).join('\n')).not.toContain(`Gutschein ${code}`);
  await tryCode(buyer, 'Gutscheincode einlösen', code, 'Code einlösen');
  await checkOut(buyer, { email: freshEmail(), delivery: 'Pickup' });
  expect(await page.locator('main').innerText()).toContain('Es ist nichts zu bezahlen.');
  await buyer.press(german.order);
  expect(await title(page)).toBe(german.thanks);
  expect(buyer.complaints.filter((complaint) => !complaint.includes('409 (Conflict)'))).toEqual([]);
}, 90_000);
