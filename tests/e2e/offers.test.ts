import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { listQuotations } from '#backend/compositions/operate-offers.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { answerWithOffer } from '#tests/support/offers.ts';
import { dutch, french, type PurchaseWords } from '#tests/support/purchase-words.ts';
import {
  type Buyer,
  checkOut,
  expectAccessible,
  fillCart,
  getOrders,
  orderAnd,
  type Purchases,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases?.close());

/** The words of a visit that asks for a quotation, and gets one. */
interface OfferWords {
  readonly purchase: PurchaseWords;
  readonly form: string;
  readonly message: string;
  readonly send: string;
  readonly sent: string;
  readonly order: string;
  readonly total: string;
  readonly ordered: string;
}

const languages: readonly OfferWords[] = [
  {
    purchase: dutch,
    form: '/offerte',
    message: 'Wat moeten we nog weten?',
    send: 'Offerte aanvragen',
    sent: 'Je aanvraag is bij ons',
    order: 'Bestel tegen deze prijzen',
    // 48 at 200.00, and 21 % of VAT.
    total: '€ 11.616,00',
    ordered: 'Met deze offerte is al besteld.',
  },
  {
    purchase: french,
    form: '/fr/devis',
    message: 'Que devons-nous encore savoir ?',
    send: 'Demander le devis',
    sent: 'Nous avons reçu votre demande',
    order: 'Commander à ces prix',
    total: '11 616,00 €',
    ordered: 'Une commande a déjà été passée avec ce devis.',
  },
];

/** Asks for a quotation by the shop's form. @returns The address of the visitor. */
async function ask(buyer: Buyer, words: OfferWords): Promise<string> {
  const { page, hands, goTo, press } = buyer;
  const email = freshEmail();
  await goTo(words.form);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await hands.write(field('message'), 'Voor een kantine van 120 m².');
  await hands.write(field('firstName'), 'Anna');
  await hands.write(field('lastName'), 'Peeters');
  await hands.write(field('email'), email);
  await press(words.send);
  await page.locator('main').getByRole('heading', { name: words.sent }).waitFor();
  return email;
}

const spaced = (text: string): string => text.replaceAll(/[\s ]+/g, ' ');

it.each([
  ...languages.map((words) => ({ words, javaScriptEnabled: true })),
  ...languages.slice(0, 1).map((words) => ({ words, javaScriptEnabled: false })),
])(
  'offers what $words.purchase.locale was asked for, and sells it in one step, scripts: $javaScriptEnabled',
  async ({ words, javaScriptEnabled }) => {
    const buyer = await purchases.arrive(words.purchase, { javaScriptEnabled });
    const { page } = buyer;
    const email = await ask(buyer, words);
    const quotations = await listQuotations(purchases.sites.backend.backend.database.db, 'acoustic', new Date());
    const reference = quotations.find((quotation) => quotation.email === email)?.reference ?? '';
    const line = { what: { sku: 'FJO-0919-SAGE', quantity: 48 }, unitPrice: 20_000 };
    const note = 'Geleverd op twee pallets.\nIn de week van 18 januari.';
    await answerWithOffer(purchases.sites.backend, reference, { lines: [line], note });
    const mail = (await mailsTo(purchases.sites.backend, email)).find((text) => text.includes('offer='));
    const link = /https?:\/\/\S+offer=\S+/.exec(mail ?? '')?.[0] ?? '';
    await page.goto(link);
    const main = page.locator('main');
    await expect.poll(async () => spaced(await main.innerText())).toContain(words.total);
    expect(spaced(await main.innerText())).toContain(spaced(note));
    // Its address can be kept.
    await page.reload();
    expect(spaced(await main.innerText())).toContain(words.total);
    await expectAccessible(buyer);
    await buyer.press(words.order);
    await page.waitForURL(`**${words.purchase.checkout}*`);
    // From the checkout back to the cart, where the price stands, and through to the end.
    await buyer.goTo(words.purchase.cart);
    expect(spaced(await main.innerText())).toContain(words.total);
    await checkOut(buyer, { email });
    await orderAnd(buyer, words.purchase.pay);
    await expect.poll(() => title(page)).toBe(words.purchase.thanks);
    const [order] = await getOrders(purchases.sites.backend, email);
    expect(order?.record?.totals.goodsExcVat).toBe(960_000);
    await page.goto(link);
    await expect.poll(async () => spaced(await main.innerText())).toContain(words.ordered);
    expect(await main.getByRole('button', { name: words.order }).count()).toBe(0);
    expect(buyer.complaints).toEqual([]);
  },
  120_000,
);

it('says what to do where there is no offer, and leaves the cart alone', async () => {
  const buyer = await purchases.arrive(dutch);
  await fillCart(buyer, 'fjord-wall-panel', '12');
  for (const query of ['', '?offer=', '?offer=qo-AAAAAAAAAAAAAAAA', '?offer=%00', `?offer=${'x'.repeat(3000)}`]) {
    await buyer.goTo(`/offerte/aanbod${query}`);
    await expect.poll(() => buyer.page.locator('main').innerText()).toContain('Gebruik de link uit de e-mail');
  }
  await expectAccessible(buyer);
  await buyer.goTo(dutch.cart);
  expect(await buyer.page.locator('main input[type=number][name=quantity]').count()).toBe(1);
}, 60_000);
