import type { components } from '#generated/contracts/product-api.ts';
import type { OrderPayload, OrderTrackingEvent, TrackedItem } from '#runtime/contracts/tracking.ts';

type Schemas = components['schemas'];
type Order = Pick<Schemas['Order'], 'lines' | 'totals'>;
type Line = Schemas['OrderLine'];

/** Returns the event for a higher quantity of a line. */
export function addToCart(line: Line, quantity: number): OrderTrackingEvent {
  return { event: 'add_to_cart', ecommerce: linePayload(line, quantity) };
}

/** Returns the event for a lower quantity of a line, or for its removal. */
export function removeFromCart(line: Line, quantity: number): OrderTrackingEvent {
  return { event: 'remove_from_cart', ecommerce: linePayload(line, quantity) };
}

export function viewCart(order: Order): OrderTrackingEvent {
  return { event: 'view_cart', ecommerce: orderPayload(order) };
}

export function beginCheckout(order: Order): OrderTrackingEvent {
  return { event: 'begin_checkout', ecommerce: orderPayload(order) };
}

/** @param method - How it is delivered. */
export function addShippingInfo(order: Order, method: string): OrderTrackingEvent {
  return { event: 'add_shipping_info', ecommerce: { ...orderPayload(order), shipping_tier: method } };
}

/** @param method - How it is paid. */
export function addPaymentInfo(order: Order, method: string): OrderTrackingEvent {
  return { event: 'add_payment_info', ecommerce: { ...orderPayload(order), payment_type: method } };
}

/** Returns the event for an order that is paid, or whose payment is certain. */
export function purchase(order: Order & Pick<Schemas['Order'], 'id' | 'number'>): OrderTrackingEvent {
  const { totals, id, number = id } = order;
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      ...orderPayload(order),
      tax: toUnits(totals.totalIncVat - totals.totalExcVat),
      shipping: toUnits(totals.shippingExcVat),
    },
  };
}

function orderPayload({ lines, totals }: Order): OrderPayload {
  return {
    currency: totals.currency,
    value: toUnits(totals.goodsExcVat),
    items: lines.map((line, index) => item(line, index)),
  };
}

function linePayload(line: Line, quantity: number): OrderPayload {
  const { currency, priceExcVat } = line.pricing;
  return { currency, value: toUnits(priceExcVat * quantity), items: [item(line, 0, quantity)] };
}

function item(line: Line, index: number, quantity = line.quantity.current): TrackedItem {
  const { productId, name, brand, category, variantName, pricing } = line;
  return {
    item_id: productId,
    item_name: name,
    ...(brand !== undefined && { item_brand: brand }),
    item_category: category?.name ?? '',
    ...(variantName !== undefined && { item_variant: variantName }),
    index,
    price: toUnits(pricing.priceExcVat),
    quantity,
  };
}

/** Converts cents to units: every currency of the shops has a hundred cents. */
function toUnits(cents: number): number {
  return cents / 100;
}
