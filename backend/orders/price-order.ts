import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { requireCountry } from '../checks/postal-code.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import type { Actor } from '../identity/actor.ts';
import { isOrder, type OrderRow } from '../order-rows/order-key.ts';
import { loadLines } from '../order-rows/order-lines.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { chooseShipping, offerShipping } from './order-shipping.ts';
import { sumTotals } from './order-totals.ts';
import { getOrderVat, loadHome } from './order-vat.ts';
import { priceLines } from './price-lines.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

/** An order in progress, by today's prices and stock. */
export interface PricedOrder {
  readonly lines: readonly Schemas['OrderLine'][];
  readonly offers: readonly Schemas['ShippingMethod'][];
  /** Absent: none is chosen, or the chosen one is no longer offered. */
  readonly shipping: Schemas['ShippingChoice'] | undefined;
  readonly totals: Schemas['OrderTotals'];
  readonly missing: Order['missing'];
  /** Distinguishes what its buyer sees from what they saw before. */
  readonly fingerprint: string;
}

/** The reader of an order in progress, and the time. */
export interface Reading {
  readonly shop: ShopView;
  readonly actor: Actor;
  readonly now: Date;
}

interface Destination {
  readonly country: OrderRow['country'];
  readonly postalCode: string | undefined;
}

/** Prices an order in progress. @param to - Address of the delivery; absent: that of its details. */
export async function priceOrder(
  db: DatabaseWriter,
  order: OrderRow,
  { shop: reader, actor, now }: Reading,
  to: Destination = { country: order.country, postalCode: findDeliveryAddress(order)?.postalCode },
): Promise<PricedOrder> {
  const home = await loadHome(db, order.shopId);
  const vat = getOrderVat({ ...order, country: to.country }, home.country);
  const shop = { ...reader, country: to.country, currency: order.currency };
  const lines = await priceLines({ db, shop, actor, vat }, await loadLines(db, order));
  const goods = lines.map(({ pricing }) => ({
    excVat: pricing.totalExcVat,
    incVat: pricing.totalIncVat,
    vatPercentage: pricing.vatPercentage,
  }));
  const offers = await offerShipping(
    db,
    shop,
    {
      lines: lines.filter(({ changes }) => !changes.some(({ kind }) => kind === 'gone')),
      goodsIncVat: goods.reduce((sum, { incVat }) => sum + incVat, 0),
      vatPercentage: vat.percentage,
      ...to,
    },
    { now, home },
  );
  const shipping = chooseShipping(offers, order.delivery);
  const totals = sumTotals(
    order.currency,
    goods,
    shipping && { excVat: shipping.priceExcVat, incVat: shipping.priceIncVat, vatPercentage: shipping.vatPercentage },
    vat.reverseCharge,
  );
  const missing: Order['missing'] = [
    ...(lines.length === 0 ? (['lines'] as const) : []),
    ...(order.details ? [] : (['details'] as const)),
    ...(shipping ? [] : (['shipping'] as const)),
  ];
  return { lines, offers, shipping, totals, missing, fingerprint: hashOrder(order, lines, shipping, totals) };
}

/**
 * Prices an order, and increments its version if its buyer sees something else than before. The caller holds the lock
 * on the order.
 *
 * @returns The stored order.
 */
export async function priceAndNote(
  tx: DatabaseWriter,
  order: OrderRow,
  reading: Reading,
): Promise<{ readonly order: OrderRow; readonly priced: PricedOrder }> {
  const priced = await priceOrder(tx, order, reading);
  if (priced.fingerprint === order.seen) return { order, priced };
  const key = { shopId: order.shopId, orderId: order.id };
  const [noted] = await tx
    .update(orders)
    .set({
      seen: priced.fingerprint,
      // The first reading is version 1.
      ...(order.seen !== null && { version: sql`${orders.version} + 1` }),
    })
    .where(isOrder(key))
    .returning();
  return { order: noted ?? order, priced };
}

/**
 * Updates an order in progress to the locale of its reader: its language, its currency, and its country until an
 * address is entered. Prices in another currency, or with another VAT, are then no unexpected change.
 */
export async function followLocale(tx: DatabaseWriter, order: OrderRow, reading: Reading): Promise<OrderRow> {
  const { locale, currency } = reading.shop;
  const country = findDeliveryAddress(order)?.country ?? requireCountry(reading.shop.country);
  if (order.locale === locale && order.currency === currency && order.country === country) return order;
  const [followed] = await tx
    .update(orders)
    .set({ locale, currency, country })
    .where(isOrder({ shopId: order.shopId, orderId: order.id }))
    .returning();
  if (!followed) return order;
  if (order.currency !== currency || order.country !== country) await noteLines(tx, followed, reading, 'prices');
  return followed;
}

/** Returns the address of an order's delivery, as far as it is entered. */
function findDeliveryAddress({ details }: Pick<OrderRow, 'details'>): Schemas['Address'] | undefined {
  return details?.deliveryAddress ?? details?.billingAddress;
}

/** Records today's prices of the lines as those that their buyer knows: all of it, or their VAT alone. */
export async function noteLines(
  tx: DatabaseWriter,
  order: OrderRow,
  reading: Reading,
  what: 'prices' | 'vat',
): Promise<void> {
  const { lines } = await priceOrder(tx, order, reading);
  for (const { id, pricing, changes } of lines) {
    if (changes.length === 0) continue;
    await tx
      .update(orderLines)
      .set({ setVat: pricing.vatPercentage, ...(what === 'prices' && { setPrice: pricing.priceExcVat }) })
      .where(and(eq(orderLines.shopId, order.shopId), eq(orderLines.id, id)));
  }
}

/** Returns a fingerprint of the order without texts: another language is no change. */
function hashOrder(
  { details, delivery, country, currency }: OrderRow,
  lines: readonly Schemas['OrderLine'][],
  shipping: Schemas['ShippingChoice'] | undefined,
  totals: Schemas['OrderTotals'],
): string {
  const seen = lines.map(({ id, variantId, values, quantity, pricing, inStock, changes }) => [
    ...[id, variantId, values, quantity.current, pricing.priceExcVat, pricing.totalIncVat, inStock, changes],
  ]);
  const chosen = shipping && [shipping.method, shipping.date, shipping.instructions, shipping.priceIncVat];
  const whole = JSON.stringify([seen, chosen, totals, details, delivery, country, currency]);
  return createHash('sha256').update(whole).digest('base64url');
}
