import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sumOfCatalogue } from '#tests/support/catalogue-sums.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { french, german, type PurchaseWords } from '#tests/support/purchase-words.ts';
import {
  type Buyer,
  checkOut,
  fillCart,
  getOrders,
  orderAnd,
  type Purchases,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';
import { choices } from '#tests/support/soak.ts';
import { startVatRegister, type VatRegister } from '#tests/support/vat-register.ts';

/** The shop is in the Netherlands: the VAT of businesses in other EU countries is reverse-charged. */
let register: VatRegister;
let purchases: Purchases;
beforeAll(async () => {
  register = await startVatRegister();
  purchases = await startPurchases(inject('distFolder'), { viesUrl: register.url });
});
afterAll(async () => {
  await purchases.close();
  register.close();
});

/** A business with the expected amounts of its order. */
interface Business {
  readonly words: PurchaseWords;
  readonly options: { readonly javaScriptEnabled?: boolean };
  readonly country: string;
  readonly address: Readonly<Record<'street' | 'houseNumber' | 'postalCode' | 'city', string>>;
  readonly vatNumber: string;
  /** Price of a pallet to its country, in cents without VAT. */
  readonly pallet: number;
  /** VAT of its country, in percent. */
  readonly rate: number;
  /** The legal note of the order's pages and documents. */
  readonly sentence: string;
  /** The messages for a number without an answer of the register, and for an unknown one. */
  readonly silent: string;
  readonly unknown: string;
}

const inGermany: Business = {
  words: german,
  options: {},
  country: 'DE',
  address: { street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin' },
  vatNumber: 'DE136695976',
  pallet: 6450,
  rate: 19,
  sentence: 'Steuerschuldnerschaft des Leistungsempfängers.',
  silent: 'Das Register hat noch nicht geantwortet. Bis dahin berechnen wir Umsatzsteuer.',
  unknown: 'Das Register kennt diese Nummer nicht. Bitte prüfen Sie sie. Bis dahin berechnen wir Umsatzsteuer.',
};

const inBelgium: Business = {
  words: french,
  options: { javaScriptEnabled: false },
  country: 'BE',
  address: { street: 'Rue de la Loi', houseNumber: '16', postalCode: '1000', city: 'Bruxelles' },
  vatNumber: 'BE0411905847',
  pallet: 5950,
  rate: 21,
  sentence: 'Autoliquidation de la TVA par le client.',
  silent: 'Le registre de la TVA n’a pas encore répondu. D’ici là, nous facturons la TVA.',
  unknown: 'Le registre de la TVA ne connaît pas ce numéro. Veuillez le vérifier. D’ici là, nous facturons la TVA.',
};

/** A pallet holds twelve panels. */
const goods = sumOfCatalogue({ productId: 'fjord-wall-panel', quantity: 12, currency: 'EUR' });

/** Parses a displayed amount to cents. */
function centsIn(text: string): number {
  return Number(text.replaceAll(/\D/g, ''));
}

async function buyAs({ words, options, country, address, vatNumber }: Business, email: string): Promise<Buyer> {
  const buyer = await purchases.arrive(words, options);
  await fillCart(buyer, 'fjord-wall-panel', '12');
  await checkOut(buyer, { email, country, address, business: { companyName: 'Klang & Co', vatNumber } });
  return buyer;
}

/** Returns the texts of a page's summary. */
async function getSummary({ page }: Buyer) {
  const rows = await page.locator('main dl:has([data-total]) > div').allInnerTexts();
  return { rows: rows.join('\n'), total: centsIn(await page.locator('main [data-total] dd').innerText()) };
}

describe.each([inGermany, inBelgium])('a business in $country', (business) => {
  const { words, options, pallet, rate, sentence } = business;
  const untaxed = goods + pallet;
  const taxed = goods + Math.round((goods * rate) / 100) + pallet + Math.round((pallet * rate) / 100);

  it('pays no VAT when the register knows its number, and reads why wherever the order is shown', async () => {
    register.say('VALID');
    const email = freshEmail();
    const buyer = await buyAs(business, email);
    const { page, context, complaints } = buyer;
    const atReview = await getSummary(buyer);
    expect(atReview.total).toBe(untaxed);
    expect(atReview.rows).not.toMatch(new RegExp(`${rate}|\\b0\\s?%`));
    expect(await page.locator('main').getByText(sentence, { exact: true }).isVisible()).toBe(true);

    await orderAnd(buyer, words.pay);
    await expect.poll(() => title(page)).toBe(words.thanks);
    expect((await getSummary(buyer)).total).toBe(untaxed);
    expect(await page.locator('main').getByText(sentence, { exact: true }).isVisible()).toBe(true);
    const [order] = await getOrders(purchases.sites.backend, email);
    expect(order?.totalIncVat).toBe(untaxed);
    expect(complaints).toEqual([]);

    const mail = (await mailsTo(purchases.sites.backend, email)).find((text) => text.includes(sentence));
    const rows = mail?.split('\n').filter((line) => /: \D*[\d.,\s]+\D*$/.test(line)) ?? [];
    expect(rows.map((row) => centsIn(row.split(': ').at(-1) ?? ''))).toContain(untaxed);

    const elsewhere = await purchases.arrive(words, options);
    await elsewhere.page.goto(/https?:\/\/\S+token=\S+/.exec(mail ?? '')?.[0] ?? '');
    await expect.poll(() => title(elsewhere.page)).toBe(words.thanks);
    expect((await getSummary(elsewhere)).total).toBe(untaxed);
    expect(await elsewhere.page.locator('main').getByText(sentence, { exact: true }).isVisible()).toBe(true);
    await elsewhere.context.close();
    await context.close();
  });

  const silent = { says: undefined, how: 'does not answer', note: business.silent } as const;
  const unknown = { says: 'INVALID', how: 'does not know its number', note: business.unknown } as const;
  it.each(choices([business === inGermany ? silent : unknown], [silent, unknown]))(
    'pays VAT while the register $how, is told so, and can order all the same',
    async ({ says, note }) => {
      register.say(says);
      const email = freshEmail();
      const buyer = await buyAs(business, email);
      const { page, context } = buyer;
      expect((await getSummary(buyer)).total).toBe(taxed);
      expect(await page.locator('main').getByText(note, { exact: true }).isVisible()).toBe(true);
      expect(await page.locator('main').getByText(sentence).count()).toBe(0);
      await orderAnd(buyer, words.pay);
      await expect.poll(() => title(page)).toBe(words.thanks);
      const [order] = await getOrders(purchases.sites.backend, email);
      expect(order?.totalIncVat).toBe(taxed);
      expect((await mailsTo(purchases.sites.backend, email)).join('\n')).not.toContain(sentence);
      await context.close();
    },
  );
});
