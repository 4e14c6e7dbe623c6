import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { listCompanies, setCompanyTerms } from '#backend/compositions/operate-companies.ts';
import { addCustomer, mailsTo, testPassword } from '#tests/support/customers.ts';
import { dutch, german, type PurchaseWords } from '#tests/support/purchase-words.ts';
import {
  type Buyer,
  checkOut,
  expectAccessible,
  fillCart,
  getOrders,
  type Purchases,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases?.close());

interface CompanyWords {
  readonly purchase: PurchaseWords;
  readonly page: string;
  readonly start: string;
  readonly save: string;
  readonly roles: readonly [buyer: string, approver: string];
  readonly setRole: string;
  readonly send: string;
  readonly invited: string;
  readonly accept: string;
  readonly needed: string;
  readonly ask: string;
  readonly requested: string;
  readonly asked: string;
  readonly approve: string;
  readonly none: string;
  readonly approved: string;
  readonly onAccount: string;
}

const languages: readonly CompanyWords[] = [
  {
    purchase: dutch,
    page: '/mijn-account/bedrijf',
    start: 'Begin een bedrijf',
    save: 'Bewaar',
    roles: ['Besteller', 'Goedkeurder'],
    setRole: 'Wijzig rol',
    send: 'Verstuur uitnodiging',
    invited: 'Besteller, tot en met',
    accept: 'Neem de uitnodiging aan',
    needed: 'Deze bestelling moet eerst worden goedgekeurd.',
    ask: 'Vraag om goedkeuring',
    requested: 'We hebben je vraag om goedkeuring doorgegeven.',
    asked: 'Bram Jansen vroeg op',
    approve: 'Keur goed',
    none: 'Er wacht niets op goedkeuring.',
    approved: 'Anna Peeters heeft deze bestelling goedgekeurd.',
    onAccount: 'Op rekening, te betalen tot en met',
  },
  {
    purchase: german,
    page: '/mein-konto/firma',
    start: 'Firma anlegen',
    save: 'Speichern',
    roles: ['Einkauf', 'Freigabe'],
    setRole: 'Rolle ändern',
    send: 'Einladung senden',
    invited: 'Einkauf, bis',
    accept: 'Einladung annehmen',
    needed: 'Diese Bestellung muss zuerst freigegeben werden.',
    ask: 'Um Freigabe bitten',
    requested: 'Ihre Bitte um Freigabe ist weitergegeben.',
    asked: 'Bram Jansen hat am',
    approve: 'Freigeben',
    none: 'Nichts wartet auf Freigabe.',
    approved: 'Anna Peeters hat diese Bestellung freigegeben.',
    onAccount: 'Auf Rechnung, zahlbar bis',
  },
];

/** Opens a page of the account, by way of the login where it is needed. */
async function enter({ page, goTo, hasScripts, hands }: Buyer, address: string, email: string): Promise<void> {
  if (address.startsWith('http')) await page.goto(address);
  else await goTo(address);
  const login = page.locator('form:has(input[name=form][value=login])');
  await login.locator('[name=email]').fill(email);
  await login.locator('[name=password]').fill(testPassword);
  await hands.press(login.locator('button[type=submit]'));
  await page.locator('main nav').first().waitFor();
  if (hasScripts) await page.waitForLoadState('networkidle');
}

const text = ({ page }: Buyer) => page.locator('main').innerText();

it.each([
  { words: languages[0] as CompanyWords, javaScriptEnabled: true },
  { words: languages[1] as CompanyWords, javaScriptEnabled: false },
])(
  'a company buys together in $words.purchase.locale, scripts: $javaScriptEnabled',
  async ({ words, javaScriptEnabled }) => {
    const { backend } = purchases.sites;
    const known = {
      shopId: 'acoustic',
      locale: words.purchase.locale,
      customerType: 'Business',
      companyName: 'Studio Vermeer',
    } as const;
    const [anna, bram] = await Promise.all([
      addCustomer(backend, { ...known, firstName: 'Anna', lastName: 'Peeters' }),
      addCustomer(backend, { ...known, firstName: 'Bram', lastName: 'Jansen' }),
    ]);
    const administrator = await purchases.arrive(words.purchase, { javaScriptEnabled });
    const buyer = await purchases.arrive(words.purchase, { javaScriptEnabled });
    const field = (who: Buyer, form: string, name: string) =>
      who.page.locator(`form:has(input[name=form][value=${form}]) [name="${name}"]`);

    await enter(administrator, words.page, anna.email);
    await field(administrator, 'companyStart', 'name').fill('Studio Vermeer');
    await administrator.press(words.start);
    await expect.poll(() => title(administrator.page)).toBe('Studio Vermeer');
    await field(administrator, 'companySettings', 'approveFrom').fill('500');
    await administrator.press(words.save);
    await field(administrator, 'companyInvitation', 'email').fill(bram.email);
    await administrator.press(words.send);
    await expect.poll(() => text(administrator)).toContain(`${bram.email}, ${words.invited}`);
    expect(await field(administrator, 'companySettings', 'approveFrom').inputValue()).toBe('500');
    await expectAccessible(administrator);

    const mail = (await mailsTo(backend, bram.email)).find((one) => one.includes('token='));
    await enter(buyer, /https?:\/\/\S+token=\S+/.exec(mail ?? '')?.[0] ?? '', bram.email);
    await buyer.press(words.accept);
    await expect.poll(() => title(buyer.page)).toBe('Studio Vermeer');
    // A buyer neither invites nor decides.
    expect(await field(buyer, 'companyInvitation', 'email').count()).toBe(0);
    expect(await text(buyer)).not.toContain(words.none);

    const [company] = (await listCompanies(backend.backend.database.db, 'acoustic')).filter(({ administrators }) =>
      administrators.includes(anna.email),
    );
    await setCompanyTerms(backend.backend.database.db, company?.id ?? '', 30);
    await fillCart(buyer, 'fjord-wall-panel', '12');
    await checkOut(buyer, { email: bram.email, method: 'account' });
    expect(await text(buyer)).toContain(words.needed);
    await buyer.press(words.ask);
    await expect.poll(() => text(buyer)).toContain(words.requested);
    const review = buyer.page.url();

    await administrator.goTo(words.page);
    await expect.poll(() => text(administrator)).toContain(words.asked);
    expect(await text(administrator)).toContain('12 × ');
    await expectAccessible(administrator);
    await administrator.press(words.approve);
    await expect.poll(() => text(administrator)).toContain(words.none);

    await buyer.page.goto(review);
    await expect.poll(() => text(buyer)).toContain(words.approved);
    await expectAccessible(buyer);
    await buyer.press(words.purchase.order);
    await expect.poll(() => title(buyer.page)).toBe(words.purchase.thanks);
    expect(await text(buyer)).toContain(words.onAccount);
    const [order] = await getOrders(backend, bram.email);
    expect(order).toMatchObject({ state: 'Paid', dueOn: expect.stringMatching(/^\d{4}-/) });
    expect([...administrator.complaints, ...buyer.complaints]).toEqual([]);
  },
  150_000,
);
