import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Verdict } from '../configurator/evaluate-configuration.ts';
import type { DatabaseReader, DatabaseWriter } from '../db/database.ts';
import { type OfferLineRow, type OfferRow, offerLines, offers } from '../db/schema/offers.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { priceQuantity } from '../pricing/price-product.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { hashConfiguration, type LineConfiguration } from './hash-configuration.ts';

/** An offer with its lines. */
export interface WholeOffer {
  readonly offer: OfferRow;
  /** In their order. */
  readonly lines: readonly OfferLineRow[];
  /** Whether an order has been placed by it that is not cancelled. */
  readonly isOrdered: boolean;
}

/** Offers by their identifier. */
export type Offers = ReadonlyMap<string, WholeOffer>;

/** How an offer stands. */
export type OfferState = 'open' | 'expired' | 'ordered' | 'withdrawn';

/** Loads offers of a shop; those that are named and do not exist are left out. */
export async function loadOffers(db: DatabaseReader, shopId: string, ids: readonly string[]): Promise<Offers> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const isUse = and(
    eq(orderLines.shopId, shopId),
    eq(orderLines.offerId, sql`offers.id`),
    isNotNull(orders.placedAt),
    ne(orders.state, 'Cancelled'),
  );
  const rows = await db
    .select({
      offer: offers,
      isOrdered: sql<boolean>`exists(select 1 from ${orderLines} join ${orders}
        on orders.shop_id = order_lines.shop_id and orders.id = order_lines.order_id where ${isUse})`,
    })
    .from(offers)
    .where(and(eq(offers.shopId, shopId), inArray(offers.id, wanted)));
  const lines = await db
    .select()
    .from(offerLines)
    .where(and(eq(offerLines.shopId, shopId), inArray(offerLines.offerId, wanted)))
    .orderBy(offerLines.position);
  return new Map(
    rows.map(({ offer, isOrdered }) => [
      offer.id,
      { offer, isOrdered, lines: lines.filter(({ offerId }) => offerId === offer.id) },
    ]),
  );
}

/** Locks the offers of an order's lines for the rest of the transaction: of two orders by one offer, the second sees the first. */
export async function lockOffers(tx: DatabaseWriter, shopId: string, orderId: string): Promise<void> {
  const ofOrder = tx
    .select({ id: orderLines.offerId })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId), isNotNull(orderLines.offerId)));
  await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.shopId, shopId), inArray(offers.id, ofOrder)))
    .orderBy(offers.id)
    .for('no key update');
}

/** Returns how an offer stands. @param today - `YYYY-MM-DD`, in the time zone of the shop. */
export function getOfferState(
  { offer, isOrdered }: Pick<WholeOffer, 'offer' | 'isOrdered'>,
  today: string,
): OfferState {
  if (isOrdered) return 'ordered';
  if (offer.withdrawn) return 'withdrawn';
  return today > offer.validUntil ? 'expired' : 'open';
}

/** What decides whether the price of an offer counts for a line. */
export interface OfferContext {
  readonly shop: Pick<ShopView, 'country' | 'currency'>;
  readonly offers: Offers;
  /** `YYYY-MM-DD`, in the time zone of the shop. */
  readonly today: string;
}

/**
 * Returns the offer whose price counts for a line: an open one in the currency of the order, for the same configuration in at least
 * the offered quantity.
 */
export function findOffered(
  { shop, offers: known, today }: OfferContext,
  line: LineConfiguration & Pick<LineRow, 'quantity' | 'offerId'>,
): OfferLineRow | undefined {
  const whole = line.offerId === null ? undefined : known.get(line.offerId);
  if (!whole || whole.offer.currency !== shop.currency || getOfferState(whole, today) !== 'open') return undefined;
  const sameness = hashConfiguration(line);
  return whole.lines.find((offered) => offered.sameness === sameness && line.quantity >= offered.quantity);
}

/** Returns what a line costs by an offer: its unit price, without volume tiers. */
export function atOfferedPrice(
  { shop }: OfferContext,
  verdict: Verdict,
  offered: OfferLineRow | undefined,
  quantity: number,
): Verdict {
  const [first] = verdict.parts;
  if (!offered || !first) return verdict;
  const prices = { unitPrice: offered.unitPrice, tiers: [] };
  const pricing = priceQuantity(shop, prices, quantity);
  const part = { ...first, priceExcVat: pricing.priceExcVat, priceIncVat: pricing.priceIncVat };
  return { ...verdict, prices, pricing, parts: [part] };
}
