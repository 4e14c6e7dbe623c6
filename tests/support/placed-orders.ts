import { orderEvents, orderLines, orders } from '#backend/db/schema/orders.ts';
import { addGuest } from '#backend/identity/owner.ts';
import { createId } from '#backend/tokens/tokens.ts';
import type { components } from '#generated/contracts/product-api.ts';
import type { TestBackend } from './backend.ts';
import { freshEmail, type TestCustomer } from './customers.ts';

type Currency = components['schemas']['Currency'];

export interface PlacedOrder {
  readonly shopId: string;
  readonly orderId: string;
  /** A unique address. */
  readonly email: string;
  /** Credentials of the order's owner. */
  readonly headers: Readonly<Record<string, string>>;
}

interface PlacedOrderOptions {
  /** Default: a guest. */
  readonly customer?: TestCustomer;
  /** Cents; default: 105459. */
  readonly total?: number;
  /** Default: NL, and EUR. */
  readonly country?: 'NL' | 'BE' | 'DE' | 'GB';
  readonly currency?: Currency;
  readonly locale?: string;
  /** Default: Placed. */
  readonly state?: 'Placed' | 'Cart' | 'Cancelled' | 'Paid';
  readonly now?: Date;
}

let numbers = 0;

/** Inserts an unpaid order into the tables, with only the data that payments need. */
export async function addPlacedOrder(
  { backend }: TestBackend,
  {
    customer,
    total = 105_459,
    country = 'NL',
    currency = 'EUR',
    locale = 'nl-NL',
    state = 'Placed',
    now = new Date(),
  }: PlacedOrderOptions = {},
): Promise<PlacedOrder> {
  const { db } = backend.database;
  const shopId = 'quiet';
  const guest = customer ? undefined : await addGuest(db, shopId, now);
  const orderId = createId('or');
  const email = freshEmail();
  numbers += 1;
  const isPlaced = state !== 'Cart';
  const exc = Math.round(total / 1.21);
  await db.insert(orders).values({
    shopId,
    id: orderId,
    state,
    locale,
    country,
    currency,
    createdAt: now,
    changedAt: now,
    customerId: customer?.customerId ?? null,
    guestId: guest?.owner.guestId ?? null,
    details: {
      customerType: 'Private',
      email,
      firstName: 'Sanne',
      lastName: 'de Vries',
      billingAddress: {
        street: 'Oudegracht',
        houseNumber: '231',
        postalCode: '3511 NL',
        city: 'Utrecht',
        country: 'NL',
      },
    },
    ...(isPlaced && {
      totalIncVat: total,
      number: `QU-TEST-${String(numbers).padStart(6, '0')}`,
      placedAt: now,
      payBefore: new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000),
      record: {
        totals: {
          currency,
          goodsIncVat: total,
          goodsExcVat: exc,
          shippingIncVat: 0,
          shippingExcVat: 0,
          totalIncVat: total,
          totalExcVat: exc,
          reverseCharge: false,
          vat: [{ percentage: 21, baseExcVat: exc, amount: total - exc }],
        },
        shipping: {
          method: 'Pickup',
          name: 'Pick up',
          date: '2026-11-27',
          priceIncVat: 0,
          priceExcVat: 0,
          vatPercentage: 21,
        },
      },
    }),
  });
  if (isPlaced) {
    await db.insert(orderEvents).values({ shopId, orderId, at: now, state: 'Placed', cause: 'customer' });
    await db.insert(orderLines).values(getLine(shopId, orderId, currency, exc, total));
  }
  return {
    shopId,
    orderId,
    email,
    headers: guest ? { 'x-order-token': guest.token } : { authorization: customer?.authorization ?? '' },
  };
}

/** Creates a line with the price of the whole order. */
function getLine(shopId: string, orderId: string, currency: Currency, exc: number, total: number) {
  const id = createId('ln');
  const [productId, variantId, setVat] = ['panel', 'panel-1', 21];
  return {
    shopId,
    orderId,
    id,
    productId,
    variantId,
    values: {},
    sameness: id,
    quantity: 1,
    setPrice: exc,
    setVat,
    record: {
      id,
      productId,
      variantId,
      kind: 'Standard' as const,
      sku: 'PA-1',
      name: 'Panel',
      slug: 'panel',
      values: {},
      choices: [],
      unit: 'piece' as const,
      parts: [],
      inStock: true,
      changes: [],
      quantity: { current: 1, minimum: 1, maximum: 10, step: 1 },
      pricing: {
        currency,
        vatPercentage: setVat,
        quantity: { current: 1 },
        volumeDiscount: [],
        priceExcVat: exc,
        priceIncVat: total,
        totalExcVat: exc,
        totalIncVat: total,
      },
    },
  };
}
