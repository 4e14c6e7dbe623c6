import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { advance } from '#backend/compositions/operate-orders.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { listReviews, publishReview, refuseReview } from '#backend/reviews/decide-reviews.ts';
import { testServiceKey } from '#tests/support/backend.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { dutch, german, type PurchaseWords } from '#tests/support/purchase-words.ts';
import {
  type Buyer,
  checkOut,
  expectAccessible,
  fillCart,
  getOrders,
  orderAnd,
  type Purchases,
  productPath,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';

const product = 'fjord-wall-panel';

let purchases: Purchases;
beforeAll(async () => {
  purchases = await startPurchases(inject('distFolder'));
});
afterAll(() => purchases?.close());

const db = () => purchases.sites.backend.backend.database.db;

/** Buys the product, wants to be invited to review it, and gets it delivered. @returns The link of the invitation. */
async function buyAndReceive(buyer: Buyer): Promise<string> {
  const { page, words } = buyer;
  const email = freshEmail();
  await fillCart(buyer, product, '12');
  await checkOut(buyer, { email });
  await page.locator('main [name=inviteToReview]').check();
  await orderAnd(buyer, words.pay);
  await expect.poll(() => title(page)).toBe(words.thanks);
  const [order] = await getOrders(purchases.sites.backend, email);
  const name = { name: order?.number ?? '', shop: 'acoustic' };
  for (const state of ['InProduction', 'Shipped', 'Completed'] as const) {
    await advance(db(), name, state, new Date());
  }
  // A week later.
  await db()
    .update(mails)
    .set({ dueAt: new Date() })
    .where(and(eq(mails.kind, 'reviewInvitation'), eq(mails.recipient, email)));
  const mail = (await mailsTo(purchases.sites.backend, email)).find((text) => text.includes('view=reviews'));
  return /https?:\/\/\S+view=reviews\S+/.exec(mail ?? '')?.[0] ?? '';
}

const waiting = async () => {
  const [review] = await listReviews(db(), { shop: 'acoustic', state: undefined });
  if (!review) throw new Error('No review waits.');
  return review;
};

/** What customers say of a product, as structured data. */
const ratedNode = z.looseObject({
  '@id': z.string(),
  aggregateRating: z.looseObject({ ratingValue: z.number(), reviewCount: z.number() }),
  review: z.array(z.looseObject({ reviewBody: z.string() })),
});

/** Returns what a product's page shows and says of its reviews, to a visitor who has never been there. */
async function lookAtProduct(words: PurchaseWords) {
  // What the change of a review purges is tested with the backend.
  const { port } = purchases.sites.storefronts.acoustic;
  const purged = await fetch(`http://127.0.0.1:${port}/internal/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testServiceKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ shopId: 'acoustic', tags: [`product:${product}`] }),
  });
  expect(purged.status).toBe(204);
  const visitor = await purchases.arrive(words, { javaScriptEnabled: false });
  await visitor.goTo(productPath(words, product));
  const link = visitor.page.locator('main a[href="#reviews"]');
  const rating = (await link.count()) === 0 ? '' : await link.innerText();
  const section = visitor.page.locator('section[aria-labelledby=reviews]');
  const text = (await section.count()) === 0 ? '' : await section.innerText();
  const data = await visitor.page.locator('script[type="application/ld+json"]').allInnerTexts();
  const nodes = data.map((json) =>
    ratedNode.or(z.looseObject({ '@id': z.string().optional() })).parse(JSON.parse(json)),
  );
  const [rated] = nodes.flatMap((node) => ratedNode.safeParse(node).data ?? []);
  const described = nodes.find((node) => 'offers' in node);
  await visitor.context.close();
  return { text, rating, rated, described };
}

it.each([
  {
    words: dutch,
    how: 'without JavaScript',
    options: { javaScriptEnabled: false },
    write: 'Schrijf een beoordeling',
    send: 'Verstuur beoordeling',
    missing: 'Te dun voor de prijs',
    thanks: 'Bedankt',
    change: 'Wijzig beoordeling',
  },
  {
    words: german,
    how: 'on a small screen',
    options: { width: 390 },
    write: 'Bewertung schreiben',
    send: 'Bewertung senden',
    missing: 'Zu dünn für den Preis',
    thanks: 'Vielen Dank',
    change: 'Bewertung ändern',
  },
])('a customer in $words.locale, $how, reviews what was delivered', async (one) => {
  const { words, options, write, send, missing, thanks, change } = one;
  const before = await lookAtProduct(words);
  const buyer = await purchases.arrive(words, { javaScriptEnabled: false });
  const link = await buyAndReceive(buyer);
  await buyer.context.close();

  // From the mail, in another browser.
  const reader = await purchases.arrive(words, options);
  const { page, context, complaints, press } = reader;
  await page.goto(link);
  expect(page.url()).not.toContain('token');
  await expectAccessible(reader);
  await page.getByRole('link', { name: write }).click();
  await page.locator('main form').waitFor();
  await press(send);
  await page.locator('[role=alert]').first().waitFor();
  expect(await page.locator('main [aria-invalid=true]').count()).toBeGreaterThanOrEqual(2);
  await expectAccessible(reader);
  await page.locator('main [name=stars][value="2"]').check();
  await page.locator('main [name=text]').fill(`${missing}\n<b>& the rest</b>`);
  await page.locator('main [name=name]').fill('Robin');
  await press(send);
  await page.getByRole('status').getByText(thanks).waitFor();
  await expectAccessible(reader);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.width ?? 1440);
  expect(await lookAtProduct(words)).toMatchObject({ text: before.text });

  // The shop reads it, and publishes it.
  const { id, stars } = await waiting();
  expect(stars).toBe(2);
  await publishReview(db(), id, new Date());
  const { text, rating, rated, described } = await lookAtProduct(words);
  expect(text).toContain(`${missing}\n<b>& the rest</b>`);
  expect(text).toContain('Robin');
  expect(rating).toContain(String(rated?.aggregateRating.reviewCount));
  expect(rated?.['@id']).toBe(described?.['@id']);
  expect(rated?.['@id']).toContain('#product');
  expect(rated?.review[0]).toMatchObject({
    author: { '@type': 'Person', name: 'Robin' },
    reviewRating: { ratingValue: 2, bestRating: 5 },
    inLanguage: words.locale,
  });
  expect(rated?.aggregateRating.reviewCount).toBe((before.rated?.aggregateRating.reviewCount ?? 0) + 1);

  // It can be changed by its author, and withdrawn from the page by the shop.
  await page.reload();
  await page.getByRole('link', { name: change }).click();
  expect(await page.locator('main [name=text]').inputValue()).toContain(missing);
  await refuseReview(db(), id, 'Not about the product.', new Date());
  expect((await lookAtProduct(words)).text).not.toContain(missing);
  await publishReview(db(), id, new Date());
  // The form that was sent empty was answered so.
  expect(complaints.filter((complaint) => !complaint.includes('status of 422'))).toEqual([]);
  await context.close();
});

it('shows nothing of an order to a visitor who does not hold it', async () => {
  const { page, context } = await purchases.arrive(dutch, { javaScriptEnabled: false });
  for (const query of ['', '?order=or-unknown', '?order=../me&product=x']) {
    const origin = purchases.sites.origin('acoustic', 'nl-NL');
    await page.goto(`${origin}/bestelling/beoordelen${query}`);
    expect(await page.locator('main form').count()).toBe(0);
    expect(await page.locator('main h1').innerText()).toBe('We kunnen deze bestelling hier niet tonen');
  }
  await context.close();
});
