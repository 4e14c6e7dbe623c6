import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { evaluateConfiguration } from '../configurator/evaluate-configuration.ts';
import { findConfiguration } from '../configurator/saved-configurations.ts';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { offerLines, offers } from '../db/schema/offers.ts';
import { requests } from '../db/schema/requests.ts';
import { shopLocales } from '../db/schema/shops.ts';
import { variants } from '../db/schema/variants.ts';
import { ProblemError } from '../errors/problem.ts';
import { StartupError } from '../errors/startup-error.ts';
import { createServiceActor } from '../identity/actor.ts';
import { isDay, toLocalDay } from '../orders/delivery-dates.ts';
import { hashConfiguration } from '../orders/hash-configuration.ts';
import { getOfferState, loadOffers, type OfferState } from '../orders/offered-prices.ts';
import { loadHome } from '../orders/order-vat.ts';
import { postMail } from '../outbox/post-mail.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { createId } from '../tokens/tokens.ts';

/** A request for a quotation in an operator's list. */
export interface OperatedQuotation {
  readonly shop: string;
  readonly reference: string;
  readonly receivedAt: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  /** In which it is answered. */
  readonly currency: string;
  readonly message: string;
  readonly lines: readonly RequestedLine[];
  /** Its answers, the last one first. */
  readonly offers: readonly OperatedOffer[];
}

/** An answer of the shop in an operator's list. */
export interface OperatedOffer {
  readonly id: string;
  readonly state: OfferState;
  readonly validUntil: string;
  readonly currency: string;
  /** Cents without VAT. */
  readonly totalExcVat: number;
  readonly lines: number;
}

/** A line of an answer: an article, or a requested line. */
export interface PricedWish {
  /** An article number, or the number of a requested line, from 1 on. */
  readonly what: { readonly sku: string; readonly quantity: number } | { readonly requested: number };
  /** Cents of one unit without VAT. */
  readonly unitPrice: number;
}

/** An answer to a request for a quotation. */
export interface Answer {
  readonly lines: readonly PricedWish[];
  /** `YYYY-MM-DD` */
  readonly validUntil: string;
  readonly note: string | undefined;
}

interface RequestName {
  readonly reference: string;
  /** Absent: the only shop with such a reference. */
  readonly shop: string | undefined;
}

/** Max. requests of a list. */
const maxListed = 200;

const requestedLine = z.object({
  productId: z.string(),
  sku: z.string().optional(),
  configurationId: z.string().optional(),
  quantity: z.number(),
  note: z.string().optional(),
});
export type RequestedLine = z.infer<typeof requestedLine>;

const content = z.object({
  sender: z.object({ firstName: z.string(), lastName: z.string() }),
  lines: z.array(requestedLine),
  message: z.string(),
});

/** Returns requests for quotations, the newest first. */
export async function listQuotations(db: Db, shop: string | undefined, now: Date): Promise<OperatedQuotation[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.kind, 'quotation'), ...(shop === undefined ? [] : [eq(requests.shopId, shop)])))
    .orderBy(desc(requests.receivedAt), desc(requests.reference))
    .limit(maxListed);
  const listed: OperatedQuotation[] = [];
  for (const row of rows) listed.push(await summarise(db, row, now));
  return listed;
}

/** Returns a request for a quotation. @throws {StartupError} when there is none. */
export async function showQuotation(db: Db, name: RequestName, now: Date): Promise<OperatedQuotation> {
  return await summarise(db, await findRequest(db, name), now);
}

/**
 * Answers a request for a quotation; who sent it gets a mail. An earlier answer that is open is withdrawn.
 *
 * @throws {StartupError} when there is no such request, or an article of the answer cannot be ordered like that.
 */
export async function answerQuotation(
  db: Db,
  name: RequestName,
  answer: Answer,
  now: Date,
): Promise<OperatedQuotation> {
  const { validUntil, note } = answer;
  await db.transaction(async (tx) => {
    const request = await findRequest(tx, name);
    const { shopId, reference, locale, email, customerId } = request;
    const shop = await findShop(tx, shopId, locale);
    const { timeZone } = await loadHome(tx, shopId);
    if (!isDay(validUntil)) throw new StartupError(`${validUntil} is no day.`, 'Write it as YYYY-MM-DD.');
    if (validUntil < toLocalDay(now, timeZone)) {
      throw new StartupError(`${validUntil} is over.`, 'Name a later day with --until.');
    }
    const asked = content.parse(request.content).lines;
    const lines: Awaited<ReturnType<typeof priceLine>>[] = [];
    for (const wish of answer.lines) lines.push(await priceLine(tx, shop, asked, wish, now));
    if (lines.length === 0) throw new StartupError('An offer has a line at least.', 'Name one with --line or --price.');
    const twice = lines.find((line, index) => lines.findIndex(({ sameness }) => sameness === line.sameness) < index);
    if (twice) throw new StartupError(`${twice.variantId} is offered twice.`, 'Name it once, with its whole quantity.');
    await tx
      .update(offers)
      .set({ withdrawn: true })
      .where(and(eq(offers.shopId, shopId), eq(offers.reference, reference)));
    const id = createId('qo');
    const { currency } = shop;
    await tx.insert(offers).values({ shopId, id, reference, currency, validUntil, note: note ?? null, createdAt: now });
    await tx.insert(offerLines).values(lines.map((line, position) => ({ shopId, offerId: id, position, ...line })));
    await postMail(
      tx,
      { kind: 'quotationAnswered', shopId, recipient: email, locale, reference, customerId: customerId ?? undefined },
      now,
    );
  });
  return await showQuotation(db, name, now);
}

