import { createHash } from 'node:crypto';
import type { components } from '#generated/contracts/product-api.ts';
import { requireCountry } from '../checks/postal-code.ts';
import type { DatabaseReader } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { toLocalDay } from './delivery-dates.ts';
import { discountOrder } from './discount.ts';
import { chooseShipping, offerShipping } from './order-shipping.ts';
import { type Cost, sumTotals } from './order-totals.ts';
import { getOrderVat } from './order-vat.ts';
import { evaluateVoucher, toOrderVoucher } from './order-voucher.ts';
import { priceLines } from './price-lines.ts';
import { loadPriceSources, type PriceSources } from './price-sources.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

/** An order in progress, by today's prices and stock. */
export interface PricedOrder {
  readonly lines: readonly Schemas['OrderLine'][];
  readonly offers: readonly Schemas['ShippingMethod'][];
  /** Absent: none is chosen, or the chosen one is no longer offered. */
  readonly shipping: Schemas['ShippingChoice'] | undefined;
  readonly totals: Schemas['OrderTotals'];
  /** Absent: it has none. */
  readonly voucher: Schemas['OrderVoucher'] | undefined;
  /** What the voucher takes off, by VAT rate. */
  readonly discounts: readonly Cost[];
  readonly acceptsVouchers: boolean;
  /** Whether the company of its buyer wants it to be approved. */
  readonly needsApproval: boolean;
  readonly membership: PriceSources['membership'];
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

/** Loads what an order in progress costs now. @param to - Address of the delivery; absent: that of its details. */
export async function loadPricedOrder(
  db: DatabaseReader,
  order: OrderRow,
  reading: Reading,
  to: Destination = getDestination(order),
): Promise<PricedOrder> {
  const shop = { ...reading.shop, country: to.country, currency: order.currency };
  const { lines, sources } = await loadPriceSources(db, { shop, order });
  return priceOrder(order, lines, sources, reading, to);
}

/** An order in progress with what it costs, and what that depends on. */
export interface SeenOrder {
  readonly lines: readonly LineRow[];
  readonly sources: PriceSources;
  readonly priced: PricedOrder;
}

/** Prices an order in progress in the language and currency in which its buyer saw it, whatever the request names. */
export async function priceAsSeen(db: DatabaseReader, order: OrderRow, reading: Reading): Promise<SeenOrder> {
  const { locale, currency, country } = order;
  const shop = { ...reading.shop, locale, currency, country };
  const { lines, sources } = await loadPriceSources(db, { shop, order });
  return { lines, sources, priced: priceOrder(order, lines, sources, { ...reading, shop }) };
}

/**
 * Prices an order in progress.
 *
 * @param sources - Loaded in its currency, for the country of its delivery.
 * @param to - Address of the delivery; absent: that of its details.
 */
export function priceOrder(
  order: OrderRow,
  rows: readonly LineRow[],
  sources: PriceSources,
  { shop: reader, now }: Reading,
  to: Destination = getDestination(order),
): PricedOrder {
  const vat = getOrderVat({ ...order, country: to.country }, sources.home.country);
  const shop = { ...reader, country: to.country, currency: order.currency };
  const today = toLocalDay(now, sources.home.timeZone);
  const undiscounted = priceLines({ shop, vat, sources, today }, rows);
  const goods = undiscounted.map(({ pricing }) => ({
    excVat: pricing.totalExcVat,
    incVat: pricing.totalIncVat,
    vatPercentage: pricing.vatPercentage,
  }));
  const goodsIncVat = goods.reduce((sum, { incVat }) => sum + incVat, 0);
  const offers = offerShipping(
    shop,
    {
      lines: undiscounted.filter(({ changes }) => !changes.some(({ kind }) => kind === 'gone')),
      goodsIncVat,
      vatPercentage: vat.percentage,
      ...to,
    },
    sources,
    now,
  );
  const shipping = chooseShipping(offers, order.delivery);
  const delivery = shipping && {
    excVat: shipping.priceExcVat,
    incVat: shipping.priceIncVat,
    vatPercentage: shipping.vatPercentage,
  };
  const held = order.voucherCode === null ? undefined : sources.voucher;
  const voucher =
    held && toOrderVoucher(held.voucher, evaluateVoucher(held, { currency: order.currency, goodsIncVat, today }));
  const discount =
    held && voucher?.state === 'applied' ? discountOrder(held.voucher, goods, delivery) : { lines: [], costs: [] };
  const lines = undiscounted.map((line, index) => {
    const part = discount.lines[index];
    return part && part.incVat > 0 ? { ...line, discount: part } : line;
  });
  const totals = sumTotals(order.currency, goods, delivery, vat.reverseCharge, discount.costs);
  const missing: Order['missing'] = [
    ...(lines.length === 0 ? (['lines'] as const) : []),
    ...(order.details ? [] : (['details'] as const)),
    ...(shipping ? [] : (['shipping'] as const)),
  ];
  return {
    ...{ lines, offers, shipping, totals, voucher, missing },
    discounts: discount.costs,
    acceptsVouchers: sources.acceptsVouchers,
    needsApproval: needsApproval(sources, totals),
    membership: sources.membership,
    fingerprint: hashOrder(order, lines, shipping, totals, voucher),
  };
}

function needsApproval({ membership }: PriceSources, { totalExcVat }: Schemas['OrderTotals']): boolean {
  if (membership?.role !== 'Buyer' || membership.approveFrom === null) return false;
  return totalExcVat >= membership.approveFrom;
}

/**
 * Returns an order in progress in the locale of its reader: its language, its currency, and its country until an
 * address is entered.
 */
export function followLocale(order: OrderRow, { shop }: Reading): OrderRow {
  const { locale, currency } = shop;
  const country = findDeliveryAddress(order)?.country ?? requireCountry(shop.country);
  if (order.locale === locale && order.currency === currency && order.country === country) return order;
  return { ...order, locale, currency, country };
}

function getDestination(order: OrderRow): Destination {
  return { country: order.country, postalCode: findDeliveryAddress(order)?.postalCode };
}

/** Returns the address of an order's delivery, as far as it is entered. */
function findDeliveryAddress({ details }: Pick<OrderRow, 'details'>): Schemas['Address'] | undefined {
  return details?.deliveryAddress ?? details?.billingAddress;
}

/** Returns a fingerprint of the order without texts: another language is no change. */
function hashOrder(
  { details, delivery, country, currency }: OrderRow,
  lines: readonly Schemas['OrderLine'][],
  shipping: Schemas['ShippingChoice'] | undefined,
  totals: Schemas['OrderTotals'],
  voucher: Schemas['OrderVoucher'] | undefined,
): string {
  const seen = lines.map(({ id, variantId, values, quantity, pricing, inStock, changes }) => [
    ...[id, variantId, values, quantity.current, pricing.priceExcVat, pricing.totalIncVat, inStock, changes],
  ]);
  const chosen = shipping && [shipping.method, shipping.date, shipping.instructions, shipping.priceIncVat];
  const whole = JSON.stringify([seen, chosen, totals, details, delivery, country, currency, voucher]);
  return createHash('sha256').update(whole).digest('base64url');
}
