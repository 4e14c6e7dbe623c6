import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { SeedProduct } from '#backend/seed/seed-data.ts';
import type { components } from '#generated/contracts/product-api.ts';
import { type Bought, sumOfCatalogue } from '#tests/support/catalogue-sums.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { type Choice, choose, isRemark } from '#tests/support/option-controls.ts';
import { english } from '#tests/support/purchase-words.ts';
import {
  addToCart,
  type Buyer,
  checkOut,
  expectAccessible,
  orderAnd,
  type Purchases,
  productPath,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';

type Option = components['schemas']['ProductOption'];
type Configuration = components['schemas']['ProductConfiguration'];

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'), undefined, { pictures: true });
});
afterAll(() => purchases.close());

const shop = demoSeed.shops.find(({ id }) => id === 'acoustic');

/** A product with the options of the API. */
interface Configurable {
  readonly product: SeedProduct;
  readonly options: readonly Option[];
}

/** Returns a small set of products that covers every type of option. */
async function fewestProducts(): Promise<readonly Configurable[]> {
  const all: Configurable[] = [];
  for (const product of shop?.products.filter(({ kind }) => kind !== 'PhotoPrint') ?? []) {
    const asked = { shop: 'acoustic', locale: 'en-GB' } as const;
    const answer = await purchases.sites.backend.ask(`/Products/configuration/${product.key}`, asked);
    const { options }: Configuration = answer.json();
    all.push({ product, options });
  }
  const missing = new Set(all.flatMap(({ options }) => options.map(({ type }) => type)));
  expect(missing.size).toBeGreaterThan(10);
  const chosen: Configurable[] = [];
  const news = ({ options }: Configurable): number =>
    [...missing].filter((type) => options.some((option) => option.type === type)).length;
  while (missing.size > 0) {
    const [best] = all.toSorted((a, b) => news(b) - news(a));
    if (!best) break;
    chosen.push(best);
    for (const { type } of best.options) missing.delete(type);
  }
  return chosen;
}

/** Parses an amount to cents. */
function centsIn(text: string): number {
  return Number(text.replaceAll(/\D/g, ''));
}

/** Returns the running price. */
function runningPrice(page: Page) {
  return expect.poll(async () => centsIn(await page.locator('main [aria-live][aria-busy=false] strong').innerText()));
}

/** Returns the values of an option on which other options depend. */
function findNeeded({ id }: Option, all: readonly Option[]): readonly string[] {
  return all.flatMap(({ shownWhen = [] }) =>
    shownWhen.flatMap((each) => (each.kind === 'chosen' && each.optionId === id ? each.valueIds : [])),
  );
}

const inPlainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Units of each product, enough for a volume tier. */
const quantity = 4;

/** Configures a product, checks the price against the price list, and adds it to the cart. */
async function configure(buyer: Buyer, { product, options }: Configurable) {
  const { page, goTo } = buyer;
  const main = page.locator('main');
  await goTo(productPath(english, product.key));
  const form = main.locator('form:has([name=quantity])');
  // The last available variant, which differs from the first in as many options as possible.
  const isThere = ({ stock = quantity }: SeedProduct['variants'][number]) => stock >= quantity;
  const variant = product.variants.findLast(isThere)?.choices ?? {};
  const choices: Choice[] = [];
  const chosen: Record<string, string | true> = {};
  for (const option of options) {
    if (isRemark(option)) {
      const said = form.getByRole('note').filter({ hasText: option.label });
      expect(await said.innerText()).toContain(option.text);
      continue;
    }
    const decided = variant[option.id];
    if (decided !== undefined && 'values' in option) {
      const { label = '' } = option.values.find(({ id }) => id === decided) ?? {};
      const link = main
        .getByRole('navigation', { name: option.label, exact: true })
        .getByRole('link', { name: label, exact: true });
      await link.click();
      await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
      choices.push({ label: option.label, words: label, counted: decided });
    } else {
      const choice = await choose(form, option, findNeeded(option, options));
      choices.push(choice);
      chosen[option.id] = choice.counted;
    }
  }
  await form.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity));
  const size = choices.find((choice) => choice.size)?.size;
  const bought: Bought = { productId: product.key, variant, quantity, chosen, currency: 'GBP', ...(size && { size }) };
  const sum = sumOfCatalogue(bought);
  await runningPrice(page).toBe(Math.round(sum * 1.2));
  await expectAccessible(buyer);
  await addToCart(buyer);
  const line = main.getByRole('listitem').filter({ hasText: product.name.en ?? '' });
  const said = inPlainSpaces(await line.innerText());
  for (const { label, words } of choices) expect(said).toContain(`${label} ${words}`);
  expect(centsIn(await line.locator('h2 + *').innerText())).toBe(Math.round(sum * 1.2));
  return {
    name: product.name.en,
    choices,
    sum,
    written: options.filter(({ type }) => type === 'TextArea' || type === 'File'),
  };
}

it('asks for every type of option, follows the price list, and shows the choices up to the mail', async () => {
  const buyer = await purchases.arrive(english);
  const { page, complaints, context } = buyer;
  const main = page.locator('main');
  const lines: Awaited<ReturnType<typeof configure>>[] = [];
  for (const configurable of await fewestProducts()) lines.push(await configure(buyer, configurable));

  const email = freshEmail();
  await checkOut(buyer, { email });
  // Visitors see prices with VAT unless they choose otherwise; it is rounded line by line.
  const sum = lines.reduce((all, line) => all + Math.round(line.sum * 1.21), 0);
  const expectAll = async (): Promise<void> => {
    const said = inPlainSpaces(await main.innerText());
    for (const { choices } of lines)
      for (const { label, words } of choices) expect(said).toContain(`${label} ${words}`);
    const goods = main.locator('dl > div').filter({ hasText: 'Products' });
    expect(centsIn(await goods.locator('dd').innerText())).toBe(sum);
  };
  await expectAll();
  await orderAnd(buyer, english.pay);
  await expect.poll(() => title(page)).toBe(english.thanks);
  await expectAll();

  const mail = inPlainSpaces(
    (await mailsTo(purchases.sites.backend, email)).find((text) => text.includes('Home delivery')) ?? '',
  );
  for (const { name, choices, sum: exVat, written } of lines) {
    // Texts and files of a customer are not in the shop's mails.
    const theirs = new Set(written.map(({ label }) => label));
    const picked = choices.filter(({ label }) => !theirs.has(label));
    const inc = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    // The order is delivered to the Netherlands, with Dutch VAT.
    const price = inc.format(Math.round(exVat * 1.21) / 100);
    expect(mail).toContain(
      `${quantity} × ${[name, ...picked.map(({ label, words }) => `${label} ${words}`)].join(', ')}: ${price}`,
    );
  }
  expect(complaints).toEqual([]);
  await context.close();
}, 300_000);
