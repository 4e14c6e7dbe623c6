import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { type ConfigurableRow, selectConfigurables, toConfigurables } from '../configurator/configurable.ts';
import { evaluateWith } from '../configurator/evaluate-configuration.ts';
import { isPersonal } from '../configurator/option-types.ts';
import type { DatabaseReader } from '../db/database.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { priceQuantity } from '../pricing/price-product.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { addOrderLine } from './change-lines.ts';
import { toLocalDay } from './delivery-dates.ts';
import { getOfferState, loadOffers, type WholeOffer } from './offered-prices.ts';
import type { OrderServices } from './order-services.ts';
import { loadHome } from './order-vat.ts';
import { getLineTexts } from './price-lines.ts';
import { loadNamed } from './price-sources.ts';

type Schemas = components['schemas'];

/** Returns an offer as the reader of a locale sees it. @throws {ProblemError} `NOT_FOUND` */
export async function getOffer(
  { db, clock }: OrderServices,
  { shop, path }: OperationRequest<'getOffer'>,
): Promise<Schemas['Offer']> {
  const whole = await requireOffer(db, shop, path.id);
  const { id, reference, validUntil, note, currency } = whole.offer;
  const lines = await describeLines(db, { ...shop, currency }, whole);
  return {
    ...{ id, reference, validUntil, currency, lines },
    ...(note !== null && { note }),
    state: await findState(db, shop, whole, clock()),
    totalExcVat: lines.reduce((sum, { totalExcVat }) => sum + totalExcVat, 0),
    totalIncVat: lines.reduce((sum, { totalIncVat }) => sum + totalIncVat, 0),
  };
}

/** The lines of an offer in the order in progress. */
export interface OrderedOffer {
  readonly answer: Schemas['OrderedOffer'];
  /** Token of the guest's order in progress from now on; absent: the token that was sent stays valid. */
  readonly token: string | undefined;
}

/**
 * Puts the lines of an offer into the order in progress, at its prices.
 *
 * @throws {ProblemError} `NOT_FOUND`, `OFFER_NOT_VALID`, `ORDER_FULL`
 */
export async function orderByOffer(
  services: OrderServices,
  { shop, actor, path }: OperationRequest<'orderByOffer'>,
): Promise<OrderedOffer> {
  const { db, clock } = services;
  const whole = await requireOffer(db, shop, path.id);
  if ((await findState(db, shop, whole, clock())) !== 'open') throw new ProblemError('OFFER_NOT_VALID');
  let token: string | undefined;
  let answer: Schemas['OrderedOffer'] | undefined;
  for (const { productId, variantId, values, quantity } of whole.lines) {
    const buyer = token === undefined ? actor : { ...actor, orderToken: token };
    const body = { productId, variantId, values, quantity };
    const added = await addOrderLine(services, { shop, actor: buyer, body }, whole.offer.id).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code !== 'ORDER_FULL') throw new ProblemError('OFFER_NOT_VALID');
      throw error;
    });
    token = added.token ?? token;
    answer = { orderId: added.order.id, lineCount: added.order.lineCount };
  }
  if (!answer) throw new Error(`The offer ${path.id} has no lines.`);
  return { answer, token };
}

async function requireOffer(db: DatabaseReader, { shopId }: ShopView, id: string): Promise<WholeOffer> {
  const whole = (await loadOffers(db, shopId, [id])).get(id);
  if (!whole) throw new ProblemError('NOT_FOUND');
  return whole;
}

async function findState(
  db: DatabaseReader,
  { shopId, currency }: ShopView,
  whole: WholeOffer,
  now: Date,
): Promise<Schemas['Offer']['state']> {
  const { timeZone } = await loadHome(db, shopId);
  const state = getOfferState(whole, toLocalDay(now, timeZone));
  return state === 'open' && whole.offer.currency !== currency ? 'otherCurrency' : state;
}

/** Describes the lines of an offer, as their products are today. */
async function describeLines(
  db: DatabaseReader,
  shop: ShopView,
  { lines }: WholeOffer,
): Promise<Schemas['OfferLine'][]> {
  const ids = sql.param(lines.map(({ productId }) => productId));
  const { rows } = await db.execute<{ readonly products: readonly ConfigurableRow[] }>(
    sql`select ${selectConfigurables(shop, sql`p.id = any(${ids}::text[])`)} as products`,
  );
  const products = toConfigurables(shop, rows[0]?.products ?? []);
  const { files } = await loadNamed(
    db,
    shop,
    lines.map(({ values }) => ({ values, cropId: null })),
  );
  return lines.map(({ productId, variantId, values, quantity, unitPrice }) => {
    const product = products.get(productId);
    const text = product && getLineTexts(product);
    const isSold = product?.variants.some(({ id }) => id === variantId) === true;
    const verdict =
      product && isSold ? evaluateWith(shop, product, { variantId, quantity, values }, files, undefined) : undefined;
    const pricing = priceQuantity(shop, { unitPrice, tiers: [] }, quantity);
    const variantName = verdict?.parts[0]?.value;
    const image = verdict?.image ?? text?.image;
    return {
      ...{ productId, variantId, quantity },
      name: text?.name ?? productId,
      ...(text && verdict && { slug: text.slug }),
      ...(variantName !== undefined && { variantName }),
      sku: verdict?.sku ?? variantId,
      ...(image && { image }),
      choices: (verdict?.choices ?? []).filter(({ optionId }) => !isPersonal(values[optionId])),
      unit: verdict?.unit ?? 'piece',
      vatPercentage: pricing.vatPercentage,
      priceExcVat: pricing.priceExcVat,
      priceIncVat: pricing.priceIncVat,
      totalExcVat: pricing.totalExcVat,
      totalIncVat: pricing.totalIncVat,
    };
  });
}