/** Withdraws the open answer to a request for a quotation. @throws {StartupError} when there is none. */
export async function withdrawOffer(db: Db, name: RequestName, now: Date): Promise<OperatedQuotation> {
  const { shopId, reference } = await findRequest(db, name);
  const isOpen = and(eq(offers.shopId, shopId), eq(offers.reference, reference), eq(offers.withdrawn, false));
  const withdrawn = await db.update(offers).set({ withdrawn: true }).where(isOpen).returning({ id: offers.id });
  if (withdrawn.length === 0) throw new StartupError(`${reference} has no offer.`, 'quotation answer makes one.');
  return await showQuotation(db, name, now);
}

/** Returns a line of an offer, as it would be ordered. @throws {StartupError} when it cannot be. */
async function priceLine(
  tx: DatabaseWriter,
  shop: ShopView,
  asked: readonly RequestedLine[],
  { what, unitPrice }: PricedWish,
  now: Date,
) {
  const { shopId } = shop;
  const line = 'requested' in what ? asked[what.requested - 1] : undefined;
  if ('requested' in what && !line) {
    throw new StartupError(`The request has no line ${what.requested}.`, `It has ${asked.length}.`);
  }
  const sku = 'sku' in what ? what.sku : line?.sku;
  const quantity = 'sku' in what ? what.quantity : (line?.quantity ?? 1);
  const [variant] =
    sku === undefined
      ? []
      : await tx
          .select({ id: variants.id, productId: variants.productId })
          .from(variants)
          .where(and(eq(variants.shopId, shopId), eq(variants.sku, sku)));
  const productId = variant?.productId ?? line?.productId;
  if (productId === undefined) throw new StartupError(`${shopId} has no article ${sku}.`, 'Name one that it sells.');
  const saved = line?.configurationId
    ? await findConfiguration(tx, { shopId, productId, id: line.configurationId }, now)
    : undefined;
  const wanted = { productId, quantity, variantId: variant?.id ?? saved?.variantId, values: saved?.values ?? {} };
  const verdict = await evaluateConfiguration(tx, shop, createServiceActor(shop), wanted).catch((error: unknown) => {
    if (error instanceof ProblemError) throw new StartupError(`${sku ?? productId} is not sold any more.`, '');
    throw error;
  });
  const [problem] = verdict.problems;
  if (problem || verdict.variantId === undefined) {
    throw new StartupError(
      `${sku ?? productId} cannot be ordered like that: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`.trim(),
      'An offer has articles that can be put into the cart as they are, or as they were configured in the request.',
    );
  }
  const chosen = { productId, variantId: verdict.variantId, values: verdict.values };
  return { ...chosen, sameness: hashConfiguration(chosen), quantity, unitPrice };
}

async function findRequest(db: DatabaseWriter, { reference, shop }: RequestName) {
  const rows = await db
    .select()
    .from(requests)
    .where(
      and(
        ...[eq(requests.reference, reference), eq(requests.kind, 'quotation')],
        ...(shop === undefined ? [] : [eq(requests.shopId, shop)]),
      ),
    );
  const [found, another] = rows;
  if (!found) {
    throw new StartupError(`There is no request ${reference}.`, 'quotation list shows those that there are.');
  }
  if (another) throw new StartupError(`Several shops have a request ${reference}.`, 'Name one with --shop.');
  return found;
}

async function findShop(db: DatabaseWriter, shopId: string, locale: string): Promise<ShopView> {
  const [found] = await db
    .select({ country: shopLocales.country, currency: shopLocales.currency })
    .from(shopLocales)
    .where(and(eq(shopLocales.shopId, shopId), eq(shopLocales.locale, locale)));
  if (!found) throw new StartupError(`${shopId} no longer has the locale ${locale}.`, 'Answer the request by mail.');
  return { shopId, locale, ...found };
}

async function summarise(db: Db, row: typeof requests.$inferSelect, now: Date): Promise<OperatedQuotation> {
  const { shopId, reference, email, locale, receivedAt } = row;
  const { sender, lines, message } = content.parse(row.content);
  const answers = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.shopId, shopId), eq(offers.reference, reference)))
    .orderBy(desc(offers.createdAt), desc(offers.id));
  const known = await loadOffers(
    db,
    shopId,
    answers.map(({ id }) => id),
  );
  const today = toLocalDay(now, (await loadHome(db, shopId)).timeZone);
  const { currency } = await findShop(db, shopId, locale);
  return {
    shop: shopId,
    receivedAt: receivedAt.toISOString(),
    name: `${sender.firstName} ${sender.lastName}`,
    ...{ reference, email, locale, currency, message, lines },
    offers: answers.flatMap(({ id }) => {
      const whole = known.get(id);
      if (!whole) return [];
      const { offer, lines: offered } = whole;
      return {
        ...{ id, state: getOfferState(whole, today), validUntil: offer.validUntil, currency: offer.currency },
        totalExcVat: offered.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        lines: offered.length,
      };
    }),
  };
}
